import { describe, expect, it } from "vitest";
import { plain, plan, recommend } from "../../../tests/support/recommendation";
import { explainAnnuityAmount } from "./explain-annuity-amount";
import { gatherFacts } from "../plan/plan-facts";

describe("the annuity beside the cash", () => {
  it("stands last of three tiles and is not named before its step", () => {
    const step = explainAnnuityAmount(gatherFacts(recommend("EnhancedLifeAnnuity"), plan()));
    expect(step.parts.map(({ name, amount }) => [name, plain(amount)])).toEqual([
      ["Cash needs", "R384 000"],
      ["Unit trust", "R166 000"],
      ["Annuity", "R3 650 000"],
    ]);
    expect(plain(step.title)).toBe("That is R3 650 000");
    expect(step.parts.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 12);
    expect(step.terms).toHaveLength(1);
  });

  it("is all there is without cash, and may be small enough to be taken in cash", () => {
    const cash = {
      cash_recommend: 0,
      unit_trust_recommend: 0,
      annuity_amount_recommend: 4_200_000,
      commutation: { threshold: 150_000, tax: 0, net: 140_000 },
    };
    const step = explainAnnuityAmount(gatherFacts(recommend("LivingAnnuity", { cash }), plan()));
    expect(step.parts.map(({ key }) => key)).toEqual(["annuity"]);
    expect(step.sentences[1]).toContain("**You may take the annuity in cash as well.**");
  });
});
