/** The pages around a plan: at every width, with large text, in forced colours, and by keyboard. */
import { type BrowserContext, expect, type Page, test } from "playwright/test";
import { callOver } from "../../app/backend/transports/call-backend";
import { reachOver } from "../../app/backend/transports/remote";
import { people } from "../../fixtures/people";
import { take } from "../support/call";
import { today } from "../support/today";
import { BEFORE_RELEASE, WITH_SCRIPTS_AND_WITHOUT } from "./before-release";
import { logIn } from "./logged-in-page";
import { expectNothingFound, openAll } from "./looks";
import { makePlan } from "./made-plan";
import { tabTo } from "./visitor";

const PLAN = "/en/recommended-plan";

/** A person with a finished plan, an amended one, and one whose walk-through is unfinished. */
async function openPlans(context: BrowserContext, origin: string) {
  const { bearer, rsaid } = await logIn(context, origin);
  const remote = reachOver(origin);
  const make = async (slug: string) => {
    const body = { ...people(today).find((person) => person.slug === slug)!.record, rsaid };
    const { id } = take(await callOver(remote, "createPlan", { body }, { bearer }));
    const ask = () => callOver(remote, "getRecommendations", { query: { id } }, { bearer });
    await expect.poll(async () => (await ask()).response_code, { timeout: 90_000 }).toBe("R00");
    return id;
  };
  const [ready, amended, open] = [await make("thandi"), await make("thandi"), await make("nomvula")];
  for (const id of [ready, amended]) {
    const gone = { query: { id }, body: { finished_recommendation: "yes" as const } };
    take(await callOver(remote, "updatePlan", gone, { bearer }));
  }
  const needs = { id: amended, emergency_savings_recommend: 50_000 };
  take(await callOver(remote, "overrideRecommendation", { body: needs }, { bearer }));
  return { ready, amended, open };
}

/**
 * Fails unless the headings come in the same order on the screen and in the document, which screen readers
 * follow.
 */
async function expectReadInOrder(page: Page) {
  await page.waitForLoadState("load");
  const headings = await page
    .locator("main :is(h1, h2, h3):visible")
    .evaluateAll((all) => all.map((heading) => [heading.getBoundingClientRect().top, heading.textContent]));
  expect(headings.length).toBeGreaterThan(1);
  const seen = [...headings].sort(([a], [b]) => Number(a) - Number(b));
  expect(headings.map(([, words]) => words)).toEqual(seen.map(([, words]) => words));
}

for (const { javaScriptEnabled, way, details } of WITH_SCRIPTS_AND_WITHOUT)
  test.describe(way, details, () => {
    test.use({ javaScriptEnabled });

    test("the dashboard shows plans in their states, and is walked by keyboard", async ({
      page,
      context,
      baseURL,
    }) => {
      test.slow();
      const { ready, amended, open } = await openPlans(context, baseURL!);
      await page.goto(`/en/recommendation-experience/1?plan=${open}`);
      await page.getByRole("button", { name: "Next" }).click();
      await page.goto("/en/dashboard");
      for (const [plan, state] of [
        [ready, "Ready"],
        [amended, "Ready, amended by you"],
        [open, "Explanation not finished: step 2 of 11"],
      ] as const)
        await expect(page.locator(`section[aria-labelledby="plan-${plan}"]`)).toContainText(state);
      await page.setViewportSize({ width: 360, height: 800 });
      await expectReadInOrder(page);
      // Without scripts the page looks the same.
      if (javaScriptEnabled) await expectNothingFound(page, "the dashboard");
      await tabTo(page, `a[href="${PLAN}?plan=${amended}"]`);
      await page.keyboard.press("Enter");
      await expect(page.getByText("This is the amended plan.")).toBeVisible();
    });
  });

test("every picture of a plan, each view of it, and each part that can be edited as a page", async ({
  page,
  context,
  baseURL,
}) => {
  test.setTimeout(600_000);
  const plan = await makePlan(context, baseURL!, "thandi");
  await page.goto(`${PLAN}?plan=${plan}`);
  await page.getByRole("button", { name: "Go straight to my plan" }).click();
  await page.setViewportSize({ width: 360, height: 800 });
  await expectReadInOrder(page);
  for (const view of ["savings", "inheritance", "topups"]) {
    await page.goto(`${PLAN}?plan=${plan}&view=${view}&market=poor`);
    await expectNothingFound(page, `the view ${view}`);
  }
  await page.goto(`${PLAN}/charts?plan=${plan}`);
  await openAll(page);
  await expectReadInOrder(page);
  await expectNothingFound(page, "all pictures");
  await page.goto(`${PLAN}/edit?plan=${plan}`);
  await expectNothingFound(page, "the list of parts");
  for (const part of [
    "lump-sum",
    "income",
    "guaranteed-share",
    "elected-percentage",
    "five-year-exclusion",
  ]) {
    await page.goto(`${PLAN}/edit/${part}?plan=${plan}`);
    await expect(page.getByRole("button", { name: /^Save/ })).toBeVisible();
    await expectNothingFound(page, part);
  }
});

// Living annuities with and without a partner's part, and a life annuity, have different levers.
for (const slug of ["thandi", "pieter", "johan"]) {
  const title = `what would close the gap to the need of ${slug} is read and pressed by everybody`;
  test(title, slug === "thandi" ? {} : BEFORE_RELEASE, async ({ page, context, baseURL }) => {
    // Seven digits, the widest amount, must fit into a row.
    const plan = await makePlan(context, baseURL!, slug, {
      income_needed: 1_150_000,
      other_taxable_income: 0,
    });
    await page.goto(`${PLAN}?plan=${plan}`);
    await page.getByRole("button", { name: "Go straight to my plan" }).click();
    await expect(page.getByRole("heading", { name: "What would close the gap" })).toBeVisible();
    await expectNothingFound(page, `the plan of ${slug}, who needs more`);
  });
}
