import { describe, expect, it } from "vitest";
import { plain, plan, recommend } from "../../tests/support/recommendation";
import type { Cash } from "../../tests/support/recommendation";
import { describePlan } from "./describe-plan";

describe("the costs", () => {
  it("says beside a life annuity what the unit trust and the emergency savings cost, and for what", () => {
    const tellCosts = (cash: Partial<Cash>) =>
      describePlan(recommend("LifeAnnuity", { cash }), plan(), null).costs.paragraphs.join(" ");
    expect(tellCosts({ emergency_savings_recommend: 0 })).toContain(
      "The unit trust costs 2.46% of its value a year.",
    );
    expect(tellCosts({ unit_trust_recommend: 0 })).toContain(
      "The emergency savings cost 2.46% of their value a year.",
    );
    expect(tellCosts({})).toContain("a financial planner");
    const alone = tellCosts({ unit_trust_recommend: 0, emergency_savings_recommend: 0 });
    expect(alone).not.toContain("planner");
  });

  it("shows the effective annual cost, without a part that is nothing", () => {
    const { costs } = describePlan(recommend("LivingAnnuityPlus"), plan(), null);
    expect(costs.tables.map(({ title }) => title)).toEqual([
      "The living annuity plus: effective annual cost",
      "The unit trust: effective annual cost",
      "The emergency savings: effective annual cost",
    ]);
    expect(costs.tables[0]?.rows.map(({ part }) => part)).toEqual([
      "Investment management",
      "Advice",
      "Administration",
    ]);
    expect(describePlan(recommend("LifeAnnuity"), plan(), null).costs.tables).toHaveLength(2);
  });

  it("says what the fee is in percent and in rand a month, alone and with all else", () => {
    const { costs } = describePlan(recommend("LivingAnnuityPlus"), plan(), null);
    expect(costs.heading).toBe("This plan costs 2.46% of your annuity savings a year");
    const sentences = plain(costs.paragraphs.join(" "));
    expect(sentences).toContain("**R7 485 a month**");
    expect(sentences).toContain("With the unit trust and the emergency savings it is R7 998 a month.");
    expect(sentences).toContain("Nothing is charged at the start.");
  });

  it("compares with the usual fee in income, in the first year and over a lifetime", () => {
    const { comparison } = describePlan(recommend("LivingAnnuityPlus"), plan(), null).costs;
    expect(comparison?.intro).toContain("2.5% a year");
    expect(comparison?.rows.map(({ amount }) => plain(amount))).toEqual([
      "R51 less",
      "R119 a month more",
      "R22 200 more",
    ]);
    expect(describePlan(recommend("LifeAnnuity"), plan(), null).costs.comparison).toBeUndefined();
  });

  it("says so when the usual fee is the lower one, or the same", () => {
    const advice = recommend("LivingAnnuity");
    Object.assign(advice.la_recommendations, {
      industry_fee_income_saving_per_month: -80,
      industry_fee_saving_per_month: -0.4,
      lifetime_fee_saving: -30_000,
    });
    const amounts = describePlan(advice, plan(), null).costs.comparison?.rows.map(({ amount }) =>
      plain(amount),
    );
    expect(amounts).toEqual(["R80 more", "the same", "R30 000 less"]);
  });

  it("tells an initial fee that a planner takes", () => {
    const advice = recommend("LivingAnnuity");
    advice.fees.initial_total = 18_400;
    const { paragraphs } = describePlan(advice, plan(), null).costs;
    expect(plain(paragraphs.join(" "))).toContain(
      "Your planner charges R18 400 once at the start, VAT included.",
    );
  });
});
