import { describe, expect, it } from "vitest";
import { plain, plan, recommend } from "../../../tests/support/recommendation";
import { describeAdvice } from "../paper/describe-advice";
import { describeHero } from "../plan-page/describe-hero";
import { describeIncreaseTab } from "../changes/describe-increase-tab";
import { describeReasons } from "./describe-reasons";
import { gatherFacts } from "./plan-facts";

const covered = { rule: "supportIsCovered", answer: 0.85, threshold: 1 } as const;
const reasons = [
  { ...covered, product: "LivingAnnuityPlus", verdict: "for" },
  { ...covered, product: "LivingAnnuity", verdict: "against" },
] as const;

/** The annuity holds R3 650 000, of which the support takes most, or a little. */
const MUCH = 3_000_000;
const LITTLE = 40_000;

/** A person who supports children, or only wants to leave something, and leaves a share of the annuity. */
function leave(
  share: number,
  { support_value = MUCH, supports = "yes" }: { support_value?: number; supports?: "yes" | "no" } = {},
) {
  const advice = recommend("LivingAnnuityPlus", { common: { reasons: [...reasons], support_value } });
  advice.laplus_recommendations!.perct_capital_to_dependents = share;
  return gatherFacts(
    advice,
    plan({ financially_support_children: supports, financially_support_someone: "no" }),
  );
}

const SHORT =
  /not covered in full\.\*\* It is worth R3 000 000 in all\. 10% of the annuity, R365 000, is left for it\./;

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
    expect(plain(describeHero(facts).notes.join())).toMatch(SHORT);
    expect(plain(describeAdvice(facts).warnings.join())).toMatch(SHORT);
  });

  it("that was raised to all of it no longer speaks against a plain living annuity", () => {
    const { others } = describeReasons(leave(1));
    expect(JSON.stringify(others)).toContain("so here the two work alike");
    expect(JSON.stringify(others)).not.toContain("raises your income");
  });

  it("that was lowered is warned of only if it does not cover the support, whatever was recommended", () => {
    const facts = leave(0.4, { support_value: LITTLE });
    expect(describeHero(facts).notes.join()).not.toContain("not covered");
    expect(describeReasons(facts).reasons[0]?.text).toContain("40% of the annuity is kept for it.");
  });

  it("that does not cover the support any more is warned of although nobody lowered it", () => {
    const facts = leave(0.85, { support_value: 3_200_000 });
    expect(describeHero(facts).notes.join()).toContain("not covered in full");
  });

  it("that was raised to all of it leaves nothing to raise the income", () => {
    const { text } = describeReasons(leave(1)).reasons[0]!;
    expect(text).toBe("All of the annuity goes to the people you name.");
  });

  it("is told as it is to those who support nobody else", () => {
    const facts = leave(0.1, { supports: "no" });
    expect(describeReasons(facts).reasons[0]).toMatchObject({
      point: "No one else will need all of it.",
      text: "10% goes to the people you name. The rest raises your income.",
    });
    expect(describeHero(facts).notes.join()).not.toContain("not covered");
    expect(describeIncreaseTab("dependants", [], facts).lead.join()).not.toContain("covers");
  });
});
