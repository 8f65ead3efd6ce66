import { describe, expect, it } from "vitest";
import { plain, plan, recommend } from "../../../tests/support/recommendation";
import type { AnnuityRecommendation } from "~/contract/plan/product-recommendation";
import type { WireReason } from "~/contract/plan/recommendation";
import { explainProduct } from "./explain-product";
import { gatherFacts } from "../plan/plan-facts";

const PARTNER = { financially_support_partner: "yes", partner_name: "Sipho Mokoena" } as const;

function explain(annuity: AnnuityRecommendation, reasons: WireReason[] = [], answers = {}) {
  return explainProduct(
    gatherFacts(recommend(annuity, { common: { reasons, runner_up: "LivingAnnuity" } }), plan(answers)),
  );
}

const against = (product: AnnuityRecommendation, rule = "prefersIncome"): WireReason => ({
  rule,
  product,
  verdict: "against",
  answer: "income",
});

describe("the recommended annuity", () => {
  it.each([
    ["LivingAnnuityPlus", "A living annuity plus suits you best"],
    ["LivingAnnuity", "A living annuity suits you best"],
    ["LifeAnnuity", "A life annuity suits you best"],
    ["EnhancedLifeAnnuity", "An enhanced life annuity suits you best"],
  ] as const)("of %s is named in the heading, with what it pays", (annuity, heading) => {
    const step = explain(annuity);
    expect(step.heading).toBe(heading);
    expect(plain(step.pays?.amount)).toBe("R18 300");
  });

  it("tells with each reason what would have led elsewhere", () => {
    const reason: WireReason = {
      rule: "prefersInheritance",
      product: "LivingAnnuityPlus",
      verdict: "for",
      answer: "inheritance",
      changes: [{ answer: "savings", value: 1_500_000, product: "LifeAnnuity" }],
    };
    expect(explain("LivingAnnuityPlus", [reason]).changes.map(plain)).toEqual([
      "If you had saved R1 500 000 or less, we would recommend a life annuity.",
    ]);
  });

  it("differs for a life annuity by what was chosen and by the partner", () => {
    const chosen: WireReason = {
      rule: "prefersIncome",
      product: "LifeAnnuity",
      verdict: "for",
      answer: "income",
    };
    const unasked: WireReason = {
      rule: "savingsUpToSoftMinimum",
      product: "LifeAnnuity",
      verdict: "for",
      answer: 900_000,
      threshold: 1_500_000,
    };
    const tell = (reason: WireReason, answers = {}) => {
      const { reasonsTitle, reasons } = explain("LifeAnnuity", [reason], answers);
      return [reasonsTitle, plain(reasons[0]?.point), reasons[0]?.text];
    };
    expect(tell(chosen)).toEqual([
      "One answer led us here",
      "You want a guaranteed income.",
      "It is paid for as long as you live, whatever markets do.",
    ]);
    expect(tell(chosen, PARTNER)[2]).toBe(
      "It is paid for as long as you live. After that, 75% of it goes to Sipho.",
    );
    expect(tell(unasked)).toEqual([
      "A sure income comes first for you",
      "You have saved R1 500 000 or less.",
      "With that amount, a secure income comes first.",
    ]);
    expect(tell(unasked, PARTNER)[2]).toBe(
      "With that amount, a secure income for you and Sipho comes first.",
    );
  });
});

describe("why not the others", () => {
  it("gives each its income, or says why it has none", () => {
    const { others } = explain("LivingAnnuityPlus", [
      against("LivingAnnuity", "noBackup"),
      against("LifeAnnuity", "prefersInheritance"),
      against("EnhancedLifeAnnuity", "notImpaired"),
    ]);
    expect(others.map(({ name, income, standing }) => [name, plain(income), standing])).toEqual([
      ["Living annuity", "R18 300", "Next best"],
      ["Life annuity", "R18 300", undefined],
      ["Enhanced life annuity", undefined, "Not offered to you"],
    ]);
  });

  it("prices no ordinary life annuity beside an enhanced one", () => {
    const { others } = explain("EnhancedLifeAnnuity", [against("LifeAnnuity", "smoker")]);
    expect(others[0]).toMatchObject({ standing: "It would pay you less than an enhanced one" });
    expect(others[0]?.income).toBeUndefined();
  });
});
