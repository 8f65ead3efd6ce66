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
  const refused = page.waitForResponse((response) => response.request().method() === "POST");
  await page.locator('button[value="next"]').click();
  await refused;
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

test("the browser's own Back and Forward keep what was typed", async ({ page }) => {
  await page.goto("/en/1", { waitUntil: "networkidle" });
  for (const step of [1, 2] as const) {
    await answerStep(page, step, profile);
    await page.locator('button[value="next"]').click();
    await expect(page).toHaveURL(new RegExp(`/en/${step + 1}$`));
  }
  await page.locator('input[name="debt"][value="yes"]').check();
  await page.locator('input[name="debtAmount"]').fill("777");
  await page.goBack();
  await expect(page).toHaveURL(/\/en\/2$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Retirement Savings");
  await page.locator('input[name="investments"]').fill("999 000");
  await page.goForward();
  await expect(page).toHaveURL(/\/en\/3$/);
  await expect(page.locator('input[name="debtAmount"]')).toHaveValue("777");
  await page.goBack();
  await expect(page.locator('input[name="investments"]')).toHaveValue(/^999.000$/);
});

test("the browser's own Back may be pressed again while it keeps what was typed", async ({ page }) => {
  const faults: string[] = [];
  page.on("pageerror", ({ message }) => faults.push(message));
  await page.goto("/en/1", { waitUntil: "networkidle" });
  for (const step of [1, 2] as const) {
    await answerStep(page, step, profile);
    await page.locator('button[value="next"]').click();
    await expect(page).toHaveURL(new RegExp(`/en/${step + 1}$`));
  }
  await page.locator('input[name="debt"][value="no"]').check();
  let goOn = () => {};
  const isHeld = new Promise<void>((resolve) => (goOn = resolve));
  await page.route(/\/en\/3$/, async (route) => {
    if (route.request().method() === "POST") await isHeld;
    await route.continue();
  });
  const isPosted = page.waitForRequest((request) => request.method() === "POST");
  await page.evaluate(() => history.back());
  await isPosted;
  await page.evaluate(() => history.back());
  goOn();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Retirement Savings");
  await page.goForward();
  await expect(page.locator('input[name="debt"][value="no"]')).toBeChecked();
  expect(faults).toEqual([]);
});

test("the browser's own Back, pressed while Next is under way, breaks nothing when Next comes first", async ({
  page,
  context,
}) => {
  const faults: string[] = [];
  page.on("pageerror", ({ message }) => faults.push(message));
  await page.goto("/en/1", { waitUntil: "networkidle" });
  await answerStep(page, 1, profile);
  await page.locator('button[value="next"]').click();
  await expect(page).toHaveURL(/\/en\/2$/);
  await answerStep(page, 2, profile);
  const letGo: (() => void)[] = [];
  await page.route(/\/en\/2(\?|$)/, async (route) => {
    if (route.request().method() === "POST") await new Promise<void>((resolve) => letGo.push(resolve));
    await route.continue();
  });
  await page.locator('button[value="next"]').click();
  await expect.poll(() => letGo.length).toBe(1);
  await page.evaluate(() => history.back());
  await expect.poll(() => letGo.length).toBe(2);
  letGo[0]!();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Cash Needs");
  const readKept = async () => (await context.cookies()).find(({ name }) => name === "baobab_answers")?.value;
  const before = await readKept();
  letGo[1]!();
  await expect.poll(readKept).not.toBe(before);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Retirement Savings");
  expect(faults).toEqual([]);
});

test("what cannot be kept on the browser's own Back stays on the page, which says so", async ({
  page,
  context,
}) => {
  await page.goto("/en/1", { waitUntil: "networkidle" });
  await answerStep(page, 1, profile);
  await page.locator('button[value="next"]').click();
  await expect(page).toHaveURL(/\/en\/2$/);
  await page.locator('input[name="investments"]').fill("4 000 000");
  await context.setOffline(true);
  await page.evaluate(() => history.back());
  await expect(page.getByRole("alert")).toContainText("did not reach us");
  await expect(page.locator('input[name="investments"]')).toHaveValue(/^4.000.000$/);
  await context.setOffline(false);
});

test("a step that names its mistakes on arrival keeps saying so in its title", async ({ page }) => {
  await page.goto("/en/1", { waitUntil: "networkidle" });
  await answerStep(page, 1, profile);
  await page.locator('button[value="next"]').click();
  await expect(page).toHaveURL(/\/en\/2$/);
  await page.locator('input[name="investments"]').fill("50");
  await page.locator('button[value="back"]').click();
  await expect(page).toHaveURL(/\/en\/1$/);
  await page.getByRole("button", { name: "Step 3" }).first().click();
  await expect(page).toHaveURL(/\/en\/2\?check$/);
  await expect(page).toHaveTitle(/^Error: /);
  await page.locator('button[value="next"]').click();
  await expect(page).toHaveURL(/\/en\/2$/);
  await expect(page.getByRole("alert")).toBeFocused();
  await expect(page).toHaveTitle(/^Error: /);
});

test("a text too long to send is cut where it is pasted, and is still too long", async ({ page }) => {
  await page.goto("/en/1", { waitUntil: "networkidle" });
  await answerStep(page, 1, profile);
  await page.locator('input[name="surname"]').fill("");
  await page.locator('input[name="surname"]').focus();
  await page.keyboard.insertText("x".repeat(70_000));
  await page.locator('button[value="next"]').click();
  await expect(page.getByRole("alert")).toContainText("please enter a maximum of 50 characters");
  await expect(page.locator('input[name="name"]')).toHaveValue(profile.name!);
});
