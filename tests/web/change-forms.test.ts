/**
 * Every form that changes a plan, without scripts: the values it refuses, its preview, and the values it
 * stores.
 */
import { describe, expect, it } from "vitest";
import { addYears, formatDayMonthYear, parseDayMonthYear } from "../../app/base/date";
import type { WireAmendment } from "../../app/contract/plan/adjust-needs";
import { people } from "../../fixtures/people";
import {
  inviteGuest,
  openAt,
  openPlan,
  PLAN,
  readPage,
  readTotals,
  sayRand,
  SHARE,
  writePath,
} from "../support/change-a-plan";
import { today } from "../support/today";
import { readElement, readErrorSummary, readTitle } from "../support/visitor";

type Typed = Record<string, string>;

const pieter = people(today).find(({ slug }) => slug === "pieter")!.record;
const LATER = formatDayMonthYear(addYears(parseDayMonthYear(pieter.retirement_date ?? "")!, 1));

const guest = inviteGuest();

describe("what is refused", () => {
  // Nothing is stored, so one plan of each person is enough; a guest's plans are limited.
  const plans = new Map<string, Promise<number>>();
  const findPlan = (slug: string) => {
    const plan = plans.get(slug) ?? guest.make(slug);
    plans.set(slug, plan);
    return plan;
  };
  /** Percentages that do not add up to 100% of a pot. */
  const UNEVEN = { "annuity-1002": "10", "unit_trust-1003": "90" };

  it.each<[slug: string, page: string, typed: Typed, mistakes: Record<string, RegExp>]>([
    ["thandi", "12/dependants", { dependentPercentage: "51" }, { dependentPercentage: /10% and 50%/ }],
    [
      "thandi",
      "12/delay-retirement",
      { retirementDate: "31/02/2028" },
      { retirementDate: /as DD\/MM\/YYYY/ },
    ],
    ["thandi", "12/cash-needs", { emergencySavings: "96 001" }, { emergencySavings: /0 and R96 000/ }],
    ["johan", "12/guarantee-period", { incomeGuaranteePeriod: "99" }, { incomeGuaranteePeriod: /0-/ }],
    ["thandi", "13", { newIncome: "99 000 000" }, { newIncome: /less than the recommended total income/ }],
    ["pieter", "13", { newIncome: "1" }, { newIncome: /not less than R\d/ }],
    ["johan", "13", {}, { refusesUnitTrust: /lease choose yes or no/ }],
    ["thandi", "edit/lump-sum", { debtRepayment: "150 001" }, { debtRepayment: /0 and R150 000/ }],
    ["thandi", "edit/lump-sum", { lumpSum: "" }, { lumpSum: /lease enter your lump sum/ }],
    ["thandi", "edit/income", { newIncome: "99 000 000" }, { newIncome: /not more than R\d/ }],
    [
      "thandi",
      "edit/elected-percentage",
      { dependentPercentage: "5" },
      { dependentPercentage: /10% and 100%/ },
    ],
    [
      "thandi",
      "edit/five-year-exclusion",
      { applyExclusion: "" },
      { applyExclusion: /lease choose yes or no/ },
    ],
    ["thandi", "edit/portfolio-layout", { "annuity-1001": "12,5" }, { "annuity-1001": /from 0 to 100/ }],
    ["thandi", "edit/portfolio-layout", UNEVEN, { annuity: /up to 110%/, unit_trust: /up to 90%/ }],
  ])("of %s's %s, %j is said in place and kept, and nothing is stored", async (slug, at, typed, mistakes) => {
    const plan = await findPlan(slug);
    const visitor = await openAt(guest, plan, at);
    const isPart = at.startsWith("edit");
    const page = await visitor.press(isPart ? "save" : "next", typed);
    expect(page).toMatchObject({ status: 422, path: writePath(plan, at) });
    expect(readTitle(page.html)).toMatch(/^Error: /);
    const summary = Object.entries(mistakes).map(([field, words]) => ({
      href: `#${field}`,
      words: expect.stringMatching(words) as string,
    }));
    expect(readErrorSummary(page.html)).toEqual(summary);
    for (const [field, words] of Object.entries(mistakes))
      expect(readElement(page.html, `${field}-error`)).toMatch(words);
    for (const [field, text] of Object.entries(typed)) expect(visitor.fields().get(field) ?? "").toBe(text);
    if (isPart) expect(readPage(visitor)).toContain("As it stands");
    expect(await guest.readAttributes(plan)).toBeUndefined();
    expect(await guest.isGoneThrough(plan)).toBe(false);
  });
});

describe("a tab", () => {
  const UNCHANGED = "Nothing is changed here yet.";

  it.each<[slug: string, tab: string, typed: Typed, stored: WireAmendment]>([
    ["thandi", "dependants", { dependentPercentage: "20%" }, { [SHARE]: 0.2 }],
    ["thandi", "dependants", { slider: "0" }, { [SHARE]: 0.1 }],
    ["pieter", "delay-retirement", { retirementDate: LATER }, { retirement_date: LATER }],
    [
      "thandi",
      "cash-needs",
      { debtRepayment: "R50 000", emergencySavings: "0" },
      { debt_recommend: 50_000, emergency_savings_recommend: 0 },
    ],
    [
      "johan",
      "partner-income",
      { guaranteeIncomePartnerPercentage: "" },
      { partner_guaranteed_inc_perct: 0 },
    ],
    ["johan", "guarantee-period", { incomeGuaranteePeriod: "2.5" }, { income_guarantee_period: 2.5 }],
  ])(
    "of %s, %s, %j, tells what is added, is reset, compared, and stored by Next: %j",
    async (slug, tab, typed, stored) => {
      const plan = await guest.make(slug);
      const { ours } = await readTotals(guest, plan);
      const visitor = await openAt(guest, plan, `12/${tab}`);
      expect(readPage(visitor)).toContain(UNCHANGED);
      expect(readPage(visitor)).toContain("You are here: no change yet");
      expect(readPage(visitor)).toMatch(/adds R[\d ]+ a month/);
      const path = writePath(plan, `12/${tab}`);
      expect(await visitor.press("recalculate", typed)).toMatchObject({ status: 200, path });
      const [, more = ""] = /You are here: \+R([\d ]+) a month/.exec(readPage(visitor)) ?? [];
      const income = ours + Number(more.replace(/ /g, ""));
      expect(income).toBeGreaterThan(ours);
      const added = sayRand(income - ours);
      expect(readPage(visitor)).toContain(`${sayRand(income)} a month`);
      expect(readPage(visitor)).toContain(`Recommended ${sayRand(ours)}`);
      // The effect of this tab alone.
      expect(readPage(visitor)).toMatch(new RegExp(`(Reduce [^+]+|Delay retirement) \\+${added}`));
      expect(readPage(visitor)).toContain(`More each month +${added}`);
      await visitor.press("reset");
      expect(readPage(visitor)).toContain(UNCHANGED);
      expect(readPage(visitor)).toContain("More each month R0");
      expect(visitor.page().html).not.toContain('value="reset"');

      let page = await visitor.press("next", typed);
      while (/12\/(?!result)/.test(page.path)) page = await visitor.press("next");
      expect(page).toMatchObject({ status: 200, path: writePath(plan, "12/result") });
      expect(readTitle(page.html)).toContain("More each month, and what it costs – Step 12 of 12");
      expect(readPage(visitor)).toContain(`Recommended ${sayRand(ours)} a month`);
      expect(readPage(visitor)).toContain(`Amended ${sayRand(income)} a month`);
      expect(readPage(visitor)).toContain("What was changed");
      expect(readPage(visitor)).toContain(`The changes add ${added} a month`);
      expect(await guest.readAttributes(plan)).toBeUndefined();
      page = await visitor.press("next");
      expect(page).toMatchObject({ status: 200, path: `${PLAN}?plan=${plan}` });
      expect(await guest.readAttributes(plan)).toEqual({ ...stored, id: plan, plan_type: "edit" });
      expect((await readTotals(guest, plan)).amended).toBe(income);
      expect(await guest.isGoneThrough(plan)).toBe(true);
      expect(readPage(visitor)).toContain(`${sayRand(income)} a month`);
      await visitor.open(writePath(plan, "12"));
      expect(readPage(visitor)).toContain(`More each month +${added}`);
    },
  );
});

describe("a part, or a lower income,", () => {
  const hold = (funds: Record<string, number>) =>
    Object.entries(funds).map(([fund_number, perct_alloc]) => ({ fund_number, perct_alloc }));

  it.each<[slug: string, page: string, typed: Typed, says: string, stored: WireAmendment]>([
    ["thandi", "13", { newIncome: "12 000" }, "Amended R12 000 a", { desired_gross_monthly_income: 12_000 }],
    [
      "thandi",
      "edit/income",
      { newIncome: "12 000" },
      "With R12 000",
      { desired_gross_monthly_income: 12_000 },
    ],
    ["thandi", "edit/lump-sum", { lumpSum: "800 000" }, "With R800 000 in cash", { lump_sum: 800_000 }],
    ["thandi", "edit/lump-sum", { debtRepayment: "0" }, "R96 000, for your needs", { debt_recommend: 0 }],
    ["thandi", "edit/elected-percentage", { dependentPercentage: "80" }, "80% now 50%", { [SHARE]: 0.8 }],
    [
      "thandi",
      "edit/five-year-exclusion",
      { applyExclusion: "yes" },
      "Yes now No",
      { apply_exclusion: "yes" },
    ],
    [
      "thandi",
      "edit/portfolio-layout",
      { "unit_trust-1002": "60%", "unit_trust-1003": "40" },
      "With this change",
      { investment_recommendations: { unit_trust: hold({ "1002": 0.6, "1003": 0.4 }) } },
    ],
    [
      "johan",
      "edit/guarantees",
      { incomeGuaranteePeriod: "2,5" },
      "2.5 years now 10 years",
      { income_guarantee_period: 2.5 },
    ],
    [
      "johan",
      "edit/guarantees",
      { guaranteeIncomePartnerPercentage: "100" },
      "100% now 75%",
      { partner_guaranteed_inc_perct: 100 },
    ],
  ])("of %s, %s, %j, is shown first, %s, and stored then: %j", async (slug, at, typed, says, stored) => {
    const plan = await guest.make(slug);
    const visitor = await openAt(guest, plan, at);
    const isPart = at.startsWith("edit");
    expect(readPage(visitor)).not.toContain("The plan is not changed yet.");
    expect(await visitor.press("show", typed)).toMatchObject({ status: 200, path: writePath(plan, at) });
    expect(readPage(visitor)).toContain("The plan is not changed yet.");
    expect(readPage(visitor)).toContain(says);
    if (isPart)
      expect(readPage(visitor)).toMatch(/a month (before|after) tax, (R[\d ]+ (more|less)|No change)/);
    const save = isPart ? "save" : "next";
    for (const [name, text] of Object.entries(typed)) expect(visitor.fields(save).get(name)).toBe(text);
    expect(await guest.readAttributes(plan)).toBeUndefined();
    await visitor.press(save);
    expect(await guest.readAttributes(plan)).toEqual({ ...stored, id: plan, plan_type: "edit" });
    const { amended } = await readTotals(guest, plan);
    expect(readPage(await openPlan(guest, plan))).toContain(`${sayRand(amended)} a month`);
  });

  it.each(["edit/lump-sum", "edit/income", "edit/elected-percentage"])(
    "%s, that is shown as it stands says so, also as it was saved before",
    async (at) => {
      const plan = await guest.make("thandi");
      for (const change of [undefined, { lump_sum: 800_000 }]) {
        if (change) await guest.override(plan, change);
        const visitor = await openAt(guest, plan, at);
        await visitor.press("show");
        expect(readPage(visitor)).toContain("Nothing differs from the plan yet.");
        expect(readPage(visitor)).toContain("As it stands");
        expect(readPage(visitor)).not.toContain("press Save");
      }
    },
  );
});
