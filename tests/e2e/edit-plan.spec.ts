/** The editable parts of a plan, and the effect of a change during typing. */
import { type BrowserContext, expect, type Page, test } from "playwright/test";
import { addYears, formatDayMonthYear } from "../../app/base/date";
import { NO_NEEDS } from "../support/no-needs";
import { today } from "../support/today";
import { BEFORE_RELEASE } from "./before-release";
import { expectNothingFound, expectOnPaper, openAll } from "./looks";
import { makePlan } from "./made-plan";
import { openLive, slider } from "./tab-page";
import { type Hand, takePointer } from "./visitor";

const EDIT = "/en/recommended-plan/edit";

/** A plan of Thandi's after its walk-through, so that its page is shown. */
async function makeExplainedPlan(page: Page, context: BrowserContext, origin: string): Promise<number> {
  const plan = await makePlan(context, origin, "thandi");
  await page.goto(`/en/recommended-plan?plan=${plan}`);
  await page.getByRole("button", { name: "Go straight to my plan" }).click();
  await page.waitForURL(/recommended-plan/);
  await page.goto("about:blank");
  return plan;
}

/** The panel beside a part with the effect of a change. */
const panelOf = (page: Page) => page.locator("[data-result]");
const readPanel = (page: Page) => panelOf(page).innerText();

test("what a change does follows what is typed, says the same as without scripts, and saves nothing", async ({
  browser,
  page,
  context,
  baseURL,
}) => {
  test.slow();
  const plan = await makePlan(context, baseURL!, "thandi");
  const posts: string[] = [];
  page.on("request", (request) => request.method() === "POST" && posts.push(request.postData() ?? ""));
  await openLive(page, `${EDIT}/elected-percentage?plan=${plan}`);
  const field = page.getByLabel("Percentage to dependants");
  const panel = panelOf(page);
  await expect(panel).toContainText("As it stands");
  await field.fill("3");
  await field.fill("30");
  await expect(panel).toContainText("With this change");
  await expect(panel).toContainText("now 50%");
  await expect(page.locator(".action-bar")).toContainText(/a month before tax, R\d+ more/);
  await expect(page.locator('.action-bar [aria-live="polite"]')).toContainText("a month before tax");
  await expect(field).toBeFocused();
  await expect(field).toHaveValue("30");
  expect(posts).toHaveLength(1);
  expect(new URLSearchParams(posts[0]).get("intent")).toBe("preview");

  await field.fill("5");
  const refused = page.getByRole("alert").filter({ hasText: "has to be between 10% and 100%" });
  await expect(refused).toBeVisible();
  await expect(panel).toContainText("now 50%");
  await field.fill("30");
  await expect(refused).toHaveCount(0);
  await expectNothingFound(page, "what a change does");
  const live = await readPanel(page);

  const without = await browser.newContext({ baseURL, javaScriptEnabled: false });
  await without.addCookies(await context.cookies());
  const plain = await without.newPage();
  await plain.goto(`${EDIT}/elected-percentage?plan=${plan}`);
  expect(await readPanel(plain)).toContain("As it stands");
  await plain.getByLabel("Percentage to dependants").fill("30");
  await plain.getByRole("button", { name: "Show what this changes" }).click();
  expect(await readPanel(plain)).toBe(live);
  await plain.goto(`/en/recommended-plan?plan=${plan}`);
  await expect(plain.getByText("This is the amended plan.")).toHaveCount(0);
  await without.close();
});

test("a typed amount is followed, with the limits that other fields move", async ({
  page,
  context,
  baseURL,
}) => {
  test.slow();
  const plan = await makePlan(context, baseURL!, "thandi");
  await openLive(page, `${EDIT}/lump-sum?plan=${plan}`);
  await page.locator("#lumpSum").fill("800 000");
  await expect(page.getByText("goes in tax").first()).toBeVisible();
  await expect(panelOf(page)).toContainText(/With R800\s000 in cash/);
  await expect(page.getByText(/^R\d.*for your needs$/)).toHaveText(/R246\s000/);
  await page.getByText("Change what the cash is for").click();
  await page.locator("#debtRepayment").fill("50 000");
  // R100 000 less of R246 000.
  await expect(page.getByText(/^R\d.*for your needs$/)).toHaveText(/R146\s000/);
  await expect(slider(page)).toHaveAttribute("min", "140000");
  await expectNothingFound(page, "another lump sum, with what it is for");
  await expectOnPaper(page, "another lump sum");
});

test("slider and field stay where they are when figures come, and what is saved is what the field says", async ({
  page,
  context,
  baseURL,
}) => {
  // Between these limits the slider's steps grow when less of the debt is repaid.
  const plan = await makePlan(context, baseURL!, "thandi", {
    ...NO_NEEDS,
    dob: formatDayMonthYear(addYears(today, -68)),
    retirement_date: formatDayMonthYear(today),
    retirement_savings: 1_512_345,
    has_debt: "yes",
    debt_value: 320_000,
    has_earlier_lump_sums: undefined,
  });
  await openLive(page, `${EDIT}/lump-sum?plan=${plan}`);
  const field = page.locator("#lumpSum");
  const place = async () => [await slider(page).boundingBox(), await field.boundingBox()];
  const before = await place();
  await slider(page).press("ArrowLeft");
  await expect(page.getByText("The plan is not changed yet.")).toBeVisible();
  expect(await place()).toEqual(before);
  await page.getByRole("button", { name: /^Reset to/ }).click();
  await page.getByText("Change what the cash is for").click();
  await page.locator("#debtRepayment").fill("250 000");
  await expect(slider(page)).toHaveAttribute("step", "10000");
  const typed = await field.inputValue();
  const posted = page.waitForRequest((request) => request.method() === "POST");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  const form = new URLSearchParams((await posted).postData() ?? "");
  expect([form.get("lumpSum"), form.get("slider")]).toEqual([typed, null]);
});

type Change = (hand: Hand) => Promise<void>;

const type =
  (typed: Record<string, string>): Change =>
  async (hand) => {
    for (const [field, text] of Object.entries(typed)) await hand.type(field, text);
  };

/** A page of each kind: a change in it, and a value that it refuses. */
const KINDS: readonly [slug: string, part: string, change: Change, mistake?: Change][] = [
  ["johan", "guarantees", type({ incomeGuaranteePeriod: "5" }), type({ incomeGuaranteePeriod: "99" })],
  ["johan", "income", type({ newIncome: "11 000" }), type({ newIncome: "1" })],
  ["thandi", "income", type({ newIncome: "16 000" }), type({ newIncome: "1" })],
  ["pieter", "lump-sum", type({ lumpSum: "800 000" }), type({ personalUse: "many" })],
  ["thandi", "portfolio-layout", type({ "unit_trust-1002": "60", "unit_trust-1003": "40" })],
  ["thandi", "five-year-exclusion", (hand) => hand.choose("applyExclusion", "yes")],
  ["thandi", "guaranteed-share", type({ guaranteedShare: "50" }), type({ guaranteedShare: "3" })],
  ["thandi", "elected-percentage", type({ dependentPercentage: "30" }), type({ dependentPercentage: "5" })],
];

for (const [slug, part, change, mistake] of KINDS)
  test(
    `${part} of ${slug}: what it changes, and its mistakes, for everybody`,
    BEFORE_RELEASE,
    async ({ page, context, baseURL }) => {
      test.slow();
      const look = async (where: string) => {
        await openAll(page);
        await expectNothingFound(page, where);
        await expectOnPaper(page, where);
      };
      const plan = await makePlan(context, baseURL!, slug);
      await page.goto(`${EDIT}?plan=${plan}`);
      await look("the list of parts");
      await page.goto(`${EDIT}/${part}?plan=${plan}`);
      await change(takePointer(page));
      await page.getByRole("button", { name: "Show what this changes" }).click();
      await expect(page.getByText("The plan is not changed yet.")).toBeVisible();
      await look("what it changes");
      if (!mistake) return;
      await mistake(takePointer(page));
      await page.getByRole("button", { name: "Save", exact: true }).click();
      await expect(page).toHaveTitle(/^Error: /);
      await look("its mistake");
    },
  );

test("an income above ours is saved once scripts have shown it", async ({ page, context, baseURL }) => {
  await openLive(page, `${EDIT}/income?plan=${await makeExplainedPlan(page, context, baseURL!)}`);
  await page.locator("#newIncome").fill("16 000");
  await expect(panelOf(page)).toContainText(/With R16\s000 a month/);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("This is the amended plan.")).toBeVisible();
});

test("funds are refused with their total, corrected and saved", async ({ page, context, baseURL }) => {
  test.slow();
  await openLive(page, `${EDIT}/portfolio-layout?plan=${await makeExplainedPlan(page, context, baseURL!)}`);
  const unitTrust = page.getByRole("group", { name: "Unit trust" });
  await unitTrust.getByLabel("Core Income").fill("60");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  const alert = page.getByRole("alert").first();
  await expect(alert).toContainText("Unit trust: these percentages add up to 160%.");
  await alert.getByRole("link").click();
  await expect(unitTrust).toBeInViewport();
  await expectNothingFound(page, "refused funds");
  await expect(unitTrust.getByLabel("Core Income")).toHaveValue("60");
  await unitTrust.getByLabel("Select Income Fund of Funds").fill("40");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("This is the amended plan.")).toBeVisible();
  await page.getByText("What changed, side by side").click();
  await expect(page.getByText("60% Core Income and 40% Select Income Fund of Funds").first()).toBeVisible();
});
