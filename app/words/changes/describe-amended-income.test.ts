/** A tab with changed needs: their values, names, effects and losses. */
import { describe, expect, it } from "vitest";
import type { AdjustNeeds } from "~/contract/plan/adjust-needs";
import { type IncreaseTab, type Lever, listTabLevers } from "~/contract/plan/levers";
import { plain, plan, recommend } from "../../../tests/support/recommendation";
import { SAMPLE_NEEDS } from "../../../tests/support/sample-needs";
import { gatherFacts, type PlanFacts } from "../plan/plan-facts";
import { type AmendedIncome, describeAmendedIncome, describeShareEffect } from "./describe-amended-income";
import { compareDays, nameNeed, writeNeed } from "./write-need";

const SHARE = "percent_capital_to_partner_dependants_annuity";
const FACTS: PlanFacts = { ...gatherFacts(recommend("LifeAnnuity"), plan()), partnerName: "Maria" };

type Standing = { before?: AdjustNeeds; income?: AmendedIncome; facts?: PlanFacts };

function describeTab(tab: IncreaseTab, held: AdjustNeeds, standing: Standing = {}) {
  const tabs = ["delay-retirement", tab] as const;
  const needs = { levers: listTabLevers(tab), held, recommended: SAMPLE_NEEDS };
  return describeAmendedIncome(tab, { facts: FACTS, ...standing, ...needs, tabs });
}

const describeYears = (income_guarantee_period: number, standing?: Standing) =>
  describeTab("guarantee-period", { income_guarantee_period }, standing);

describe("a need", () => {
  it.each<[Lever, string | number, string]>([
    ["retirement_date", "01/04/2027", "1 April 2027"],
    ["debt_recommend", 149_999.6, "R150 000"],
    [SHARE, 0.45, "45%"],
    ["partner_guaranteed_inc_perct", 75, "75%"],
    ["income_guarantee_period", 10, "10 years"],
    ["income_guarantee_period", 1, "1 year"],
    ["income_guarantee_period", 0.5, "0.5 years"],
    ["apply_exclusion", "yes", "Yes"],
  ])("%s, %s, is written %s", (lever, value, words) => expect(plain(writeNeed(lever, value))).toBe(words));

  it("of a partner’s share is named after the partner", () => {
    expect(nameNeed("partner_guaranteed_inc_perct", { partnerName: "Maria" })).toBe("share for Maria");
    expect(nameNeed("partner_guaranteed_inc_perct", {})).toBe("share for the partner");
    expect(nameNeed(SHARE, {})).toBe("percentage to dependants");
  });

  it.each([
    ["01/03/2029", "2 years later"],
    ["01/03/2026", "1 year earlier"],
    ["01/08/2027", "5 months later"],
    ["01/09/2028", "18 months later"],
    ["05/03/2027", "a few days later"],
  ])("that is a day is compared: from 1 March 2027 to %s is %s", (after, words) =>
    expect(compareDays("01/03/2027", after)).toBe(words),
  );
});

describe("a need as it stands", () => {
  const { total } = FACTS.income;

  it("tells the income, what each tab adds, and how to take it back", () => {
    const view = describeYears(5, {
      before: { income_guarantee_period: 8 },
      income: { total: total + 1_000, adds: { "guarantee-period": 750, "delay-retirement": 250 } },
    });
    expect(view.income?.rows.map(({ name, amount }) => plain(`${name}: ${amount}`)).slice(1)).toEqual([
      "Delay retirement: +R250",
      "Reduce the guarantee period: +R750",
    ]);
    const taken = { reset: "Reset to 10 years", undo: "Undo: income guarantee period back to 8 years" };
    expect(view).toMatchObject({ effect: "This adds R750 a month.", ...taken });
  });

  it.each([
    [undefined, "We could not work out what this adds."],
    [0, "This does not change the income."],
    [-750, "This takes R750 a month off."],
  ])("that adds %s says so", (adds, words) => {
    const income = adds === undefined ? undefined : { total, adds: { "guarantee-period": adds } };
    expect(describeYears(5, { income }).effect).toBe(words);
  });

  it.each([
    [1_000, "+R1 000", "More each month: +R1 000"],
    [0, "no change", "More each month: R0"],
    [-13_697, "R13 697 less", "Less each month: R13 697"],
  ])("that come to %s are told in words that no line can break in two", (more, short, whole) => {
    const income = { total: total + more, adds: { "guarantee-period": more } };
    const told = describeYears(12, { income }).income;
    expect(plain(told?.more)).toBe(short);
    expect(plain(`${told?.total.name}: ${told?.total.amount}`)).toBe(whole);
  });

  it("offers nothing to take back while nothing is changed", () => {
    const nothing = { effect: "Nothing is changed here yet.", reset: undefined, undo: undefined };
    expect(describeTab("guarantee-period", {})).toMatchObject(nothing);
  });
});

describe("what is given up", () => {
  const PAID = "If you die soon after retiring, the income is still paid until";
  const FALLS = "If you die, the income falls to Maria’s 75% at once, not after 10 years.";
  const ENDS = "If you die, the income ends at once, not after 10 years.";
  const ALONE: PlanFacts = { ...FACTS, partnerName: undefined };

  it.each<[tab: IncreaseTab, held: AdjustNeeds, words: string, facts?: PlanFacts]>([
    ["guarantee-period", { income_guarantee_period: 5 }, `${PAID} 5 years have passed, not 10 years.`],
    ["guarantee-period", { income_guarantee_period: 1 }, `${PAID} one year has passed, not 10 years.`],
    ["guarantee-period", { income_guarantee_period: 0 }, FALLS],
    ["guarantee-period", { income_guarantee_period: 0 }, ENDS, ALONE],
    ["guarantee-period", { income_guarantee_period: 0, partner_guaranteed_inc_perct: 0 }, ENDS],
    [
      "partner-income",
      { partner_guaranteed_inc_perct: 50 },
      "If you die first, Maria gets 50% of the annuity’s income, not 75%.",
    ],
    [
      "delay-retirement",
      { retirement_date: "01/03/2029" },
      "Your first payment comes 2 years later. Until you retire, this plan pays you nothing.",
    ],
    ["cash-needs", { debt_recommend: 100_000 }, "You get R50 000 less in cash when you retire."],
    ["dependants", { [SHARE]: 0.4 }, "your family gets R40 000, not R55 000."],
  ])("on %s with %j is said beside what was recommended", (tab, held, words, facts = FACTS) =>
    expect(plain(describeTab(tab, held, { facts }).givesUp.text)).toContain(words),
  );
});

it("a share is taken back to the recommended one where nothing was changed before", () => {
  const { undo } = describeTab("dependants", { [SHARE]: 0.4 }, { before: {} });
  expect(undo).toBe("Undo: percentage to dependants back to 55%");
});

it.each([
  ["adds", 45, 1_750, false, "45% adds R1 750 a month."],
  ["takes", 45, -20, false, "45% takes R20 a month off."],
  ["counts alone where other needs are changed", 45, 750, true, "By itself, 45% adds R750 a month."],
  ["is what we recommend, however little it changes", 50, 0, false, "50% is what we recommend."],
  ["does not", 45, 0, false, "45% does not change the income."],
])("a share on the slider says what it %s", (_, percent, perMonth, hasOtherChanges, words) =>
  expect(plain(describeShareEffect({ percent, perMonth, recommended: 50, hasOtherChanges }))).toBe(words),
);
