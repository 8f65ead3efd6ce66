import { describe, expect, it } from "vitest";
import { collectTexts, plan, recommend } from "../../../tests/support/recommendation";
import type { AnnuityRecommendation } from "~/contract/plan/product-recommendation";
import { gatherFacts } from "../plan/plan-facts";
import { describeChanceByAge } from "./chance-by-age";

const tell = (annuity: AnnuityRecommendation, change?: (advice: ReturnType<typeof recommend>) => void) => {
  const advice = recommend(annuity);
  change?.(advice);
  return describeChanceByAge(gatherFacts(advice, plan()));
};

describe("the chance by age", () => {
  it("is the chance that annuity and unit trust both last", () => {
    const chances = tell("LivingAnnuityPlus");
    expect(chances?.heading).toBe("If you live to 90, the full income is still paid in 17 of 20 futures");
    expect(chances?.rows.map(({ name, figure }) => `${name}: ${figure}`)).toEqual([
      "At 75: 19 of 20",
      "At 80: 19 of 20",
      "At 85: 18 of 20",
      "At 90: 17 of 20",
      "At 95: 16 of 20",
    ]);
  });

  it("is the unit trust's alone beside a life annuity", () => {
    expect(tell("LifeAnnuity")?.heading).toBe(
      "If you live to 90, the unit trust still pays in full in 17 of 20 futures",
    );
  });

  it("names the client to their adviser, and never says “you”", () => {
    for (const annuity of ["LivingAnnuityPlus", "LifeAnnuity"] as const) {
      const chances = describeChanceByAge({
        ...gatherFacts(recommend(annuity), plan()),
        clientName: "Thandi",
      });
      expect(chances?.heading).toMatch(/^If Thandi lives to 90, /);
      expect(collectTexts(chances).join(" ")).not.toMatch(/\byou(r|rs)?\b/i);
    }
  });

  it("is not told where nothing can fail", () => {
    const chances = tell("LifeAnnuity", (advice) => {
      for (const chance of advice.ila_recommendations.chance_by_age ?? []) chance.unit_trust_perct = null;
    });
    expect(chances).toBeUndefined();
  });

  it("is not told of a plan whose recommendation does not say it", () => {
    expect(
      tell("LivingAnnuity", (advice) => (advice.la_recommendations.chance_by_age = undefined)),
    ).toBeUndefined();
  });

  it("leaves out ages before retirement", () => {
    const chances = tell("LivingAnnuity", (advice) => {
      const [first] = advice.la_recommendations.chance_by_age ?? [];
      Object.assign(first ?? {}, { annuity_perct: null, unit_trust_perct: null, joint_perct: null });
    });
    expect(chances?.rows.map(({ name }) => name)).toEqual(["At 80", "At 85", "At 90", "At 95"]);
  });
});
