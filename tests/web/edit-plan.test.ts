/** The pages that edit a part of a recommended plan, without scripts. */
import { beforeAll, beforeEach, describe, expect, inject, it } from "vitest";
import { findRecommended } from "../../app/contract/plan/recommended-product";
import { readTotal, sayRand } from "../support/adjust-tabs";
import { becomeGuest } from "../support/guest-plans";
import type { GuestPlans } from "../support/guest-plans";
import { createVisitor, readElement, readErrorSummary, readText, readTitle } from "../support/visitor";
import type { Visitor } from "../support/visitor";

const PLAN = "/en/recommended-plan";
const EDIT = `${PLAN}/edit`;
const SHARE = "percent_capital_to_partner_dependants_annuity";

const server = inject("site");
let guest: GuestPlans;
beforeAll(async () => {
  guest = await becomeGuest(server.origin);
});

/** A part's funds by their numbers, in percent. */
const hold = (percents: Record<string, number>) =>
  Object.entries(percents).map(([fund_number, percent]) => ({ fund_number, perct_alloc: percent / 100 }));

const read = (visitor: Visitor) => readText(visitor.page().html);

/** A window of the guest's browser at the page that edits a part. */
async function openPart(plan: number, part: string, visitor = guest.browser.clone()): Promise<Visitor> {
  await visitor.open(`${EDIT}/${part}?plan=${plan}`);
  expect(visitor.page()).toMatchObject({ status: 200, path: `${EDIT}/${part}?plan=${plan}` });
  return visitor;
}

/** The plan's page, which somebody sees who has gone through its explanation. */
async function openPlan(plan: number): Promise<Visitor> {
  const visitor = guest.browser.clone();
  await visitor.open(`${PLAN}?plan=${plan}`);
  if (!visitor.page().path.startsWith(PLAN)) await visitor.press("plan");
  expect(visitor.page().path).toBe(`${PLAN}?plan=${plan}`);
  return visitor;
}

describe("the parts that can be edited", () => {
  it.each([
    ["thandi", ["lump-sum", "income", "elected-percentage", "portfolio-layout", "five-year-exclusion"]],
    ["johan", ["guarantees", "portfolio-layout"]],
  ])("of %s's plan are linked from their list, and the others lead back to it", async (slug, some) => {
    const plan = await guest.make(slug);
    const visitor = guest.browser.clone();
    const { html } = await visitor.open(`${EDIT}?plan=${plan}`);
    const links = [...html.matchAll(/recommended-plan\/edit\/([a-z-]+)\?/g)].map(([, part]) => part);
    const linked = [...new Set(links)];
    expect(linked).toEqual(expect.arrayContaining(some));
    for (const part of linked) await openPart(plan, part ?? "");
    const all = ["lump-sum", "income", "elected-percentage", "guarantees", "five-year-exclusion"];
    const others = all.filter((part) => !linked.includes(part));
    expect(others.length).toBeGreaterThan(0);
    for (const part of others)
      expect((await visitor.open(`${EDIT}/${part}?plan=${plan}`)).path).toBe(`${EDIT}?plan=${plan}`);
    expect((await visitor.open(`${EDIT}/nothing?plan=${plan}`)).status).toBe(404);
  });

  it("are closed to strangers", async () => {
    const plan = await guest.make("thandi");
    const stranger = createVisitor(server.origin);
    expect((await stranger.open(`${EDIT}/lump-sum?plan=${plan}`)).status).toBe(404);
    expect((await stranger.open(`${EDIT}/income`)).path).toBe("/en");
  });
});

describe("what is saved", () => {
  it.each<[string, string, Record<string, string>, Record<string, unknown>]>([
    ["thandi", "lump-sum", { debtRepayment: "0" }, { debt_recommend: 0 }],
    ["thandi", "lump-sum", { lumpSum: "800 000" }, { lump_sum: 800_000 }],
    ["thandi", "elected-percentage", { dependentPercentage: "80" }, { [SHARE]: 0.8 }],
    ["thandi", "five-year-exclusion", { applyExclusion: "yes" }, { apply_exclusion: "yes" }],
    ["thandi", "income", { newIncome: "12 000" }, { desired_gross_monthly_income: 12_000 }],
    [
      "thandi",
      "portfolio-layout",
      { "unit_trust-1002": "60%", "unit_trust-1003": "40" },
      { investment_recommendations: { unit_trust: hold({ "1002": 60, "1003": 40 }) } },
    ],
    ["johan", "guarantees", { incomeGuaranteePeriod: "2,5" }, { income_guarantee_period: 2.5 }],
  ])("of %s's %s, %j, becomes the amended plan: %j", async (slug, part, typed, change) => {
    const plan = await guest.make(slug);
    const visitor = await openPart(plan, part);
    await visitor.press("save", typed);
    expect(await guest.readAttributes(plan)).toEqual({ ...change, id: plan, plan_type: "edit" });
    const { edit } = await guest.read(plan);
    const amended = findRecommended(edit!).expected.monthly_income_total;
    expect(read(await openPlan(plan))).toContain(sayRand(amended));
  });

  it("joins what was changed before, and what was typed on the tabs and not saved", async () => {
    const plan = await guest.make("thandi");
    await guest.override(plan, { [SHARE]: 0.3 });
    const visitor = guest.browser.clone();
    await visitor.open(`/en/recommendation-experience/12/cash-needs?plan=${plan}`);
    await visitor.press("recalculate", { debtRepayment: "10 000" });
    await openPart(plan, "five-year-exclusion", visitor);
    expect(read(visitor)).toContain("Saving here saves them too.");
    await visitor.press("save", { applyExclusion: "yes" });
    expect(await guest.readAttributes(plan)).toMatchObject({
      [SHARE]: 0.3,
      debt_recommend: 10_000,
      apply_exclusion: "yes",
    });
    await openPart(plan, "lump-sum", visitor);
    expect(visitor.fields().get("debtRepayment")?.replace(/\s/g, "")).toBe("10000");
    expect(read(visitor)).not.toContain("Saving here saves them too.");
  });

  it("joins what another window saves at the same moment", async () => {
    const plan = await guest.make("thandi");
    const share = await openPart(plan, "elected-percentage");
    const exclusion = await openPart(plan, "five-year-exclusion");
    const lumpSum = await openPart(plan, "lump-sum");
    await Promise.all([
      share.press("save", { dependentPercentage: "30" }),
      exclusion.press("save", { applyExclusion: "yes" }),
    ]);
    const both = { [SHARE]: 0.3, apply_exclusion: "yes" };
    expect(await guest.readAttributes(plan)).toMatchObject(both);
    // An amount that was opened before is shown again first, since it may replace what was changed.
    const page = await lumpSum.press("save", { lumpSum: "300 000" });
    expect(readText(page.html)).toContain("This plan was changed meanwhile");
    expect(lumpSum.fields("save").get("lumpSum")).toBe("300 000");
    // The second click of two says what the first has saved.
    const second = lumpSum.clone();
    await lumpSum.press("save");
    await second.press("save");
    expect(read(second)).not.toContain("nothing was saved");
    expect(await guest.readAttributes(plan)).toMatchObject({ ...both, lump_sum: 300_000 });
  });

  it("asks again before an income from a page of before replaces other changes", async () => {
    const plan = await guest.make("thandi");
    const income = await openPart(plan, "income");
    await (await openPart(plan, "five-year-exclusion")).press("save", { applyExclusion: "yes" });
    const page = await income.press("save", { newIncome: "12 000" });
    expect(readText(page.html)).toContain("This plan was changed meanwhile");
    expect(readText(page.html)).toContain("replaces the other changes");
    expect(await guest.readAttributes(plan)).toMatchObject({ apply_exclusion: "yes" });
    await income.press("save");
    expect(await guest.readAttributes(plan)).toMatchObject({ desired_gross_monthly_income: 12_000 });
  });

  it("brings our recommendation back once nothing differs any more", async () => {
    const plan = await guest.make("thandi");
    await guest.override(plan, { [SHARE]: 0.3 });
    const visitor = await openPart(plan, "elected-percentage");
    expect(visitor.fields().get("dependentPercentage")).toBe("30");
    await visitor.press("save", { dependentPercentage: "50" });
    expect(await guest.readAttributes(plan)).toBeUndefined();
  });

  it("is nothing if nothing was changed", async () => {
    const plan = await guest.make("thandi");
    for (const part of ["lump-sum", "income", "elected-percentage", "five-year-exclusion"])
      await (await openPart(plan, part)).press("save");
    expect(await guest.readAttributes(plan)).toBeUndefined();
    await guest.override(plan, { desired_gross_monthly_income: 12_000 });
    const before = await guest.read(plan);
    await (await openPart(plan, "income")).press("save");
    await (await openPart(plan, "lump-sum")).press("save");
    expect(await guest.read(plan)).toEqual(before);
  });

  it("replaces a lower income, which the page says first", async () => {
    const plan = await guest.make("thandi");
    await guest.override(plan, { desired_gross_monthly_income: 12_000 });
    const visitor = await openPart(plan, "elected-percentage");
    expect(read(visitor)).toContain("You chose a lower income before: R12 000 a month.");
    await visitor.press("save", { dependentPercentage: "40" });
    expect(await guest.readAttributes(plan)).toEqual({ [SHARE]: 0.4, id: plan, plan_type: "edit" });
  });

  it("of an income starts from the one chosen before, and ours discards it", async () => {
    const plan = await guest.make("thandi");
    await guest.override(plan, { desired_gross_monthly_income: 12_000 });
    const visitor = await openPart(plan, "income");
    expect(visitor.fields().get("newIncome")?.replace(/\s/g, "")).toBe("12000");
    // Reset brings ours into the field, whatever was typed, and stores nothing.
    const reset = await visitor.press("reset", { newIncome: "8 000" });
    expect(reset.path).toBe(`${EDIT}/income?plan=${plan}&recommended`);
    const ours = String(await readTotal(guest, plan));
    expect(visitor.fields().get("newIncome")?.replace(/\s/g, "")).toBe(ours);
    expect(await guest.readAttributes(plan)).toMatchObject({ desired_gross_monthly_income: 12_000 });
    await visitor.press("save");
    expect(await guest.readAttributes(plan)).toBeUndefined();
  });
});

describe("the funds", () => {
  it("are asked for each part that holds some, and start from what is held", async () => {
    const visitor = await openPart(await guest.make("johan"), "portfolio-layout");
    expect(visitor.fields().has("annuity-1003")).toBe(false);
    expect(visitor.fields().get("unit_trust-1003")).toBe("100");
    const plan = await guest.make("thandi");
    const funds = { annuity: hold({ "1001": 25, "1003": 75 }) };
    const typed = { "annuity-1001": "25", "annuity-1003": "75" };
    await (await openPart(plan, "portfolio-layout")).press("save", typed);
    const changed = await openPart(plan, "portfolio-layout");
    expect(Object.fromEntries(changed.fields())).toMatchObject({
      "annuity-1001": "25",
      "annuity-1002": "0",
      "annuity-1003": "75",
      "emergency_savings-1001": "100",
    });
    await changed.press("save");
    expect(await guest.readAttributes(plan)).toMatchObject({ investment_recommendations: funds });
  });

  it("follow on the plan, its fees, the comparisons and the tabs, and stay when another part is changed", async () => {
    const plan = await guest.make("thandi");
    await (
      await openPart(plan, "portfolio-layout")
    ).press("save", {
      "annuity-1001": "100",
      "annuity-1003": "0",
      "unit_trust-1002": "60",
      "unit_trust-1003": "40",
    });
    const { base, edit } = await guest.read(plan);
    const [ours, theirs] = [base, edit!].map((each) =>
      Math.round(findRecommended(each).expected.monthly_income_total),
    ) as [number, number];
    expect(theirs).toBeLessThan(ours);
    const visitor = await openPlan(plan);
    expect(read(visitor)).toContain(sayRand(theirs));
    expect(read(visitor)).toContain("Funds of the unit trust");
    expect(read(visitor)).toContain("60% Core Income and 40% Select Income Fund of Funds");
    await visitor.open(`${PLAN}/fees?plan=${plan}`);
    expect(read(visitor)).toContain("Core Income, 60%");
    await visitor.open(`${PLAN}/compare?plan=${plan}&show=funds`);
    expect(read(visitor)).toContain("60% of your unit trust");
    await visitor.open(`/en/recommendation-experience/12/cash-needs?plan=${plan}`);
    expect(read(visitor)).toMatch(new RegExp(`Your funds\\s*${sayRand(theirs - ours)}`));

    const { investment_recommendations: funds } = (await guest.readAttributes(plan))!;
    await (await openPart(plan, "elected-percentage")).press("save", { dependentPercentage: "30" });
    expect(await guest.readAttributes(plan)).toMatchObject({
      [SHARE]: 0.3,
      investment_recommendations: funds,
    });
    await guest.override(plan, { desired_gross_monthly_income: base.common_info.max_desired_monthly_income });
    expect((await openPart(plan, "portfolio-layout")).fields().get("unit_trust-1002")).toBe("0");
  });

  it("are replaced by another income, which its page says first", async () => {
    const plan = await guest.make("thandi");
    const chosen = { "unit_trust-1002": "100", "unit_trust-1003": "0" };
    await (await openPart(plan, "portfolio-layout")).press("save", chosen);
    const visitor = await openPart(plan, "income");
    expect(read(visitor)).toMatch(/replaces/);
    await visitor.press("save", { newIncome: "9 000" });
    expect(await guest.readAttributes(plan)).toMatchObject({ desired_gross_monthly_income: 9_000 });
    expect(await guest.readAttributes(plan)).not.toHaveProperty("investment_recommendations");
  });
});

describe("what is refused", () => {
  // Not in `beforeAll`, where `expect.poll` cannot be used.
  let plan: number;
  beforeEach(async () => void (plan ??= await guest.make("thandi")));

  it.each([
    ["lump-sum", "debtRepayment", "9 000 000", /Debt amount has to be between 0 and R[\d ]+/i],
    ["elected-percentage", "dependentPercentage", "5", /Percentage to dependants has to be between 10% and/],
    ["elected-percentage", "dependentPercentage", "a half", /Please enter a whole percentage/i],
    ["five-year-exclusion", "applyExclusion", "", /Please choose yes or no/i],
    ["portfolio-layout", "unit_trust-1002", "12,5", /enter a whole percentage from 0 to 100/],
    ["portfolio-layout", "unit_trust-1002", "-5", /enter a whole percentage from 0 to 100/],
    ["portfolio-layout", "annuity-1001", "101", /enter a whole percentage from 0 to 100/],
    ["portfolio-layout", "emergency_savings-1001", "all", /enter a whole percentage from 0 to 100/],
    ["income", "newIncome", "99 000 000", /Please enter a monthly income that is not more than/i],
    ["income", "newIncome", "", /Please enter a monthly income/i],
  ])(
    "on %s, %s as %j, is said in place and kept, and nothing is stored",
    async (part, field, typed, words) => {
      const visitor = await openPart(plan, part);
      const page = await visitor.press("save", { [field]: typed });
      expect(page).toMatchObject({ status: 422, path: `${EDIT}/${part}?plan=${plan}` });
      expect(readTitle(page.html)).toMatch(/^Error: /);
      expect(readErrorSummary(page.html)).toEqual([
        { href: `#${field}`, words: expect.stringMatching(words) as string },
      ]);
      expect(readElement(page.html, `${field}-error`)).toMatch(words);
      expect(visitor.fields().get(field) ?? "").toBe(typed);
      expect(await guest.readAttributes(plan)).toBeUndefined();
    },
  );

  it("because the percentages of a part do not add up is said with their total, and all is kept", async () => {
    const visitor = await openPart(plan, "portfolio-layout");
    const typed = {
      "annuity-1002": "50",
      "annuity-1003": "60",
      "unit_trust-1002": "5",
      "unit_trust-1003": "85",
    };
    const page = await visitor.press("save", typed);
    expect(page).toMatchObject({ status: 422, path: `${EDIT}/portfolio-layout?plan=${plan}` });
    const tooMuch = /percentages add up to 110%\. Please take 10% away, so that they add up to 100%/;
    const tooLittle = /percentages add up to 90%\. Please add 10%, so that they add up to 100%/;
    expect(readErrorSummary(page.html)).toEqual([
      { href: "#annuity", words: expect.stringMatching(tooMuch) as string },
      { href: "#unit_trust", words: expect.stringMatching(tooLittle) as string },
    ]);
    expect(readElement(page.html, "annuity-error")).toMatch(tooMuch);
    expect(readElement(page.html, "unit_trust-error")).toMatch(tooLittle);
    expect(Object.fromEntries(visitor.fields())).toMatchObject({ ...typed, "emergency_savings-1001": "100" });
    expect(await guest.readAttributes(plan)).toBeUndefined();
  });
});
