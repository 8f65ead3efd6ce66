import { describe, expect, it } from "vitest";
import { plan, recommend } from "../../tests/support/recommendation";
import { describeAdvice } from "./describe-advice";
import { describeHero } from "./describe-hero";
import { describeIncreaseTab } from "./describe-increase-tab";
import { describeReasons } from "./describe-reasons";
import { gatherFacts } from "./plan-facts";

const covered = { rule: "supportIsCovered", answer: 0.85, threshold: 1 } as const;
const reasons = [
  { ...covered, product: "LivingAnnuityPlus", verdict: "for" },
  { ...covered, product: "LivingAnnuity", verdict: "against" },
] as const;

/** Somebody who supports children, or only wants to leave something, and leaves a share of the annuity. */
function leave(share: number, financially_support_children: "yes" | "no" = "yes") {
  const advice = recommend("LivingAnnuityPlus", { common: { reasons: [...reasons] } });
  advice.laplus_recommendations.perct_capital_to_dependents = share;
  return gatherFacts(advice, plan({ financially_support_children, financially_support_someone: "no" }));
}

const SHORT = /The support you want to give is not covered in full.\*\* 10% .* We recommended 85%\./;

describe("a share of the annuity for those whom a person supports", () => {
  it("is said to cover the support as long as it does", () => {
    const facts = leave(0.85);
    expect(describeReasons(facts).reasons[0]).toEqual({
      point: "The support you want to give is covered.",
      text: "85% of the annuity is kept for it. The rest can raise your income.",
    });
    expect(describeHero(facts).notes.join()).not.toContain("not covered");
    const [lead] = describeIncreaseTab("dependants", [], facts).lead;
    expect(lead).toContain("That covers the support you want to give.");
  });

  it("that was lowered below it is warned of on the plan and in the record, and is no reason any more", () => {
    const facts = leave(0.1);
    const { reasons: said, others } = describeReasons(facts);
    expect(JSON.stringify([said, others])).not.toMatch(/is covered|is enough|85%/);
    expect(said[0]?.text).toBe("10% goes to the people you name. The rest raises your income.");
    expect(describeHero(facts).notes.join()).toMatch(SHORT);
    expect(describeAdvice(facts).warnings.join()).toMatch(SHORT);
  });

  it("is told as it is to those who support nobody else", () => {
    const facts = leave(0.1, "no");
    expect(describeReasons(facts).reasons[0]).toMatchObject({
      point: "No one else will need all of it.",
      text: "10% goes to the people you name. The rest raises your income.",
    });
    expect(describeHero(facts).notes.join()).not.toContain("not covered");
    expect(describeIncreaseTab("dependants", [], facts).lead.join()).not.toContain("covers");
  });
});
