import { beforeAll, describe, expect, test } from "vitest";
import { addYears, formatDayMonthYear } from "../../app/base/date";
import { type AdjustNeeds, readRecommendedNeeds } from "../../app/contract/plan/adjust-needs";
import { findRecommended } from "../../app/contract/plan/recommended-product";
import type { Recommendation } from "../../app/contract/plan/recommendation";
import {
  adjustedIncomePerMonth,
  type Adjustment,
  incomesByDependantsShare,
  incomesByPartnerShare,
} from "../../app/engine";
import { take } from "../support/call";
import { oneForEachProduct, overTheWire, recordOf, type TestGuest } from "../support/over-transports";
import { tellEngine, toCents } from "../support/tell-engine";
import { today } from "../support/today";

/** The engine's income for an adjustment of a person's plan. */
function incomeOf(slug: string, adjustment: Adjustment): number {
  const { retirementCase, surroundings } = tellEngine(recordOf(slug));
  return toCents(adjustedIncomePerMonth(retirementCase, adjustment, ...surroundings));
}

type Advised = { id: number; recommendation: Recommendation };

/** Changes as they are sent, and the same in the engine's units, of people whose plans have these levers. */
const CHANGES: [what: string, slug: string, needs: AdjustNeeds, adjustment: Adjustment][] = [
  ["less debt", "thandi", { debt_recommend: 50_000 }, { debtRepayment: 50_000 }],
  ["no emergency savings", "thandi", { emergency_savings_recommend: 0 }, { emergencySavings: 0 }],
  ["no personal cash", "pieter", { personal_cash_recommend: 0 }, { personalUse: 0 }],
  [
    "a later date",
    "thandi",
    { retirement_date: formatDayMonthYear(addYears(today, 3)) },
    { retirementDate: addYears(today, 3) },
  ],
  [
    "less to dependants",
    "thandi",
    { percent_capital_to_partner_dependants_annuity: 0.25 },
    { dependantsShare: 0.25 },
  ],
  ["all left in the first five years", "thandi", { apply_exclusion: "yes" }, { applyExclusion: true }],
  [
    "other funds",
    "thandi",
    {
      investment_recommendations: {
        unit_trust: [{ fund_number: "1001", perct_alloc: 1 }],
        annuity: [
          { fund_number: "1003", perct_alloc: 0.67 },
          { fund_number: "1002", perct_alloc: 0.33 },
        ],
      },
    },
    { holdings: { annuity: { coreIncome: 0.33, selectIncome: 0.67 }, unitTrust: { moneyMarket: 1 } } },
  ],
  ["a shorter guarantee", "nomvula", { income_guarantee_period: 2.5 }, { guaranteePeriodYears: 2.5 }],
  ["less to the partner", "johan", { partner_guaranteed_inc_perct: 40 }, { partnerShare: 0.4 }],
  ["all to the partner", "johan", { partner_guaranteed_inc_perct: 100 }, { partnerShare: 1 }],
  [
    "several at once",
    "johan",
    { debt_recommend: 0, income_guarantee_period: 0, partner_guaranteed_inc_perct: 0 },
    { debtRepayment: 0, guaranteePeriodYears: 0, partnerShare: 0 },
  ],
];

overTheWire(({ call, becomeGuest, makeAdvisedPlan }) => {
  let guest: TestGuest;
  const advised: Record<string, Advised> = {};
  const planOf = (slug: string): Advised => advised[slug]!;
  beforeAll(async () => {
    guest = await becomeGuest();
    for (const { slug, record } of oneForEachProduct) advised[slug] = await makeAdvisedPlan(guest, record);
  });

  describe("an adjusted income", () => {
    test.each(CHANGES)("with %s is what the engine says", async (_, slug, needs, adjustment) => {
      const expected = { monthly_income: incomeOf(slug, adjustment) };
      const body = { id: planOf(slug).id, ...needs };
      expect(take(await call("calculateMonthlyIncome", { body }, guest))).toEqual(expected);
      const all = { ...readRecommendedNeeds(planOf(slug).recommendation), ...body };
      expect(take(await call("calculateIncome", { body: all }, guest))).toEqual(expected);
    });

    test.each(oneForEachProduct)("of $slug with nothing changed is the recommended one", async ({ slug }) => {
      const { id, recommendation } = planOf(slug);
      const { monthly_income_total } = findRecommended(recommendation).expected;
      for (const body of [{ id }, { ...readRecommendedNeeds(recommendation), id }])
        expect(take(await call("calculateIncome", { body }, guest)).monthly_income).toBe(
          monthly_income_total,
        );
    });

    test("asked for with only what is changed needs something that is", async () => {
      const { id, recommendation } = planOf("thandi");
      for (const body of [{ id }, { ...readRecommendedNeeds(recommendation), id }])
        expect(await call("calculateMonthlyIncome", { body }, guest)).toMatchObject({
          response_code: "R02",
          http_code: 422,
          return_object: { errors: [{ path: "", message: "Please change at least one of your needs" }] },
        });
    });

    test("changes neither plan nor recommendation", async () => {
      const { id, recommendation } = planOf("thandi");
      const list = take(await call("getRecommendations", { query: { id } }, guest));
      expect(list).toEqual([recommendation]);
    });
  });

  describe("a need beyond its limits", () => {
    const date = (years: number) => formatDayMonthYear(addYears(today, years));
    const dates = `Retirement date has to be between ${date(1)} and ${date(5)}`;
    // adjust-rules.test.ts, beside the rule, shows every message.
    test.each<[string, AdjustNeeds, string]>([
      ["thandi", { retirement_date: date(0) }, dates],
      ["thandi", { debt_recommend: 150_001 }, "Debt amount has to be between 0 and R150 000"],
      ["pieter", { personal_cash_recommend: 1e300 }, "Please enter an amount up to R999 999 999 999"],
      ["johan", { income_guarantee_period: 11 }, "The guarantee period needs to be between 0-10"],
      ["thandi", { income_guarantee_period: 5 }, "Only a life annuity has a guarantee period"],
    ])("of %s is refused: %o", async (slug, needs, message) => {
      const body = { id: planOf(slug).id, ...needs };
      for (const name of ["calculateIncome", "calculateMonthlyIncome", "overrideRecommendation"] as const) {
        const answer = await call(name, { body }, guest);
        expect(answer).toMatchObject({ response_code: "R02", http_code: 422 });
        const said = JSON.parse(JSON.stringify(answer.return_object).replaceAll("\u00a0", " ")) as unknown;
        expect(said).toEqual({ errors: [{ path: Object.keys(needs)[0], message }] });
      }
    });

    test("is named beside the others, in the order of the levers", async () => {
      const needs = { partner_guaranteed_inc_perct: 101, debt_recommend: -5, retirement_date: "soon" };
      const body = { ...needs, id: planOf("johan").id };
      expect(await call("calculateMonthlyIncome", { body }, guest)).toMatchObject({
        return_object: {
          errors: [
            { path: "retirement_date" },
            { path: "debt_recommend" },
            { path: "partner_guaranteed_inc_perct" },
          ],
        },
      });
    });
  });

  describe("the incomes by share", () => {
    test.each([
      [1, [0.45, 0.5, 0.55]],
      [2, [0.1, 0.15, 0.2, 0.25, 0.3, 0.35, 0.4, 0.45, 0.5]],
      [3, Array.from({ length: 41 }, (_, index) => (index + 10) / 100)],
    ] as const)("left to dependants, step %d, are the engine's", async (step, shares) => {
      const body = { id: planOf("thandi").id, step };
      const { retirementCase, surroundings } = tellEngine(recordOf("thandi"));
      const expected = incomesByDependantsShare(retirementCase, shares, ...surroundings);
      const answer = take(await call("calculateDependantsIncomes", { body }, guest));
      expect(answer.estate_perct_n_incomes).toEqual(
        expected.map(({ dependantsShare, incomePerMonth }) => ({
          perct_capital_to_dependents: dependantsShare,
          monthly_income: toCents(incomePerMonth),
        })),
      );
    });

    test.each([
      [1, [65, 75, 85]],
      [2, [0, 10, 20, 30, 40, 50, 60, 70, 75]],
      [3, Array.from({ length: 76 }, (_, index) => index)],
    ] as const)("continuing to the partner, step %d, are the engine's", async (step, points) => {
      const body = { id: planOf("johan").id, step };
      const { retirementCase, surroundings } = tellEngine(recordOf("johan"));
      const shares = points.map((point) => point / 100);
      const expected = incomesByPartnerShare(retirementCase, shares, ...surroundings);
      const answer = take(await call("calculatePartnerIncomes", { body }, guest));
      expect(answer.partner_guaranteed_inc_perct_n_incomes).toEqual(
        expected.map(({ incomePerMonth }, index) => ({
          partner_guaranteed_inc_perct: points[index],
          monthly_income: toCents(incomePerMonth),
        })),
      );
    });

    test("fall as more is left to others, and hold the recommended income", async () => {
      const { id, recommendation } = planOf("thandi");
      const loaded = take(await call("calculateDependantsIncomes", { body: { id, step: 3 } }, guest));
      const incomes = loaded.estate_perct_n_incomes.map(({ monthly_income }) => monthly_income);
      expect(incomes).toEqual([...incomes].sort((a, b) => b - a));
      expect(incomes.at(-1)).toBe(recommendation.laplus_recommendations!.expected.monthly_income_total);
    });

    test.each([
      ["calculateDependantsIncomes", "pieter", "leaves no percentage to dependants to choose"],
      ["calculateDependantsIncomes", "johan", "leaves no percentage to dependants to choose"],
      ["calculatePartnerIncomes", "thandi", "pays no income to a partner"],
      ["calculatePartnerIncomes", "nomvula", "pays no income to a partner"],
    ] as const)("%s are refused where the plan of %s has none", async (name, slug, words) => {
      const answer = await call(name, { body: { id: planOf(slug).id, step: 1 } }, guest);
      const message = `The recommended product ${words}`;
      expect(answer).toMatchObject({
        http_code: 422,
        return_object: { errors: [{ path: "id", message }] },
      });
    });

    test.each([0, 4, 1.5, "1", null])("of step %j are refused", async (step) => {
      const body = { id: planOf("thandi").id, step: step as 1 };
      const answer = await call("calculateDependantsIncomes", { body }, guest);
      expect(answer).toMatchObject({
        http_code: 422,
        return_object: { errors: [{ path: "step", message: "Please choose step 1, 2 or 3" }] },
      });
    });
  });

  test("the limits that are told with the prices are those that are held to", async () => {
    for (const { slug } of oneForEachProduct) {
      const { id, recommendation } = planOf(slug);
      for (const { lever, minimum } of recommendation.common_info.levers) {
        const [least, less] =
          typeof minimum === "number"
            ? [minimum, minimum - 0.1]
            : lever === "apply_exclusion"
              ? [minimum, "maybe"]
              : [minimum, minimum.replace(/\d{4}/, (year) => String(Number(year) - 1))];
        const ask = (value: unknown) => call("calculateIncome", { body: { id, [lever]: value } }, guest);
        expect(await ask(least), `${slug} ${lever}`).toMatchObject({ http_code: 200 });
        expect(await ask(less), `${slug} ${lever}`).toMatchObject({
          http_code: 422,
          return_object: { errors: [{ path: lever }] },
        });
      }
    }
  });
});
