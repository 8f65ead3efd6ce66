/** The yearly check: stored by account holders, offered on their return, and deleted, with scripts and without. */
import { expect, test } from "playwright/test";
import { ask, JOHAN, QUESTIONS } from "./ask-check";
import { WITH_SCRIPTS_AND_WITHOUT } from "./before-release";
import { logIn } from "./logged-in-page";
import { expectNothingFound } from "./looks";

for (const { javaScriptEnabled, way, details } of WITH_SCRIPTS_AND_WITHOUT)
  test.describe(way, details, () => {
    test.use({ javaScriptEnabled });

    test("a check is kept, done again and deleted", async ({ page, context, baseURL }) => {
      test.slow();
      /** Pages look the same with scripts and without. */
      const look = (where: string) => (javaScriptEnabled ? expectNothingFound(page, where) : undefined);
      await logIn(context, baseURL!);
      await ask(page, JOHAN);
      await page.getByRole("link", { name: "Keep this check" }).click();
      const mail = page.getByRole("checkbox");
      await expect(mail).not.toBeChecked();
      await look("the page that keeps a check");
      await mail.check();
      await page.getByRole("button", { name: "Keep this check" }).click();
      await expect(page.getByRole("main")).toContainText("We ask you back on");
      await look("the checks that are kept");

      await page.goto(QUESTIONS);
      await expect(page.locator('input[name="dob"]')).toHaveCount(0);
      await look("the greeting of whoever keeps a check");
      await page.locator('input[name="value"]').fill("1200000");
      await page.locator('input[name="monthly_income"]').fill("9800");
      await page.locator('button[value="again"]').click();
      await expect(page.getByRole("heading", { level: 1 })).toContainText(/You draw R9\s800\./);
      await look("a check that says what changed");

      await page.goto(`${QUESTIONS}/checks`);
      await page
        .getByRole("link", { name: /^Delete the check of/ })
        .first()
        .click();
      await page
        .getByRole("button", { name: /^Delete/ })
        .first()
        .click();
      await expect(page.getByRole("main")).not.toContainText(/R1\s300\s000/);
    });
  });
