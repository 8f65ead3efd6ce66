import { describe, expect, it } from "vitest";
import { plain, plan, recommend } from "../../../tests/support/recommendation";
import { describePlan } from "../plan-page/describe-plan";
import { gatherFacts } from "./plan-facts";
import { describeNotDeducted, sayTaxFreeYears } from "./not-deducted";

function tell(told: number, left: number, years: number) {
  const cash = { contributions_not_deducted_left: left };
  const advice = recommend("LivingAnnuity", { cash });
  Object.assign(advice.la_recommendations, { years_free_of_tax: years });
  const answers = plan({ contributions_not_deducted: told, other_taxable_income: 0 });
  const facts = gatherFacts(advice, answers);
  const { hero, smallPrint } = describePlan(advice, answers, null);
  return {
    lump: describeNotDeducted(facts).map(plain),
    income: sayTaxFreeYears(facts),
    hero: hero.notes.join(" "),
    small: smallPrint.taxNotes.map(plain).join(" "),
  };
}

describe("contributions that were never deducted", () => {
  it("are said of the lump sum, and of the income for about how many years", () => {
    const { lump, income, hero, small } = tell(600_000, 50_000, 2.2);
    expect(lump).toEqual([
      "R600 000 of your contributions was never deducted. It comes off the lump sum before that is taxed. R50 000 of it is left for the income.",
    ]);
    expect(income[0]).toContain("free of tax for about 2 years. From then on tax is due");
    expect(hero).toContain(income[0]);
    expect(small).toContain(lump[0]);
    expect(tell(600_000, 50_000, 0.4).income[0]).toContain("for part of the first year");
    expect(tell(600_000, 50_000, 1.3).income[0]).toContain("for about a year");
  });

  it("are said of the lump sum alone where it uses them up, and not at all where none were told", () => {
    const { lump, income } = tell(600_000, 0, 0);
    expect(lump).toEqual([
      "R600 000 of your contributions was never deducted. It comes off the lump sum before that is taxed.",
    ]);
    expect(income).toEqual([]);
    expect(tell(0, 0, 0)).toMatchObject({ lump: [], income: [] });
  });
});
