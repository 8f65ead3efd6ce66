/** The effect of one step of each need on the income, as the pages of a plan and of its changes show it. */
import { describe, expect, it } from "vitest";
import type { WireLeverPrice } from "~/contract/plan/lever-prices";
import { findRecommended } from "~/contract/plan/recommended-product";
import { plain, plan, recommend } from "../../../tests/support/recommendation";
import { gatherFacts } from "../plan/plan-facts";
import { describeNeedsFigures, describeNeedsPart } from "./describe-edit";
import { describeIncreaseTab } from "./describe-increase-tab";
import { describeLevers } from "./describe-levers";

const SHARE = "percent_capital_to_partner_dependants_annuity";

type Value = string | number;
/** A step, and its effect on the sample's income. */
type Step = [to: Value, more: number];

function price(lever: string, value: Value, ends: [Value, Value], lower?: Step, higher?: Step) {
  const [minimum, maximum] = ends;
  const [down, up] = [lower, higher].map(
    (step) => step && { value: step[0], monthly_income: 18_300.3 + step[1] },
  );
  return { lever, value, minimum, maximum, lower: down ?? null, higher: up ?? null } as WireLeverPrice;
}

const PRICES = [
  price(SHARE, 0.5, [0.1, 1], [0.45, 102], [0.55, -98]),
  price("debt_recommend", 90_000, [0, 90_000], [80_000, 105], [100_000, -105]),
  price("emergency_savings_recommend", 60_000, [0, 60_000], [50_000, 110]),
  price("retirement_date", "01/03/2027", ["01/03/2027", "01/03/2032"], undefined, ["01/03/2028", 712]),
  price("income_guarantee_period", 10, [0, 10], [9, 1.2]),
  price("apply_exclusion", "no", ["no", "yes"], undefined, ["yes", -310]),
];

const gather = (levers: WireLeverPrice[]) =>
  gatherFacts(recommend("LivingAnnuityPlus", { common: { levers } }), plan());
const FACTS = gather(PRICES);

describe("the levers", () => {
  const tell = (levers: WireLeverPrice[]) =>
    describeLevers(gather(levers)).map(({ lever, name, amount }) => [lever, plain(`${name} ${amount}`)]);

  it("are the three that raise the income most, the largest first, all cash as one", () => {
    expect(tell(PRICES)).toEqual([
      ["retirement_date", "Retire a year later R712 more"],
      ["emergency_savings_recommend", "R10 000 less in cash R110 more"],
      [SHARE, "Leave 45% to dependants, not 50% R102 more"],
    ]);
  });

  it("are none where nothing adds a rand", () => {
    expect(tell([price("debt_recommend", 90_000, [0, 90_000], [80_000, 0.4])])).toEqual([]);
  });
});

describe("the page that edits a part of a plan", () => {
  it("tells the limits and the recommended value of a percentage, and its price both ways", () => {
    const { fields, prices } = describeNeedsPart("elected-percentage", [SHARE], FACTS);
    expect(fields.map(({ hint }) => plain(hint))).toEqual([
      "At least 10%, at most 100%. We recommended 50%.",
    ]);
    expect(prices.map(plain)).toEqual([
      "Leaving 45% to dependants instead of 50% adds **R102 a month**.",
      "Leaving 55% to dependants instead of 50% takes **R98 a month** off.",
    ]);
  });

  it("tells no price of what it does not accept", () => {
    const { fields, prices } = describeNeedsPart("lump-sum", ["debt_recommend"], FACTS);
    expect(fields.map(({ label, hint }) => plain(`${label}: ${hint}`))).toEqual([
      "Cash to pay off debt: At most R90 000.",
    ]);
    expect(prices.map(plain)).toEqual(["Paying off R10 000 less of the debt adds **R105 a month**."]);
  });

  it("asks for the first five years with two answers, and tells what the other one costs", () => {
    const { fields, prices } = describeNeedsPart("five-year-exclusion", ["apply_exclusion"], FACTS);
    expect(fields[0]?.choices?.map(({ value }) => value)).toEqual(["yes", "no"]);
    expect(prices.map(plain)).toEqual([
      "Leaving everything if you die in the first five years takes **R310 a month** off.",
    ]);
  });

  it("tells each figure as it would be with what it is now, or as it stands until something is chosen", () => {
    const advice = recommend("LivingAnnuityPlus");
    findRecommended(advice).perct_capital_to_dependents = 0.3;
    const now = { facts: FACTS, now: FACTS };
    const { title, more, rows } = describeNeedsFigures({ ...now, chosen: gatherFacts(advice, plan()) }, [
      SHARE,
    ]);
    expect(title).toBe("With this change");
    expect(more).toBeDefined();
    expect(rows[0]).toEqual({
      name: "Percentage to dependants",
      now: "50%",
      value: "30%",
      difference: { words: "Less for the family", kind: "less" },
    });
    expect(rows.map(({ name }) => name)).toContain("Income, before tax");
    const standing = describeNeedsFigures(now, [SHARE]);
    expect([standing.title, standing.more]).toEqual(["As it stands", undefined]);
  });
});

it("whoever retires on the latest day is offered no day from then to then", () => {
  const latest = recommend("LivingAnnuity", { common: { retirement_date: "25/11/2031" } });
  const { heading, lead, ...asked } = describeIncreaseTab(
    "delay-retirement",
    [],
    gatherFacts(latest, plan()),
  );
  expect(heading).toBe("You already retire as late as we can plan");
  expect(plain(lead[0]!)).toContain("You plan to retire on 25 November 2031.");
  expect(asked).toEqual({ fields: [], prices: [] });
});
