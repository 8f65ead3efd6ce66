/** Leaving a survey step with something typed: the browser warns if it would be lost. */
import { expect, type Page, test } from "playwright/test";
import { nextButton, openStep, profile } from "./survey-step";
import { answerStep } from "./visitor";

/** Collects the browser's questions about leaving, and stays each time. */
function stayOnPage(page: Page): string[] {
  const asked: string[] = [];
  page.on("dialog", async (dialog) => {
    asked.push(dialog.type());
    await dialog.dismiss();
  });
  return asked;
}

test("the browser warns before a link loses what was typed", async ({ page }) => {
  await openStep(page, 1);
  await page.locator('input[name="name"]').pressSequentially("Nomsa");
  const asked = stayOnPage(page);
  await page.getByRole("link", { name: "Privacy", exact: true }).click({ noWaitAfter: true });
  await expect.poll(() => asked).toEqual(["beforeunload"]);
  await expect(page).toHaveURL(/\/en\/1$/);
  await expect(page.locator('input[name="name"]')).toHaveValue("Nomsa");
});

test("the browser warns before a message from the help loses what was typed on the step", async ({
  page,
}) => {
  await openStep(page, 2);
  await page.locator('input[name="investments"]').pressSequentially("4200000");
  await page.getByText("Write a message").click();
  await page.getByLabel("Your message").fill("Please call me");
  const asked = stayOnPage(page);
  await page.getByRole("button", { name: "Send" }).click({ noWaitAfter: true });
  await expect.poll(() => asked).toEqual(["beforeunload"]);
  await expect(page).toHaveURL(/\/en\/2$/);
});

test("the browser does not warn where nothing would be lost", async ({ page }) => {
  await openStep(page, 2);
  const asked = stayOnPage(page);
  await page.locator('input[name="investments"]').pressSequentially("1000000000000");
  await nextButton(page).click();
  await expect(page).toHaveURL(/\/en\/2\?check$/);
  // The script that inserts separators loads, and leaves unchanged values alone.
  const fetched = page.waitForResponse(/mask-fields/);
  await page.locator('input[name="investments"]').click();
  await fetched;
  await page.getByRole("link", { name: "Privacy", exact: true }).click();
  await expect(page).toHaveURL(/\/en\/privacy$/);
  expect(asked).toEqual([]);
});

test("the browser warns of a form that came back unkept, though nothing was typed since", async ({
  page,
  context,
}) => {
  await openStep(page, 1);
  await answerStep(page, 1, profile);
  await context.clearCookies();
  await nextButton(page).click();
  await expect(page.getByRole("alert")).toContainText("did not send our cookie");
  await page.waitForLoadState("load");
  await expect(page.locator('input[name="name"]')).toHaveValue(profile.name!);
  await page.locator('input[name="name"]').click();
  const asked = stayOnPage(page);
  await page.getByRole("link", { name: "Privacy", exact: true }).click({ noWaitAfter: true });
  await expect.poll(() => asked).toEqual(["beforeunload"]);
});
