import { describe, expect, it } from "vitest";
import { plain, plan, recommend } from "../../../tests/support/recommendation";
import { LEVER_NAMES } from "~/contract/plan/levers";
import { gatherFacts } from "../plan/plan-facts";
import { describeEditableParts, describeStandingPlan } from "./describe-parts";

const PARTS = ["lump-sum", "income", "portfolio-layout"] as const;
const FACTS = gatherFacts(recommend("LivingAnnuityPlus"), plan());

const list = (facts = FACTS, levers = LEVER_NAMES) =>
  describeEditableParts(facts, { parts: PARTS, levers }).map(({ title, rows }) => [
    title,
    rows.map(({ name, value, note }) => plain(`${name}: ${value}. ${note}`)),
  ]);

describe("the parts that can be changed", () => {
  it("stand by their subject, each with its value and what it does", () => {
    const groups = Object.fromEntries(list()) as Record<string, string[]>;
    expect(Object.keys(groups)).toEqual([
      "What you are paid",
      "What you take in cash",
      "When, and where it is kept",
    ]);
    expect(groups["What you are paid"]?.slice(0, 2)).toEqual([
      expect.stringMatching(/^Monthly income: R18 300\. Before tax\. Lasts for life in \d+ of 20 futures\.$/),
      "Share for your family: 50%. Of the annuity, when you die. The rest pays for your top-ups.",
    ]);
    // R550 000 less R384 000 of needs.
    expect(groups["What you take in cash"]?.[0]).toBe(
      "Lump sum: R550 000. None of it goes in tax. R166 000 goes into the unit trust.",
    );
    expect(groups["When, and where it is kept"]?.[0]).toBe("Retirement date: 1 March 2027. You are then 64.");
  });

  it("are only those that can be changed, and lead to their page, their field or their tab", () => {
    expect(list(FACTS, ["debt_recommend"]).map(([, rows]) => rows?.length)).toEqual([1, 1]);
    const levers = ["retirement_date", "debt_recommend"] as const;
    const places = describeEditableParts(FACTS, { parts: [], levers }).flatMap(({ rows }) => rows);
    expect(places.map(({ place }) => place)).toEqual([
      { part: "lump-sum", field: "debtRepayment" },
      { tab: "delay-retirement" },
    ]);
  });
});

describe("the plan as it stands", () => {
  it("says whether anything was changed in it", () => {
    expect(describeStandingPlan(FACTS, FACTS).note).toBe(
      "This is our recommendation: you have changed nothing yet.",
    );
    const amended = gatherFacts(recommend("LivingAnnuityPlus"), plan());
    expect(plain(describeStandingPlan(FACTS, amended).note)).toMatch(
      /^You changed our recommendation, which pays R[\d ]+ a month\.$/,
    );
  });
});
