import { describe, expect, it } from "vitest";
import { plain, plan, recommend } from "../../../tests/support/recommendation";
import { gatherFacts } from "../plan/plan-facts";
import { describeTrustFirst } from "./trust-first";

const FIRST = {
  success_perct: 68.1,
  monthly_income_from_annuity: 4_375,
  monthly_income_from_unit_trust: 13_925.3,
  after_tax_monthly_income: 18_300.3,
  age_unit_trust_runs_out: { poor: 67, expected: 68, strong: 69 },
};

function describeOf(first: typeof FIRST | null | undefined, clientName?: string, answers = {}) {
  const recommendation = recommend("LivingAnnuity", { common: { unit_trust_first: first } });
  return describeTrustFirst(gatherFacts(recommendation, plan(answers), clientName))?.sentences.map(plain);
}

describe("living on the unit trust first", () => {
  it("says what each pays, until when, how sure it is beside in step, and how it is done", () => {
    expect(describeOf(FIRST)).toEqual([
      "The annuity pays R4 375 a month, the law’s least, and the unit trust R13 925 until it is used up: at about 68, at about 67 in poor markets. Then the annuity pays all of it.",
      "The same income lasts for life in 14 of 20 futures, and in 15 when both are drawn in step.",
      "At first R18 300 a month is left after tax, R1 696 more than in step, because what a unit trust pays is not taxed. Later less is left.",
      "For this you ask the insurer for 2.5% a year, and draw the rest from the unit trust.",
    ]);
  });

  it("says nothing of tax where none is saved, or where other income is open", () => {
    expect(describeOf({ ...FIRST, after_tax_monthly_income: 16_604 })).toHaveLength(3);
    expect(describeOf(FIRST, undefined, { backup_plan_other_src_support: "yes" })).toHaveLength(3);
  });

  it("speaks of a client by name, and of nothing where there is no such order", () => {
    const sentences = describeOf(FIRST, "Thandi")!.join(" ");
    expect(sentences).not.toMatch(/\byou/i);
    expect(sentences).toContain("For this Thandi asks the insurer");
    expect([describeOf(null), describeOf(undefined)]).toEqual([undefined, undefined]);
  });
});
