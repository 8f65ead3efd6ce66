import { expect, test } from "playwright/test";
import { todayInSouthAfrica } from "~/base/date";
import { readSurveyRecord } from "~/contract/survey-record";
import { people } from "../../fixtures/people";
import { answerStep, stepsFor } from "./visitor";

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
  await page.locator('button[value="next"]').click();
  await expect(page.locator('input[name="phone"]')).toHaveAttribute("aria-invalid", "true");
  await expect(page.locator('input[name="phone"]')).toHaveValue("34");
  page.once("dialog", (dialog) => void dialog.accept());
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
  await expect(page).toHaveURL(/\/en\/3$/);
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
  await expect(page).toHaveURL(/\/en\/7$/);
  const choose = (name: string, value: string) =>
    page.locator(`input[name="${name}"][value="${value}"]`).check();
  await choose("seriousIllness", "no");
  await choose("smoker", "yes");
  await choose("seriousIllness", "yes");
  await choose("seriousIllness", "no");
  await expect(page.locator('input[name="smoker"]:checked')).toHaveCount(0);
});
