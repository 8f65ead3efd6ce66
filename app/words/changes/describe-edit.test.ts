import { describe, expect, it } from "vitest";
import type { WireLeverPrice } from "~/contract/plan/lever-prices";
import { findRecommended } from "~/contract/plan/recommended-product";
import { plain, plan, recommend } from "../../../tests/support/recommendation";
import { describeNeedsFigures, describeNeedsPart } from "./describe-edit";
import { gatherFacts } from "../plan/plan-facts";

const INCOME = 18_300.3;
const step = (value: number, more: number) => ({ value, monthly_income: INCOME + more });

const PRICES: WireLeverPrice[] = [
  {
    lever: "percent_capital_to_partner_dependants_annuity",
    value: 0.5,
    minimum: 0.1,
    maximum: 1,
    lower: step(0.45, 102),
    higher: step(0.55, -98),
  },
  {
    lever: "debt_recommend",
    value: 90_000,
    minimum: 0,
    maximum: 90_000,
    lower: step(80_000, 48),
    higher: step(100_000, -48),
  },
  {
    lever: "apply_exclusion",
    value: "no",
    minimum: "no",
    maximum: "yes",
    lower: null,
    higher: { value: "yes", monthly_income: INCOME - 310 },
  },
];

const FACTS = gatherFacts(recommend("LivingAnnuityPlus", { common: { levers: PRICES } }), plan());

describe("the page that edits a part of a plan", () => {
  it("tells the limits and the recommended value of a percentage, and its price both ways", () => {
    const said = describeNeedsPart(
      "elected-percentage",
      ["percent_capital_to_partner_dependants_annuity"],
      FACTS,
    );
    expect(said.fields.map(({ hint }) => plain(hint))).toEqual([
      "At least 10%, at most 100%. We recommended 50%.",
    ]);
    expect(said.prices.map(plain)).toEqual([
      "Leaving 45% to dependants instead of 50% adds **R102 a month**.",
      "Leaving 55% to dependants instead of 50% takes **R98 a month** off.",
    ]);
  });

  it("tells no price of what it does not accept", () => {
    const said = describeNeedsPart("lump-sum", ["debt_recommend"], FACTS);
    expect(said.fields.map(({ label, hint }) => plain(`${label}: ${hint}`))).toEqual([
      "Cash to pay off debt: At most R90 000.",
    ]);
    expect(said.prices.map(plain)).toEqual(["Paying off R10 000 less of your debt adds **R48 a month**."]);
  });

  it("asks for the first five years with two answers, and tells what the other one costs", () => {
    const said = describeNeedsPart("five-year-exclusion", ["apply_exclusion"], FACTS);
    expect(said.fields[0]?.choices?.map(({ value }) => value)).toEqual(["yes", "no"]);
    expect(said.prices.map(plain)).toEqual([
      "Leaving everything if you die in the first five years takes **R310 a month** off.",
    ]);
  });
});

describe("what the needs of a part make of the plan", () => {
  const advice = recommend("LivingAnnuityPlus");
  findRecommended(advice).perct_capital_to_dependents = 0.3;
  const changed = gatherFacts(advice, plan());
  const LEVERS = ["percent_capital_to_partner_dependants_annuity"] as const;

  it("is each figure as it would be, with what it is now", () => {
    const { title, more, rows } = describeNeedsFigures({ facts: FACTS, now: FACTS, chosen: changed }, LEVERS);
    expect(title).toBe("With this change");
    expect(more).toBeDefined();
    expect(rows[0]).toEqual({
      name: "Percentage to dependants",
      now: "50%",
      value: "30%",
      difference: { words: "Less for your family", kind: "less" },
    });
    expect(rows.map(({ name }) => name)).toContain("Income, before tax");
  });

  it("is the plan as it stands until something is chosen", () => {
    const { title, more } = describeNeedsFigures({ facts: FACTS, now: FACTS }, LEVERS);
    expect([title, more]).toEqual(["As it stands", undefined]);
  });
});
