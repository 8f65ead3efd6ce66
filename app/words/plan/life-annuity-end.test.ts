import { describe, expect, it } from "vitest";
import { plain, plan, recommend } from "../../../tests/support/recommendation";
import { describeFamily } from "./describe-family";
import { describeLikelihood } from "./describe-likelihood";
import { gatherFacts } from "./plan-facts";

/** The sentences about a life annuity with this guarantee and partner's share. */
function describeEnd(years: number, percent: number, partner?: string, price?: number) {
  const recommendation = recommend("LifeAnnuity", { cash: { unit_trust_recommend: 0 } });
  Object.assign(recommendation.ila_recommendations, {
    life_annuity_guaranteed_period_years: years,
    partner_guaranteed_inc_perct: percent,
    guarantee_price_per_month: price,
  });
  const answers = partner ? { financially_support_partner: "yes" as const, partner_name: partner } : {};
  const facts = gatherFacts(recommendation, plan(answers));
  const [family, likelihood] = [describeFamily(facts), describeLikelihood(facts)];
  expect(likelihood.sentences.at(-1)).toBe(family.sentences.join(" "));
  return family.sentences;
}

describe("what is left of a life annuity, where the chance is told as well as for the family", () => {
  it("is the guaranteed years, then the partner's share", () => {
    expect(describeEnd(10, 75, "Sipho Mokoena")).toEqual([
      "If you die within 10 years, the income is paid in full until the 10 years are up.",
      "After that Sipho gets 75% of it for life.",
    ]);
    expect(describeEnd(0, 75, "Sipho Mokoena")).toEqual([
      "When you die, Sipho gets 75% of the income for life.",
    ]);
  });

  it("is nothing beyond the guarantee without a partner or a share for them", () => {
    expect(describeEnd(10, 0, "Sipho Mokoena")).toEqual(describeEnd(10, 75));
    expect(describeEnd(1, 0)).toEqual([
      "If you die within a year, the income is paid in full until the year is up.",
      "After that the annuity ends and leaves nothing.",
    ]);
    expect(describeEnd(0, 0)).toEqual(["When you die, the annuity ends and leaves nothing."]);
  });

  it("says beside the guarantee what it costs, if it is known and costs a rand", () => {
    expect(plain(describeEnd(10, 75, "Sipho Mokoena", 321.4).at(-1))).toBe(
      "Those 10 guaranteed years cost you R321 a month of income.",
    );
    expect(plain(describeEnd(1, 0, undefined, 12).at(-1))).toBe(
      "That guaranteed year costs you R12 a month of income.",
    );
    expect(describeEnd(10, 75, "Sipho Mokoena", 0.4)).toEqual(describeEnd(10, 75, "Sipho Mokoena"));
  });
});
