import { describe, expect, it } from "vitest";
import { plain, plan, recommend } from "../../../tests/support/recommendation";
import type { AdjustNeeds } from "~/contract/plan/adjust-needs";
import type { IncreaseTab, Lever } from "~/contract/plan/levers";
import { describeAmendedIncome, describeShareEffect } from "./describe-amended-income";
import type { AmendedIncome } from "./describe-amended-income";
import { gatherFacts } from "../plan/plan-facts";
import type { PlanFacts } from "../plan/plan-facts";

const RECOMMENDED: Required<AdjustNeeds> = {
  retirement_date: "01/03/2027",
  debt_recommend: 180_000,
  emergency_savings_recommend: 90_000,
  personal_cash_recommend: 0,
  lump_sum: 550_000,
  percent_capital_to_partner_dependants_annuity: 0.5,
  income_guarantee_period: 10,
  partner_guaranteed_inc_perct: 75,
  apply_exclusion: "no",
  investment_recommendations: {},
};
const FACTS: PlanFacts = { ...gatherFacts(recommend("LifeAnnuity"), plan()), partnerName: "Maria" };
const ALONE: PlanFacts = { ...FACTS, partnerName: undefined };

type Standing = { held?: AdjustNeeds; before?: AdjustNeeds; income?: AmendedIncome; facts?: PlanFacts };

function describeTab(
  tab: IncreaseTab,
  levers: readonly Lever[],
  { held = {}, facts = FACTS, ...standing }: Standing,
) {
  const tabs = ["delay-retirement", tab] as const;
  return describeAmendedIncome(tab, { ...standing, facts, tabs, levers, held, recommended: RECOMMENDED });
}

const describeYears = (years: number, standing: Standing = {}) =>
  describeTab("guarantee-period", ["income_guarantee_period"], {
    ...standing,
    held: { income_guarantee_period: years, ...standing.held },
  });

describe("a need as it stands", () => {
  it("tells the income, what each tab adds, and how to take it back", () => {
    const view = describeYears(5, {
      before: { income_guarantee_period: 8 },
      income: {
        total: FACTS.income.total + 1_000,
        adds: { "guarantee-period": 750, "delay-retirement": 250 },
      },
    });
    expect(plain(view.income?.more)).toBe("+R1 000");
    expect(view.income?.total).toEqual({ name: "More each month", amount: view.income?.more });
    expect(view.income?.rows.map(({ name, amount }) => plain(`${name}: ${amount}`)).slice(1)).toEqual([
      "Delay retirement: +R250",
      "Reduce the guarantee period: +R750",
    ]);
    expect(view).toMatchObject({
      effect: "This adds R750 a month.",
      reset: "Reset to 10 years",
      undo: "Undo: income guarantee period back to 8 years",
    });
  });

  it.each([
    [undefined, "We could not work out what this adds."],
    [0, "This does not change your income."],
    [-750, "This takes R750 a month off."],
  ])("that adds %s says so", (adds, words) => {
    const total = FACTS.income.total;
    const income = adds === undefined ? undefined : { total, adds: { "guarantee-period": adds } };
    expect(describeYears(5, { income }).effect).toBe(words);
  });

  it.each([
    [0, "no change", "More each month: R0"],
    [-13_697, "R13 697 less", "Less each month: R13 697"],
  ])("that come to %s are told in words that no line can break in two", (more, short, whole) => {
    const income = { total: FACTS.income.total + more, adds: { "guarantee-period": more } };
    const told = describeYears(12, { income }).income;
    expect(plain(told?.more)).toBe(short);
    expect(plain(`${told?.total.name}: ${told?.total.amount}`)).toBe(whole);
  });

  it("offers nothing to take back while nothing is changed", () => {
    const view = describeTab("guarantee-period", ["income_guarantee_period"], {});
    expect(view).toMatchObject({
      effect: "You have not changed this yet.",
      reset: undefined,
      undo: undefined,
    });
  });
});

describe("what is given up", () => {
  it.each<[number, Standing, string]>([
    [
      5,
      {},
      "If you die soon after retiring, the income is still paid until 5 years have passed, not 10 years.",
    ],
    [
      1,
      {},
      "If you die soon after retiring, the income is still paid until one year has passed, not 10 years.",
    ],
    [0, {}, "If you die, the income falls to Maria’s 75% at once, not after 10 years."],
    [0, { facts: ALONE }, "If you die, the income ends at once, not after 10 years."],
    [
      0,
      { held: { partner_guaranteed_inc_perct: 0 } },
      "If you die, the income ends at once, not after 10 years.",
    ],
  ])("with %d guaranteed years is said in words that fit the number", (years, standing, words) =>
    expect(describeYears(years, standing).givesUp.text).toBe(words),
  );

  it("of a share, a date and cash is said beside what was recommended", () => {
    const say = (tab: IncreaseTab, lever: Lever, held: AdjustNeeds) =>
      plain(describeTab(tab, [lever], { held }).givesUp.text);
    expect(say("partner-income", "partner_guaranteed_inc_perct", { partner_guaranteed_inc_perct: 50 })).toBe(
      "If you die first, Maria gets 50% of the annuity’s income, not 75%.",
    );
    expect(say("delay-retirement", "retirement_date", { retirement_date: "01/03/2029" })).toBe(
      "Your first payment comes 2 years later. Until you retire, this plan pays you nothing.",
    );
    expect(say("cash-needs", "debt_recommend", { debt_recommend: 100_000 })).toBe(
      "You get R80 000 less in cash when you retire.",
    );
    const lever = "percent_capital_to_partner_dependants_annuity";
    expect(say("dependants", lever, { [lever]: 0.4 })).toMatch(/your family gets R40 000, not R50 000\./);
    expect(describeTab("dependants", [lever], { held: { [lever]: 0.4 }, before: {} }).undo).toBe(
      "Undo: percentage to dependants back to 50%",
    );
  });
});

describe("a share on the slider", () => {
  const say = (percent: number, perMonth: number, hasOtherChanges = false) =>
    plain(describeShareEffect({ percent, perMonth, recommended: 50, hasOtherChanges }));

  it("says what it adds, and that it counts alone where other needs are changed", () => {
    expect(say(45, 1_750)).toBe("45% adds R1 750 a month.");
    expect(say(45, -20)).toBe("45% takes R20 a month off.");
    expect(say(45, 750, true)).toBe("By itself, 45% adds R750 a month.");
  });

  it("is what we recommend only where it is, however little it changes", () => {
    expect(say(50, 0)).toBe("50% is what we recommend.");
    expect(say(45, 0)).toBe("45% does not change your income.");
  });
});
