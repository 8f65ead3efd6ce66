import { expect, test } from "playwright/test";
import { BEFORE_RELEASE } from "./before-release";
import { openEnhanced } from "./enhanced-page";

test("a message's characters are counted while it is typed", async ({ page }) => {
  await page.goto("/en/contact");
  await expect(page.getByText("0 of 1024 characters")).toBeVisible();
  await page.getByLabel("Your message").fill("Good morning");
  await expect(page.getByText("12 of 1024 characters")).toBeVisible();
});

test("the thanks for a message close after two seconds", async ({ page }) => {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1_000);
  await openEnhanced(page, "/en/contact?sent");
  const thanks = page.getByText("Thank you! Your message has been sent.");
  await page.clock.runFor(1_999);
  await expect(thanks).toBeVisible();
  await page.clock.runFor(1);
  await expect(thanks).toHaveCount(0);
  await expect(page).toHaveURL(/\/en\/contact\?sent$/);
});

test("they lead back to where the message was written", async ({ page }) => {
  // The page redirects before it has loaded, so that waiting for its load would fail.
  await page.goto("/en/contact?sent&back=%2Fen%2Fprivacy", { waitUntil: "commit" });
  await expect(page).toHaveURL(/\/en\/privacy$/);
});

test.describe("without scripts", BEFORE_RELEASE, () => {
  test.use({ javaScriptEnabled: false });

  test("the thanks stay, with a way back, and nothing is counted", async ({ page }) => {
    await page.goto("/en/contact?sent&back=%2Fen%2Fprivacy");
    await page.waitForTimeout(2_500);
    await expect(page.getByText("Thank you! Your message has been sent.")).toBeVisible();
    await expect(page.getByRole("link", { name: "Back to where you were" })).toBeVisible();
    await expect(page.locator("[data-count-of]")).toBeHidden();
  });
});
