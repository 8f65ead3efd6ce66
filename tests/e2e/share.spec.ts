/** A plan is shared, read by somebody who has never been here, and taken back. */
import { expect, test } from "playwright/test";
import type { Page } from "playwright/test";
import { expectNothingFound, expectOnPaper } from "./looks";
import { makePlan } from "./made-plan";

for (const javaScriptEnabled of [true, false])
  test.describe(`with scripts ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled });
    /** The pages are the same without scripts, so they are looked at once. */
    const look = async (page: Page, where: string) => {
      if (javaScriptEnabled) await expectNothingFound(page, where);
    };

    test("a plan is shared, opened elsewhere and taken back", async ({ page, context, browser, baseURL }) => {
      test.slow();
      const plan = await makePlan(context, baseURL!, "thandi");
      await page.goto(`/en/recommended-plan/share?plan=${plan}`);
      await look(page, "the page that shares a plan");
      const surname = page.getByRole("listitem").filter({ hasText: "surname" });
      await page.getByLabel("Who is it for?").fill("Naledi, my daughter");
      await page.getByLabel("My surname").check();
      await expect(surname.filter({ visible: true })).not.toHaveText(/unless ticked/);
      await page.getByLabel("My surname").uncheck();
      await page.getByRole("button", { name: "Make the link" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your link is ready to copy");
      expect(page.url()).not.toContain("shared");
      await look(page, "a link that was made");
      await expect(page.getByRole("button", { name: "Copy" })).toBeVisible({ visible: javaScriptEnabled });
      const link = await page.getByRole("textbox", { name: "The link" }).inputValue();

      const elsewhere = await browser.newContext({ javaScriptEnabled, locale: "en-ZA" });
      const reader = await elsewhere.newPage();
      await reader.goto(link);
      await expect(reader.getByRole("main")).not.toContainText(/R\d/);
      await look(reader, "the cover of a shared plan");
      await reader.getByRole("button", { name: "Open the plan" }).click();
      await expect(reader.getByRole("main")).toContainText("shared this plan on");
      await expect(reader.getByRole("heading", { level: 1 })).toContainText("a month");
      expect(await reader.title()).not.toContain(link.split("/").at(-1)!);
      await look(reader, "a shared plan");
      if (javaScriptEnabled) await expectOnPaper(reader, "a shared plan");

      await page.goto(`/en/recommended-plan/share?plan=${plan}`);
      await page.locator("summary", { hasText: "Take it back" }).click();
      await page.getByRole("button", { name: "Take it back" }).click();
      await expect(page.getByRole("main")).toContainText("No link works now");
      const gone = await reader.reload();
      expect(gone?.status()).toBe(410);
      await look(reader, "a shared plan that was taken back");
      await elsewhere.close();
    });
  });
