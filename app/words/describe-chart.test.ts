import { describe, expect, it } from "vitest";
import type { Recommendation } from "~/contract/recommendation";
import { SAMPLE_AGES, plain, plan, recommend } from "../../tests/support/recommendation";
import { describePlan } from "./describe-plan";

describe("the chart", () => {
  it("shows the view that was asked for, up to age 95", () => {
    const { chart } = describePlan(recommend("LivingAnnuityPlus"), plan(), "inheritance");
    expect(chart.view).toBe("inheritance");
    expect(chart.ages.at(-1)).toBe(95);
    expect(chart.series.poor).toHaveLength(chart.ages.length);
    expect(plain(chart.sentences[0])).toBe(
      "In **expected** markets what you leave shrinks to R2 450 000 at 95.",
    );
  });

  it("goes on for 20 years for those who retire late, and says when money is used up", () => {
    const advice = recommend("LivingAnnuityPlus", { common: { age_at_retirement: 85 } });
    const { chart } = describePlan(advice, plan(), "savings");
    expect(chart.ages.at(-1)).toBe(105);
    expect(chart.sentences[1]).toContain("are used up at 105");
    expect(chart.endNotes.poor).toBe("nothing left");
  });

  it("says that an income keeps up with prices, and how little is left", () => {
    const advice = recommend("LivingAnnuity");
    const level = SAMPLE_AGES.map(() => 14_500);
    advice.la_recommendations.poor.age_income_reduces = null;
    advice.graphs_data.la.monthly_income = { poor: level, expected: level, strong: level };
    expect(plain(describePlan(advice, plan(), "income").chart.sentences[0])).toBe(
      "In **all** markets your income keeps up with prices: R14 500 a month at 95.",
    );
    advice.la_recommendations.poor.age_income_reduces = 84;
    expect(plain(describePlan(advice, plan(), "savings").chart.sentences[1])).toBe(
      "In **poor** markets only R300 000 is left at 95, and your income starts to fall at 84.",
    );
    expect(plain(describePlan(advice, plan(), "income").chart.sentences[1])).toContain(
      "R14 500 a month at 95, falling from 84.",
    );
  });

  it("names what little is left of, and says when nothing is left to inherit", () => {
    const advice = recommend("LivingAnnuity");
    const little = SAMPLE_AGES.map((age) => (age < 95 ? 2_000_000 : 197_000));
    const nothing = SAMPLE_AGES.map((age) => (age < 75 ? 13_200 : 0));
    advice.graphs_data.la.invest_balance.expected = little;
    advice.graphs_data.la.estate = { poor: nothing, expected: nothing, strong: nothing };
    expect(plain(describePlan(advice, plan(), "savings").chart.sentences[0])).toBe(
      "In **expected** markets only R197 000 of your savings is left at 95.",
    );
    expect(describePlan(advice, plan(), "inheritance").chart.sentences).toEqual([
      "In **all** markets nothing is left from age 75.",
    ]);
  });

  it("offers top-ups for living annuity plus alone, and falls back on the first view", () => {
    const names = (advice: Recommendation) =>
      describePlan(advice, plan(), "topups").chart.views.map(({ name }) => name);
    expect(names(recommend("LivingAnnuityPlus"))).toContain("Top-ups");
    expect(names(recommend("LifeAnnuity"))).not.toContain("Top-ups");
    expect(describePlan(recommend("LifeAnnuity"), plan(), "topups").chart.view).toBe("income");
  });

  it("writes on the chart how long people live and where income starts to fall", () => {
    const { chart } = describePlan(recommend("LivingAnnuityPlus"), plan(), null);
    expect(chart.halfLive?.words).toBe("half of women your age live past 88");
    const ill = describePlan(recommend("LivingAnnuity"), plan({ has_serious_illness: "yes" }), null);
    expect(ill.chart.halfLive?.words).toBe("half of women of your age and health live past 88");
    expect(chart.incomeFalls?.words).toBe("In poor markets your income starts to fall at 84");
  });

  it("tabulates the first age and every fifth", () => {
    const { chart } = describePlan(recommend("LivingAnnuityPlus"), plan(), "savings");
    expect(chart.table.rows.map(({ age }) => age)).toEqual([64, 65, 70, 75, 80, 85, 90, 95]);
    expect(plain(chart.table.rows.find(({ age }) => age === 95)?.amounts.expected)).toBe("R2 450 000");
  });
});
