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
      "What is paid out",
      "What is taken in cash",
      "When, and where it is kept",
    ]);
    expect(groups["What is paid out"]?.slice(0, 3)).toEqual([
      expect.stringMatching(/^Monthly income: R18 300\. Before tax\. Lasts for life in \d+ of 20 futures\.$/),
      "How much is guaranteed: 0%. Of the annuity’s money, in a life annuity.",
      "Share for the family: 50%. Of the annuity, when you die. The rest pays for top-ups.",
    ]);
    // R550 000 less the needs of R384 000.
    expect(groups["What is taken in cash"]?.[0]).toBe(
      "Lump sum: R550 000. None of it goes in tax. R166 000 goes into the unit trust.",
    );
    expect(groups["When, and where it is kept"]?.[0]).toBe("Retirement date: 1 March 2027. At age 64.");
  });

  it("name the client to an adviser", () => {
    const rows = list(gatherFacts(recommend("LifeAnnuity"), plan(), "Thandi"), [
      "partner_guaranteed_inc_perct",
    ]);
    expect(String(rows)).toContain("if Thandi dies first.");
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
      "This is our recommendation: nothing is changed yet.",
    );
    const amended = gatherFacts(recommend("LivingAnnuityPlus"), plan());
    expect(plain(describeStandingPlan(FACTS, amended).note)).toMatch(
      /^Changed from our recommendation, which pays R[\d ]+ a month\.$/,
    );
  });
});
