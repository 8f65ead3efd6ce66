import { describe, expect, it } from "vitest";
import { SAMPLE_AGES, plain, plan, recommend } from "../../tests/support/recommendation";
import { countFutures } from "./describe-likelihood";
import { describePlan } from "./describe-plan";

describe("how likely it lasts", () => {
  it("shows 75% as 15 of 20 futures and promises nothing below certainty", () => {
    expect(countFutures(75)).toBe(15);
    expect(countFutures(99.9)).toBe(19);
    expect(countFutures(100)).toBe(20);
    expect(countFutures(0.4)).toBe(1);
    expect(countFutures(0)).toBe(0);
  });

  it("draws no dots for a life annuity, and tells of the unit trust", () => {
    const { likelihood } = describePlan(recommend("LifeAnnuity"), plan(), null);
    expect(likelihood.dots).toBeUndefined();
    expect(likelihood.heading).toBe("Guaranteed for life");
    expect(plain(likelihood.sentences.join(" "))).toContain("The R700 from the unit trust is not guaranteed");
  });

  it("tells the age at which the unit trust is used up alike in words and at the chart", () => {
    const advice = recommend("LifeAnnuity");
    advice.ila_recommendations.expected.age_unit_trust_runs_out = 90;
    advice.graphs_data.ila.invest_balance.expected = SAMPLE_AGES.map((age) => (age < 91 ? 1_000 : 0));
    const { likelihood, chart } = describePlan(advice, plan(), "savings");
    expect(likelihood.sentences.at(-1)).toContain("used up at 90");
    expect(chart.sentences[0]).toContain("used up at 90");
  });

  it("tells one chance: that annuity and unit trust last together", () => {
    const { likelihood } = describePlan(recommend("LivingAnnuityPlus"), plan(), null);
    expect(likelihood.dots).toEqual({ filled: 15, total: 20 });
    expect(likelihood.sentences[0]).toContain("**15 of 20**");
  });

  it("prints the chance in good health of the whole income beside that of the seriously ill", () => {
    const ill = plan({ has_serious_illness: "yes" });
    const { likelihood } = describePlan(recommend("LivingAnnuity"), ill, null);
    expect(likelihood.sentences.at(-1)).toContain("In good health it would last in 11 of 20");
    const enhanced = describePlan(recommend("EnhancedLifeAnnuity"), ill, null).likelihood;
    expect(enhanced.sentences.at(-1)).toContain("In good health the unit trust would last in 11 of 20");
  });

  it("leaves that out of a plan of the first version, which knew the annuity's alone", () => {
    const advice = recommend("LivingAnnuity");
    delete advice.la_recommendations.healthy_joint_success_perct;
    const { likelihood } = describePlan(advice, plan({ has_serious_illness: "yes" }), null);
    expect(likelihood.sentences.join(" ")).not.toContain("good health");
  });

  it("says the chance and the risk in words and figures, which the colour only repeats", () => {
    const { likelihood } = describePlan(recommend("LivingAnnuityPlus"), plan(), null);
    expect(likelihood.labels).toEqual([
      { name: expect.stringContaining("needs are met"), words: "High likely, 88 in 100", colour: "green" },
      { name: expect.stringContaining("less"), words: "Unlikely, 24 in 100" },
    ]);
    const alone = describePlan(recommend("LifeAnnuity", { cash: { unit_trust_recommend: 0 } }), plan(), null);
    expect(alone.likelihood.labels).toEqual([]);
  });
});
