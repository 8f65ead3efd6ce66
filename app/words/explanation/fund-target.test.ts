import { describe, expect, it } from "vitest";
import { plan, recommend } from "../../../tests/support/recommendation";
import { describeFundTarget } from "./fund-target";
import { gatherFacts } from "../plan/plan-facts";

const fund = (fund_name: string) => ({ fund_number: "1", fund_name, perct_alloc: 0.5 });
const allocate = (annuity: string[], unit_trust: string[]) => ({
  common: {
    investment_recommendations: {
      annuity: annuity.map(fund),
      unit_trust: unit_trust.map(fund),
      emergency_savings: [],
    },
  },
});

describe("the target of a fund", () => {
  it("is quoted for the annuity's fund", () => {
    const facts = gatherFacts(recommend("LivingAnnuityPlus", allocate(["Select Income"], ["Other"])), plan());
    expect(describeFundTarget(facts)?.sentences.slice(0, 2)).toEqual([
      "Your annuity is in the Select Income.",
      "The fund has a target return of inflation (currently 4.5%) plus 5% a year over rolling 5-year periods.",
    ]);
  });

  it("is quoted for the unit trust's where an insurer pays the annuity, and not without one", () => {
    const advise = (unit_trust_recommend: number) =>
      recommend("LifeAnnuity", { ...allocate([], ["One", "Two"]), cash: { unit_trust_recommend } });
    expect(describeFundTarget(gatherFacts(advise(166_000), plan()))?.sentences.slice(0, 2)).toEqual([
      "Your unit trust is in the One and the Two.",
      "These funds have a target return of inflation (currently 4.5%) plus 5% a year over rolling 5-year periods.",
    ]);
    expect(describeFundTarget(gatherFacts(advise(0), plan()))).toBeUndefined();
  });
});
