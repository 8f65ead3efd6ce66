import { describe, expect, it } from "vitest";
import { type Cash, plain, plan, recommend } from "../../../tests/support/recommendation";
import type { AnnuityRecommendation } from "~/contract/plan/product-recommendation";
import { explainMonthlyIncome } from "./explain-monthly-income";
import { gatherFacts } from "../plan/plan-facts";

const explain = (annuity: AnnuityRecommendation, cash: Partial<Cash> = {}) =>
  explainMonthlyIncome(gatherFacts(recommend(annuity, { cash }), plan()));

/** A recommendation without a unit trust. */
function explainWithout(annuity: AnnuityRecommendation) {
  const advice = recommend(annuity, { cash: { unit_trust_recommend: 0 } });
  for (const product of [
    advice.laplus_recommendations!,
    advice.la_recommendations,
    advice.ila_recommendations,
  ]) {
    product.expected.monthly_income_from_unit_trust = 0;
    product.expected.monthly_income_total = product.expected.monthly_income_from_annuity;
    for (const chance of product.chance_by_age ?? []) chance.unit_trust_perct = null;
  }
  return explainMonthlyIncome(gatherFacts(advice, plan()));
}

describe("the monthly income", () => {
  it("adds up from its sources, each with its drawdown in one decimal", () => {
    const step = explain("LivingAnnuityPlus");
    expect(plain(step.amount)).toBe("R18 300");
    expect(step.rows.map(({ name, note, amount }) => [name, plain(note), plain(amount)])).toEqual([
      ["From the living annuity plus", "5.8% a year", "R17 600"],
      ["From the unit trust", "5.1% a year", "R700"],
    ]);
  });

  it("names no unit trust where there is none", () => {
    const step = explainWithout("LivingAnnuity");
    expect(step.rows).toHaveLength(1);
    expect(step.derived.sentences.join(" ")).not.toContain("unit trust");
  });

  it("of a life annuity is guaranteed, and still tells its rate", () => {
    const step = explain("LifeAnnuity");
    expect(step.rows[0]?.note).toBe("guaranteed for life");
    expect(plain(step.derived.sentences.at(-1))).toBe("Each R100 000 buys about R480 a month.");
  });

  it("tells what is left after tax and why", () => {
    const { afterTax } = explain("LivingAnnuityPlus");
    expect(plain(afterTax.row.amount)).toBe("about R16 600");
    expect(afterTax.sentences[1]).toContain("your own money");
    expect(explainWithout("LivingAnnuity").afterTax.sentences[1]).not.toContain("your own money");
  });

  it("tells how it was derived, from the recommendation's own figures", () => {
    expect(plain(explain("LivingAnnuity").derived.sentences.join(" "))).toBe(
      "You retire on 1 March 2027, aged 64. The first payment comes a month later. We tried 4 096 futures, each with its own markets and its own length of life. We looked for the highest income that lasts for life in 15 of 20 of them. That is a chance of 75%. In the first year that is 5.8% of the annuity, and 5.1% of the unit trust. It rises with prices every year. Costs are already taken off. The law limits what the annuity may pay at first, from R7 604 to R53 229 a month.",
    );
    expect(plain(explain("LifeAnnuity").derived.sentences[1])).toBe(
      "You pay an insurer R3 650 000. At the prices that we expect, it pays you R17 600 a month for life.",
    );
  });
});
