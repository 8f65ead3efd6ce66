import { expect, test } from "playwright/test";

test("a message's characters are counted while it is typed", async ({ page }) => {
  await page.goto("/en/contact");
  await expect(page.getByText("0 of 1024 characters")).toBeVisible();
  await page.getByLabel("Your message").fill("Good morning");
  await expect(page.getByText("12 of 1024 characters")).toBeVisible();
});

test("the thanks for a message close after two seconds", async ({ page }) => {
  await page.goto("/en/contact?sent");
  const thanks = page.getByText("Thank you! Your message has been sent.");
  await expect(thanks).toBeVisible();
  await expect(thanks).toHaveCount(0, { timeout: 4_000 });
  await expect(page).toHaveURL(/\/en\/contact\?sent$/);
});

test("they lead back to where the message was written", async ({ page }) => {
  await page.goto("/en/contact?sent&back=%2Fen%2Fprivacy");
  await expect(page).toHaveURL(/\/en\/privacy$/);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the thanks stay, with a way back, and nothing is counted", async ({ page }) => {
    await page.goto("/en/contact?sent&back=%2Fen%2Fprivacy");
    await page.waitForTimeout(2_500);
    await expect(page.getByText("Thank you! Your message has been sent.")).toBeVisible();
    await expect(page.getByRole("link", { name: "Back to where you were" })).toBeVisible();
    await expect(page.locator("[data-count-of]")).toBeHidden();
  });
});
