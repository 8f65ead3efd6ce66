import { describe, expect, it } from "vitest";
import { plain, plan, recommend } from "../../../tests/support/recommendation";
import type { Cash } from "../../../tests/support/recommendation";
import { describePlan } from "../plan/describe-plan";

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

  it("says what the fee is in percent and in rand a month, alone and with all else", () => {
    const { costs } = describePlan(recommend("LivingAnnuityPlus"), plan(), null);
    expect(costs.heading).toBe("It costs 2.46% of the annuity a year");
    const sentences = plain(costs.paragraphs.join(" "));
    expect(sentences).toContain("**R7 485 a month**");
    expect(sentences).toContain("With the unit trust and the emergency savings it is R7 998 a month.");
    expect(sentences).toContain("Nothing is charged at the start.");
  });

  it("says what the usual fee would change in the income", () => {
    const tell = (saving: number) => {
      const advice = recommend("LivingAnnuityPlus");
      advice.laplus_recommendations!.industry_fee_income_saving_per_month = saving;
      return plain(describePlan(advice, plan(), null).costs.paragraphs.at(-1));
    };
    expect(tell(51)).toBe(
      "The usual fee is 2.5% a year. At that rate you would get R51 less a month, before tax. At a low fee of 1.5% a year you would get R1 310 more a month, before tax.",
    );
    expect(tell(-80)).toContain("you would get R80 more a month, before tax.");
    expect(tell(0.4)).toContain("you would get the same income.");
    const { paragraphs } = describePlan(recommend("LifeAnnuity"), plan(), null).costs;
    expect(paragraphs.join(" ")).not.toContain("usual fee");
  });

  it("says what a low fee would change, unless the recommendation is older than that", () => {
    const tell = (loss: number | undefined) => {
      const advice = recommend("LivingAnnuityPlus");
      advice.laplus_recommendations!.low_fee_income_loss_per_month = loss;
      return plain(describePlan(advice, plan(), null).costs.paragraphs.at(-1));
    };
    expect(tell(1_234)).toContain(
      "At a low fee of 1.5% a year you would get R1 230 more a month, before tax.",
    );
    expect(tell(-40)).toContain("you would get R40 less a month, before tax.");
    expect(tell(0.2)).toContain("At a low fee of 1.5% a year the income would be the same.");
    expect(tell(undefined)).not.toContain("low fee");
  });

  it("says all of it in a line, for paper", () => {
    const tell = (...[annuity, changes]: Parameters<typeof recommend>) =>
      plain(describePlan(recommend(annuity, changes), plan(), null).costs.inShort);
    expect(tell("LivingAnnuity", { cash: { emergency_savings_recommend: 0 } })).toBe(
      "**Costs:** Living annuity 2.46% and unit trust 2.46% a year. Together that is R7 998 a month at first, VAT included. All incomes are after costs.",
    );
    const alone = { unit_trust_recommend: 0, emergency_savings_recommend: 0 };
    expect(tell("LivingAnnuity", { cash: alone })).toContain("Living annuity 2.46% a year. That is R");
    expect(tell("LifeAnnuity", { cash: alone })).toBe(
      "**Costs:** The life annuity’s are in its price. All incomes are after costs.",
    );
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
