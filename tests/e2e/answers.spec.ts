import { expect, test } from "playwright/test";
import { todayInSouthAfrica } from "~/base/date";
import { readSurveyRecord } from "~/contract/survey/survey-record";
import { people } from "../../fixtures/people";
import { WITH_SCRIPTS_AND_WITHOUT } from "./before-release";
import { answerStep, expectLoaded, stepsFor } from "./visitor";

const profile = readSurveyRecord(people(todayInSouthAfrica(new Date()))[0]!.record);

test("a refused step keeps what was typed, in place and after a reload", async ({ page }) => {
  await page.goto("/en/1");
  await answerStep(page, 1, profile);
  await page.locator('input[name="phone"]').fill("12");
  await page.locator('button[value="next"]').click();
  const mistakes = page.getByRole("alert", { name: "Please check one answer" });
  await expect(mistakes).toBeFocused();
  await expect(page.locator('input[name="name"]')).toHaveValue(profile.name!);
  await page.locator('input[name="phone"]').fill("34");
  const refused = page.waitForResponse((response) => response.request().method() === "POST");
  await page.locator('button[value="next"]').click();
  await (await refused).finished();
  await expect(mistakes).toBeFocused();
  await expect(page.locator('input[name="phone"]')).toHaveAttribute("aria-invalid", "true");
  await expect(page.locator('input[name="phone"]')).toHaveValue("34");
  await page.reload();
  await expect(page.locator('input[name="phone"]')).toHaveValue("34");
  await expect(page.locator('input[name="surname"]')).toHaveValue(profile.surname!);
});

test("an answer that closes others clears them", async ({ page }) => {
  await page.goto("/en/1");
  for (const step of stepsFor(profile).filter((candidate) => candidate < 3)) {
    await expect(page).toHaveURL(new RegExp(`/en/${step}$`));
    await answerStep(page, step, profile);
    await page.locator('button[value="next"]').click();
  }
  await expectLoaded(page, /\/en\/3$/);
  const choose = (value: string) => page.locator(`input[name="debt"][value="${value}"]`).check();
  await choose("yes");
  await page.locator('input[name="debtAmount"]').fill("150 000");
  await choose("no");
  await choose("yes");
  await expect(page.locator('input[name="debtAmount"]')).toHaveValue("");
});

test("changing serious illness clears the answer about smoking", async ({ page }) => {
  const guaranteed = { ...profile, importance: "guarantee_inc_and_no_inheritance" as const };
  await page.goto("/en/1");
  for (const step of stepsFor(guaranteed).filter((candidate) => candidate < 7)) {
    await expect(page).toHaveURL(new RegExp(`/en/${step}$`));
    await answerStep(page, step, guaranteed);
    await page.locator('button[value="next"]').click();
  }
  await expectLoaded(page, /\/en\/7$/);
  const choose = (name: string, value: string) =>
    page.locator(`input[name="${name}"][value="${value}"]`).check();
  await choose("seriousIllness", "no");
  await choose("smoker", "yes");
  await choose("seriousIllness", "yes");
  await choose("seriousIllness", "no");
  await expect(page.locator('input[name="smoker"]:checked')).toHaveCount(0);
});

for (const { javaScriptEnabled, way, details } of WITH_SCRIPTS_AND_WITHOUT)
  test.describe(way, details, () => {
    test.use({ javaScriptEnabled });

    test("the browser's own Back and Forward bring back what was typed", async ({ page }) => {
      page.on("dialog", (dialog) => void dialog.accept());
      await page.goto("/en/1");
      for (const step of [1, 2] as const) {
        await answerStep(page, step, profile);
        await page.locator('button[value="next"]').click();
        await expect(page).toHaveURL(new RegExp(`/en/${step + 1}$`));
      }
      await page.locator('input[name="debt"][value="yes"]').check();
      await page.locator('input[name="debtAmount"]').fill("777");
      await page.goBack();
      await expect(page).toHaveURL(/\/en\/2$/);
      await page.locator('input[name="investments"]').fill("999 000");
      await page.goForward();
      await expect(page).toHaveURL(/\/en\/3$/);
      await expect(page.locator('input[name="debt"][value="yes"]')).toBeChecked();
      await expect(page.locator('input[name="debtAmount"]')).toHaveValue("777");
      await page.goBack();
      await expect(page.locator('input[name="investments"]')).toHaveValue(/^999.000$/);
    });
  });

test("the browser's own Back asks before it leaves what was typed", async ({ page }) => {
  await page.goto("/en/1");
  await answerStep(page, 1, profile);
  await page.locator('button[value="next"]').click();
  await expectLoaded(page, /\/en\/2$/);
  await page.locator('input[name="investments"]').pressSequentially("999");
  const asked: string[] = [];
  page.on("dialog", async (dialog) => {
    asked.push(dialog.type());
    await dialog.dismiss();
  });
  await page.evaluate(() => history.back());
  await expect.poll(() => asked).toEqual(["beforeunload"]);
  await expect(page.locator('input[name="investments"]')).toHaveValue("999");
  await expect(page).toHaveURL(/\/en\/2$/);
});

test("a step that names its mistakes on arrival keeps saying so in its title", async ({ page }) => {
  await page.goto("/en/1");
  await answerStep(page, 1, profile);
  await page.locator('button[value="next"]').click();
  await expect(page).toHaveURL(/\/en\/2$/);
  await page.locator('input[name="investments"]').fill("50");
  await page.locator('button[value="back"]').click();
  await expect(page).toHaveURL(/\/en\/1$/);
  await page.getByRole("button", { name: "Step 3" }).first().click();
  await expect(page).toHaveURL(/\/en\/2\?check$/);
  await expect(page).toHaveTitle(/^Error: /);
  await page.locator('input[name="investments"]').fill("60");
  await page.locator('button[value="next"]').click();
  await expect(page.locator('input[name="investments"]')).toHaveValue("60");
  await expect(page.getByRole("alert")).toBeFocused();
  await expect(page).toHaveTitle(/^Error: /);
});

test("a text too long to send is cut where it is pasted, and is still too long", async ({ page }) => {
  await page.goto("/en/1");
  await answerStep(page, 1, profile);
  await page.locator('input[name="surname"]').fill("");
  await page.locator('input[name="surname"]').focus();
  await page.keyboard.insertText("x".repeat(70_000));
  await page.locator('button[value="next"]').click();
  await expect(page.getByRole("alert")).toContainText("please enter a maximum of 50 characters");
  await expect(page.locator('input[name="name"]')).toHaveValue(profile.name!);
});
