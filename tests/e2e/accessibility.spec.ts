import { Client } from "pg";
import { expect, test } from "playwright/test";
import type { Page } from "playwright/test";
import { todayInSouthAfrica } from "~/base/date";
import { readSurveyRecord } from "~/contract/survey-record";
import { people } from "../../fixtures/people";
import { startServer } from "../support/server";
import { expectNothingFound, LOOKS, openAll } from "./looks";
import { answerStep, openPlan, stepsFor, walkSurvey } from "./visitor";

const STATIC_PAGES = [
  "/en",
  "/en/terms-of-use",
  "/en/privacy",
  "/en/methodology",
  "/en/annuity-options",
  "/en/contact",
  "/en/menu",
  "/en/no-such-page",
];

const profile = readSurveyRecord(people(todayInSouthAfrica(new Date()))[0]!.record);

for (const look of LOOKS) {
  const { width, textSize } = look;
  const check = (page: Page, where: string) => expectNothingFound(page, where, look);

  test.describe(`at ${width} px${textSize ? ` with text of ${textSize}` : ""}`, () => {
    // Low enough that the action bar stays in its place: over a control that is being scrolled past, it would hide a
    // target.
    test.use({ viewport: { width, height: 540 } });

    test("pages outside the survey", async ({ page }) => {
      // The methodology is long.
      test.slow();
      for (const address of STATIC_PAGES) {
        await page.goto(address);
        await check(page, address);
      }
    });

    test("each step, with and without mistakes, and the plan", async ({ page }) => {
      test.slow();
      await page.goto("/en/1");
      for (const step of stepsFor(profile)) {
        await check(page, `step ${step}`);
        await openAll(page);
        const submit = page.locator(`button[name="intent"][value="${step === 7 ? "save" : "next"}"]`);
        await submit.click();
        await expect(page).toHaveTitle(/^Error: /);
        await check(page, `step ${step} with mistakes`);
        await answerStep(page, step, profile);
        await submit.click();
        await expect(page).not.toHaveURL(new RegExp(`/en/${step}(\\?|$)`));
      }
      await check(page, "thank-you");
      await openPlan(page);
      await openAll(page);
      await check(page, "the plan");
      await page.goto("/en/2");
      await openAll(page);
      await check(page, "a step in review");
      await page.locator('button[value="go-3"]:visible').first().click();
      await expect(page).toHaveURL(/\/en\/3\?plan=\d+$/);
      await page.goto("/en/check-answers");
      await check(page, "the list of answers");
      await page.goto("/en/not-saved");
      await expect(page.getByRole("heading", { level: 1 })).toContainText("could not save");
      await check(page, "not saved");
      await page.goto("/en/clear-my-answers");
      await check(page, "clear my answers");
    });
  });
}

/** Marks every plan of a site as one that could not be worked out. */
async function failPlans(databaseUrl: string) {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const { rowCount } = await client.query("update recommendations set status = 'failed'");
  await client.end();
  expect(rowCount).toBeGreaterThan(0);
}

test("the page that waits for a plan, and that of a plan that failed, at every width", async ({
  browser,
}) => {
  test.slow();
  const server = await startServer({ environment: { WORKER: "off" } });
  try {
    const context = await browser.newContext({ baseURL: server.origin });
    const page = await context.newPage();
    await walkSurvey(page, profile);
    await page.goto("/en/waiting?still=1");
    await expect(page).toHaveURL(/\/en\/waiting/);
    for (const look of LOOKS) {
      await page.setViewportSize({ width: look.width, height: 540 });
      await expectNothingFound(page, `waiting at ${look.width} px`, look);
    }
    await failPlans(server.databaseUrl);
    await page.goto("/en/waiting");
    await expect(page).toHaveTitle(/^We could not work out your plan/);
    for (const look of LOOKS) {
      await page.setViewportSize({ width: look.width, height: 540 });
      await expectNothingFound(page, `failed at ${look.width} px`, look);
    }
    await context.close();
  } finally {
    await server.stop();
  }
});
