import { describe, expect, it } from "vitest";
import { SAMPLE_AGES, plain, plan, recommend } from "../../../tests/support/recommendation";
import { countFutures, describeLikelihood } from "./describe-likelihood";
import { describePlan } from "./describe-plan";
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

  it("tells the age at which the unit trust is used up alike in words and at the chart", () => {
    const advice = recommend("LifeAnnuity");
    advice.ila_recommendations.expected.age_unit_trust_runs_out = 90;
    advice.graphs_data.ila.invest_balance.expected = SAMPLE_AGES.map((age) => (age < 91 ? 1_000 : 0));
    const likelihood = tell(advice);
    const { chart } = describePlan(advice, plan(), { view: "savings" });
    expect(likelihood.sentences.at(-1)).toContain("used up at 90");
    expect(chart.sentences[0]).toContain("used up at 90");
  });

  it("tells one chance: that annuity and unit trust last together", () => {
    const likelihood = tell(recommend("LivingAnnuityPlus"));
    expect(likelihood.dots).toEqual({ filled: 15, total: 20 });
    expect(likelihood.sentences[0]).toContain("**15 of 20**");
  });

  it("prints the chance in good health of the whole income beside that of the seriously ill", () => {
    const ill = plan({ has_serious_illness: "yes" });
    const likelihood = tell(recommend("LivingAnnuity"), ill);
    expect(likelihood.sentences.at(-1)).toContain("In good health it would last in 11 of 20");
    const enhanced = tell(recommend("EnhancedLifeAnnuity"), ill);
    expect(enhanced.sentences.at(-1)).toContain("In good health the unit trust would last in 11 of 20");
  });

  it("leaves that out of a plan of the first version, which knew the annuity's alone", () => {
    const advice = recommend("LivingAnnuity");
    delete advice.la_recommendations.healthy_joint_success_perct;
    const likelihood = tell(advice, plan({ has_serious_illness: "yes" }));
    expect(likelihood.sentences.join(" ")).not.toContain("good health");
  });

  it("says the chance and the risk in words and figures, which the colour only repeats", () => {
    const likelihood = tell(recommend("LivingAnnuityPlus"));
    expect(likelihood.labels).toEqual([
      { name: expect.stringContaining("needs are met"), words: "High likely, 18 of 20", colour: "green" },
      { name: expect.stringContaining("less"), words: "Unlikely, 5 of 20" },
    ]);
    const alone = tell(recommend("LifeAnnuity", { cash: { unit_trust_recommend: 0 } }));
    expect(alone.labels).toEqual([]);
  });
});
