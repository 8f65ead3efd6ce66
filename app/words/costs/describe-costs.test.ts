import { describe, expect, it } from "vitest";
import { type Cash, collectTexts, plain, plan, recommend } from "../../../tests/support/recommendation";
import { describePlan } from "../plan-page/describe-plan";
import { gatherFacts } from "../plan/plan-facts";
import { describeCosts } from "./describe-costs";

const NOTHING_KEPT = { emergency_savings_recommend: 0 };

const tell = (...[annuity, changes]: Parameters<typeof recommend>) =>
  describePlan(recommend(annuity, changes), plan(), null).costs;

/** The sample with a figure of its product changed. */
function change(
  changes: Partial<
    Record<"industry_fee_income_saving_per_month" | "low_fee_income_loss_per_month", number | undefined>
  >,
) {
  const advice = recommend("LivingAnnuityPlus");
  Object.assign(advice.laplus_recommendations!, changes);
  return describePlan(advice, plan(), null).costs;
}

describe("the costs", () => {
  it("are one total, in rand a month and in percent of all the money, and what of it we earn", () => {
    const { heading, lead, details, inShort } = tell("LivingAnnuityPlus", { cash: NOTHING_KEPT });
    expect(plain(heading)).toBe("Costs take R7 998 a month");
    // 1.0925% a year of 3 650 000 and 166 000, a twelfth
    const share = "That is 2.46% of your money a year.";
    const after = "Every income on this page is after costs.";
    expect(plain(lead[0])).toBe(
      `${share} Of these costs we earn R3 474 a month. Nothing is charged at the start. ${after}`,
    );
    expect(plain(inShort)).toBe(`**Costs take R7 998 a month.** ${share} ${after}`);
    expect(plain(details[0])).toContain(
      "The living annuity plus costs 2.46% of its value a year, **R7 486 a month** at first.",
    );
    expect(details[0]).toContain("a financial planner");
  });

  it("tell as ours what is told beside the other ways to be paid, and what the emergency savings add", () => {
    const blends = [0, 1].map((perct_guaranteed) => ({
      perct_guaranteed,
      monthly_income_total: 18_300.3,
      guaranteed_monthly_income: 0,
      poor_monthly_income_at_90: 0,
      left: [],
      advice_fees_per_year: 46_187.2,
    }));
    const { lead } = tell("LivingAnnuity", {
      common: { blends },
      cash: { emergency_savings_recommend: 84_000 },
    });
    // a twelfth of 46 200, and 1.0925% of 84 000
    expect(plain(lead[0])).toContain(
      "Of these costs we earn R3 850 a month, and R76 on the emergency savings.",
    );
  });

  it("are those of what is kept beside a life annuity, in the same form", () => {
    const { heading, lead, details } = tell("LifeAnnuity", { cash: NOTHING_KEPT });
    expect(plain(heading)).toBe("Beside the life annuity, costs take R7 998 a month");
    expect(lead[0]).toContain("That is 2.46% a year of what is kept beside it.");
    expect(lead[0]).toContain("The life annuity’s own costs are in its price.");
    expect(details[0]).toContain("The unit trust costs 2.46% of its value a year");
    const kept: Partial<Cash> = { unit_trust_recommend: 0 };
    expect(tell("LifeAnnuity", { cash: kept }).details[0]).toContain(
      "The emergency savings cost 2.46% of their value a year",
    );
    const alone = tell("LifeAnnuity", { cash: { ...kept, ...NOTHING_KEPT } });
    expect(alone.heading).toBe("The life annuity’s costs are already included");
    expect([...alone.lead, ...alone.details].join(" ")).not.toMatch(/planner|we earn|usual fee/);
  });

  it("say what the usual fee would change in the income", () => {
    const tellUsual = (saving: number) =>
      plain(change({ industry_fee_income_saving_per_month: saving }).details.at(-1));
    expect(tellUsual(51)).toBe(
      "The usual fee is 2.5% a year. At that rate the plan would pay R51 less a month, before tax.",
    );
    expect(tellUsual(-80)).toContain("the plan would pay R80 more a month, before tax.");
    expect(tellUsual(0.4)).toContain("the plan would pay the same income.");
  });

  it("say beside the total what a low-cost plan would pay, unless the recommendation is older than that", () => {
    const tellLow = (loss: number | undefined) =>
      change({ low_fee_income_loss_per_month: loss }).lead.slice(1).map(plain);
    const plan = "A low-cost plan, at 1.5% a year, would pay";
    expect(tellLow(1_234)).toEqual([`${plan} R1 230 more a month, before tax.`]);
    expect(tellLow(-40)).toEqual([`${plan} R40 less a month, before tax.`]);
    expect(tellLow(0.2)).toEqual([`${plan} the same income.`]);
    expect(tellLow(undefined)).toEqual([]);
  });

  it("tell an initial fee that a planner takes", () => {
    const advice = recommend("LivingAnnuity");
    advice.fees.initial_total = 18_400;
    const { lead } = describePlan(advice, plan(), null).costs;
    expect(plain(lead.join(" "))).toContain("The planner charges R18 400 once at the start, VAT included.");
  });

  it("never say “you” to the adviser of a client", () => {
    for (const annuity of ["LivingAnnuityPlus", "LifeAnnuity"] as const) {
      const advice = recommend(annuity);
      advice.fees.initial_total = 18_400;
      const said = collectTexts(describeCosts({ ...gatherFacts(advice, plan()), clientName: "Thandi" }));
      expect(said.join(" ")).not.toMatch(/\byou(r|rs)?\b/i);
    }
  });
});
