import { describe, expect, it } from "vitest";
import { plain, plan, recommend } from "../../../tests/support/recommendation";
import { countFutures, describeLikelihood } from "./describe-likelihood";
import { describePlan } from "../plan-page/describe-plan";
import { gatherFacts } from "./plan-facts";

const tell = (advice: ReturnType<typeof recommend>, answers = plan()) =>
  describeLikelihood(gatherFacts(advice, answers));

describe("how likely it lasts", () => {
  it("shows 75% as 15 of 20 futures and promises nothing below certainty", () => {
    expect(countFutures(75)).toBe(15);
    expect(countFutures(99.9)).toBe(19);
    expect(countFutures(100)).toBe(20);
    expect(countFutures(0.4)).toBe(1);
    expect(countFutures(0)).toBe(0);
  });

  it("draws no dots for a life annuity, and tells of the unit trust", () => {
    const likelihood = tell(recommend("LifeAnnuity"));
    expect(likelihood.dots).toBeUndefined();
    expect(likelihood.heading).toBe("Guaranteed for life");
    expect(plain(likelihood.sentences.join(" "))).toContain("The R700 from the unit trust is not guaranteed");
  });

  it("tells the age at which the unit trust pays less alike in words and at the chart", () => {
    const advice = recommend("LifeAnnuity");
    advice.ila_recommendations.expected.age_income_reduces = 90;
    const likelihood = tell(advice);
    const { chart } = describePlan(advice, plan(), null);
    expect(likelihood.sentences.at(-1)).toContain("In expected markets the unit trust pays less from 90.");
    expect(chart.figures.events.map(({ words }) => words)).toContain(
      "In expected markets the unit trust pays less from 90",
    );
  });

  it("tells one chance: that annuity and unit trust last together", () => {
    const likelihood = tell(recommend("LivingAnnuityPlus"));
    expect(likelihood.dots).toEqual({ filled: 15, total: 20 });
    expect(likelihood.sentences[0]).toContain("**15 of 20**");
  });

  it("tells the seriously ill what a shortened lifetime would allow, and nobody else", () => {
    const ill = plan({ has_serious_illness: "yes" });
    const shortened = { shortened_joint_success_perct: 89, shortened_monthly_income_total: 19_172 };
    const advice = recommend("LivingAnnuity");
    Object.assign(advice.la_recommendations, shortened);
    const sentences = tell(advice, ill).sentences.map(plain);
    expect(sentences).toContain("Over a lifetime that your illness shortens, it would last in 18 of 20.");
    expect(sentences).toContain("R19 172 a month in all would then last in 15 of 20.");
    const enhanced = recommend("EnhancedLifeAnnuity");
    Object.assign(enhanced.ila_recommendations, shortened);
    expect(tell(enhanced, ill).sentences.map(plain)).toContain(
      "Over a lifetime that your illness shortens, the unit trust would pay in full in 18 of 20.",
    );
    expect(tell(recommend("LivingAnnuity")).sentences.join(" ")).not.toContain("illness");
  });

  it("says the chance and the risk in words and figures, which the colour only repeats", () => {
    const likelihood = tell(recommend("LivingAnnuityPlus"));
    expect(likelihood.labels).toEqual([
      { name: expect.stringContaining("lasts for life"), words: "High likely, 18 of 20", colour: "green" },
      { name: expect.stringContaining("less"), words: "Unlikely, 5 of 20" },
    ]);
    expect(tell(recommend("LifeAnnuity")).labels.map(({ name }) => name)).toEqual([
      "Chance that the unit trust pays in full for life",
    ]);
    const alone = tell(recommend("LifeAnnuity", { cash: { unit_trust_recommend: 0 } }));
    expect(alone.labels).toEqual([]);
  });
});
