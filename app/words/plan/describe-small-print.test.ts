import { describe, expect, it } from "vitest";
import { plan, recommend } from "../../../tests/support/recommendation";
import { describePlan } from "../plan-page/describe-plan";
import { listBasis } from "./describe-small-print";
import { gatherFacts } from "./plan-facts";

describe("the small print", () => {
  it("names plan, person, date and basis for a printed page", () => {
    const { smallPrint } = describePlan(recommend("LivingAnnuityPlus"), plan(), null);
    expect(smallPrint.printLine).toBe(
      "Recommended plan 1497 for Thandiwe Mokoena · worked out on 12 November 2026 · basis 2026-11",
    );
    const amended = { ...recommend("LivingAnnuityPlus"), plan_type: "edit" as const };
    expect(describePlan(amended, plan(), null).smallPrint.printLine).toMatch(/^Amended plan 1497 for/);
  });

  it("says when the last known tax year stands in for a later one", () => {
    const advice = recommend("LivingAnnuity", { common: { tax_year_is_latest_known: true } });
    expect(describePlan(advice, plan(), null).smallPrint.taxNotes[0]).toContain("the latest available");
  });

  it("says the planner's fees that the figures come from, for each pot where they differ", () => {
    const feesOf = (common: Parameters<typeof recommend>[1]) =>
      listBasis(gatherFacts(recommend("LivingAnnuity", common), plan())).find(
        ({ name }) => name === "Planner’s fee with VAT",
      )?.value;
    expect(feesOf({})).toBe("0.9775% a year");
    const [none, own] = [
      { initial_perct: 0, annual_perct: 0.9775 },
      { initial_perct: 1.725, annual_perct: 0.575 },
    ];
    const planner_fees = { annuity: own, unit_trust: none, emergency_savings: none };
    expect(feesOf({ common: { planner_fees } })).toBe(
      "1.725% at the start and 0.575% a year (annuity), 0.9775% a year (unit trust), 0.9775% a year (emergency savings)",
    );
  });

  it("says how much the simulated income would differ by chance, and nothing where none is simulated", () => {
    const chanceOf = (annuity: "LivingAnnuity" | "LifeAnnuity", error: number | null) =>
      listBasis(gatherFacts(recommend(annuity, { common: { standard_error_perct: error } }), plan())).find(
        ({ name }) => name.startsWith("Other seeds"),
      );
    expect(chanceOf("LivingAnnuity", 0.0663)).toEqual({
      name: "Other seeds would change the income by",
      value: "about 0.07%",
    });
    expect(chanceOf("LifeAnnuity", 0.0312)).toEqual({
      name: "Other seeds would change the unit trust’s income by",
      value: "about 0.03%",
    });
    expect(chanceOf("LifeAnnuity", null)).toBeUndefined();
  });
});
