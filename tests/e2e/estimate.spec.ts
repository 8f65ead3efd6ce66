/** An estimate that updates during typing, and the plan that it leads to. */
import { expect, test } from "playwright/test";
import { openEnhanced } from "./enhanced-page";

const NOMSA = "/en/estimate?age=64&retire_at=64&gender=female&savings=900000&partner_age=61";

test("a first figure follows what is typed, keeps the old one while it is wrong, and is said once", async ({
  page,
}) => {
  await openEnhanced(page, NOMSA);
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toContainText("could pay you about");
  const savings = page.getByLabel("Your savings");
  await savings.fill("1800000");
  await expect(heading).toContainText(/R1\s800\s000 could pay you about/);
  await expect(page).toHaveURL(/savings=1(%C2%A0|\+)?800/);
  await expect(page.getByRole("status")).toContainText(/R1\s800\s000 could pay you about/);
  await expect(savings).toBeFocused();
  await expect(page.getByRole("button", { name: "Copy the address" })).toBeVisible();
  await expect(page.locator("#link")).toHaveValue(/savings=1800000/);

  await savings.fill("18");
  const refused = await page.waitForResponse((response) => response.url().includes("/en/estimate"));
  expect(refused.status()).toBe(422);
  await expect(heading).toContainText(/R1\s800\s000 could pay you about/);
  await page.getByRole("button", { name: "Work it out again" }).click();
  await expect(page.getByRole("alert")).toContainText("please enter an amount greater than");
  await expect(savings).toHaveValue("18");
});

test("a phone shows the answers as one line that opens their fields", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 720 });
  await openEnhanced(page, NOMSA);
  await expect(page.getByLabel("Your savings")).toBeHidden();
  await page.getByRole("link", { name: "change these" }).click();
  await expect(page.getByLabel("Your savings")).toBeVisible();
  await page.getByLabel("Retire at").fill("66");
  await expect(page.getByRole("link", { name: "64, retire at 66, woman" })).toBeVisible();
  await expect(page.getByLabel("Retire at")).toBeVisible();
});

test("from the first page to the survey, with the answers carried", async ({ page }) => {
  await page.goto("/en");
  await page.getByLabel("How old are you?").fill("64");
  await page.getByLabel("Retire at").fill("64");
  await page.getByText("Woman", { exact: true }).click();
  await page.getByLabel("Your savings").fill("R900 000");
  await page.getByRole("button", { name: "Show my income" }).click();
  await expect(page).toHaveURL(
    /\/en\/estimate\?age=64&retire_at=64&gender=female&savings=R900\+000&partner_age=$/,
  );
  await page.getByRole("button", { name: "Start my plan" }).click();
  await expect(page).toHaveURL(/\/en\/1\?plan=new$/);
  await expect(page.getByLabel("Woman")).toBeChecked();
});
