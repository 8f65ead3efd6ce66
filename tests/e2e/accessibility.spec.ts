import { expect, type Page, test } from "playwright/test";
import { todayInSouthAfrica } from "~/base/date";
import { readSurveyRecord } from "~/contract/survey/survey-record";
import { people } from "../../fixtures/people";
import { expectNothingFound, openAll } from "./looks";
import { answerStep, openPlan, stepsFor } from "./visitor";

const STATIC_PAGES = [
  "/en",
  "/en/terms-of-use",
  "/en/privacy",
  "/en/cookies",
  "/en/methodology",
  "/en/methodology/fees",
  "/en/methodology/a-worked-example",
  "/en/already-paying",
  "/en/formula-pension",
  "/en/inherited-money",
  "/en/own-savings",
  "/en/annuity-options",
  "/en/contact",
  "/en/small-savings",
  "/en/estimate",
  "/en/estimate?age=64&retire_at=64&gender=female&savings=900000&partner_age=61",
  "/en/estimate?age=52&retire_at=54&savings=lots",
  "/en/living-annuity/no-mail?token=made-up",
  "/en/menu",
  "/en/no-such-page",
];

/** Nearly every component is on these pages, so axe searches them each time; all others only before a release. */
const expectNothingFoundByAxe = (page: Page, where: string) => expectNothingFound(page, where, true);

const profile = readSurveyRecord(people(todayInSouthAfrica(new Date()))[0]!.record);

test("pages outside the survey hold at every width, with large text, and for everybody", async ({ page }) => {
  // Because of the long methodology.
  test.slow();
  for (const address of STATIC_PAGES) {
    await page.goto(address);
    await expectNothingFoundByAxe(page, address);
  }
});

test("so does each step, with and without mistakes, and the plan", async ({ page }) => {
  test.setTimeout(600_000);
  await page.goto("/en/1");
  for (const step of stepsFor(profile)) {
    // Where axe searches, it searches the step with its mistakes.
    await expectNothingFound(page, `step ${step}`);
    await openAll(page);
    // A ticked box counts as an answer, and its amount may be empty.
    if (step === 5) await page.locator("input[data-opens]").uncheck();
    const submit = page.locator(`button[name="intent"][value="${step === 7 ? "save" : "next"}"]`);
    await submit.click();
    await expect(page).toHaveTitle(/^Error: /);
    await expectNothingFoundByAxe(page, `step ${step} with mistakes`);
    await answerStep(page, step, profile);
    await submit.click();
    await expect(page).not.toHaveURL(new RegExp(`/en/${step}(\\?|$)`));
  }
  await expectNothingFoundByAxe(page, "thank-you");
  await openPlan(page);
  await openAll(page);
  await expectNothingFoundByAxe(page, "the plan");
  await page.goto("/en/2");
  await openAll(page);
  await expectNothingFoundByAxe(page, "a step in review");
  await page.locator('button[value="go-3"]:visible').first().click();
  await expect(page).toHaveURL(/\/en\/3\?plan=\d+$/);
  await page.goto("/en/check-answers");
  await expectNothingFoundByAxe(page, "the list of answers");
  await page.goto("/en/not-saved");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("could not save");
  await expectNothingFoundByAxe(page, "not saved");
  await page.goto("/en/clear-my-answers");
  await expectNothingFoundByAxe(page, "clear my answers");
});
