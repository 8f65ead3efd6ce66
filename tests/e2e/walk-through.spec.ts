/** The walk-through for each product: with scripts and without, by keyboard, at every width, and in print. */
import { expect, type Page, test } from "playwright/test";
import { BEFORE_RELEASE } from "./before-release";
import { expectNothingFound, expectOnPaper, openAll } from "./looks";
import { makePlan } from "./made-plan";
import { readPlan, tabTo, watchFaults } from "./visitor";

const WALK = "/en/recommendation-experience";

const WITH_TOP_UPS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
const WITHOUT = [1, 2, 3, 4, 5, 6, 7, 8, 11];

/** A person for each product, its steps, and those that look different from the first person's. */
const WALKERS = [
  { slug: "thandi", product: "living annuity plus", steps: WITH_TOP_UPS, ownSteps: WITH_TOP_UPS },
  { slug: "pieter", product: "living annuity", steps: WITHOUT, ownSteps: [7, 8, 11] },
  { slug: "nomvula", product: "life annuity", steps: WITHOUT, ownSteps: [1, 7, 8, 11] },
];

/** Waits until a step has loaded. */
async function arriveAt(page: Page, step: number) {
  await expect(page).toHaveURL(new RegExp(`${WALK}/${step}\\?plan=\\d+$`));
  await page.waitForLoadState("load");
}

const press = (page: Page, name: "Next" | "Back") => page.getByRole("button", { name, exact: true }).click();
const choose = (page: Page, choice: string) => page.locator(`input[value="${choice}"]`).check();

/** Accepts the income. A busy site may ask to press again. */
async function goToPlan(page: Page, pressNext: () => Promise<void>) {
  await expect(async () => {
    if (!page.url().includes("/en/recommended-plan")) await pressNext();
    await expect(page).toHaveURL(/\/en\/recommended-plan\?plan=\d+$/, { timeout: 15_000 });
  }).toPass();
  await page.waitForLoadState("load");
}

/** Walks from the first step to the decision; returns the text of each page. */
async function readSteps(page: Page, steps: readonly number[]): Promise<string[]> {
  const said: string[] = [];
  for (const step of steps) {
    await arriveAt(page, step);
    await expect(page).toHaveTitle(new RegExp(`Step ${step} of ${Math.max(step, 11)}`));
    await openAll(page);
    said.push(await readPlan(page));
    // The highest share, so that the accepted one differs from the recommended one.
    if (step === 10) await page.getByRole("radio").last().check();
    if (step !== 11) await press(page, "Next");
  }
  return said;
}

for (const { slug, product, steps } of WALKERS) {
  const title = `the steps of a ${product} lead the same ways to the same figures with scripts and without`;
  test(title, BEFORE_RELEASE, async ({ browser, baseURL }) => {
    test.slow();
    const walks: string[][] = [];
    for (const javaScriptEnabled of [false, true]) {
      const context = await browser.newContext({ baseURL, javaScriptEnabled });
      const page = await context.newPage();
      const faults = watchFaults(page);
      const plan = await makePlan(context, baseURL!, slug);
      await page.goto(`${WALK}/1?plan=${plan}`);
      const said = await readSteps(page, steps);
      expect(faults).toEqual([]);
      await press(page, "Back");
      await arriveAt(page, steps.at(-2)!);
      await press(page, "Next");
      await arriveAt(page, 11);
      for (const [choice, step] of [
        ["INCREASE_INCOME", 12],
        ["DECREASE_INCOME", 13],
      ] as const) {
        await choose(page, choice);
        await press(page, "Next");
        await expect(page).toHaveURL(new RegExp(`${WALK}/${step}\\b`));
        await page.goto(`${WALK}/11?plan=${plan}`);
      }
      await choose(page, "ACCEPT_INCOME");
      await goToPlan(page, () => press(page, "Next"));
      said.push((await readPlan(page)).replace(/plan \d+/gi, "plan"));
      walks.push(said);
      await context.close();
    }
    const [without, withScripts] = walks;
    expect(withScripts).toEqual(without);
    expect(without!.join(" ").match(/R\d/g)!.length).toBeGreaterThan(20);
  });
}

test("the steps are walked with the keyboard alone, disclosures and bubbles as well", async ({
  page,
  baseURL,
}) => {
  test.slow();
  const { keyboard } = page;
  const faults = watchFaults(page);
  const pressNext = async () => {
    await tabTo(page, 'main button[value="next"]');
    await keyboard.press("Enter");
  };
  await page.goto(`${WALK}/1?plan=${await makePlan(page.context(), baseURL!, "thandi")}`);
  for (const step of WITH_TOP_UPS) {
    await arriveAt(page, step);
    const closed = page.locator("main details:not([open]) > summary:visible");
    // A fold may contain others.
    while ((await closed.count()) > 0) {
      await tabTo(page, "main details:not([open]) > summary");
      await keyboard.press("Space");
      await expect(page.locator("main details[open] > summary:focus")).toBeVisible();
    }
    if (step === 10) {
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      await tabTo(page, 'input[name="dependentPercentage"]');
      await keyboard.press("ArrowDown");
      await expect(page.getByRole("radio").last()).toBeChecked();
    }
    if (step === 11) {
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      await tabTo(page, 'input[name="incomeChoice"]');
      await keyboard.press("Space");
      await expect(page.getByRole("radio").first()).toBeChecked();
    }
    if (step !== 11) await pressNext();
  }
  expect(faults).toEqual([]);
  await goToPlan(page, pressNext);
});

for (const { slug, product, ownSteps } of WALKERS) {
  const title = `each step of a ${product} holds at every width, with large text, for everybody, and on paper`;
  // The steps of a living annuity are also steps of a living annuity plus.
  test(title, slug === "pieter" ? BEFORE_RELEASE : {}, async ({ page, baseURL }) => {
    test.slow();
    const plan = await makePlan(page.context(), baseURL!, slug);
    for (const step of ownSteps) {
      await page.goto(`${WALK}/${step}?plan=${plan}`);
      await expectOnPaper(page, `step ${step}`);
      await openAll(page);
      await expectNothingFound(page, `step ${step}`);
    }
  });
}
