import { describe, expect, it } from "vitest";
import { plain, plan, recommend } from "../../../tests/support/recommendation";
import { explainInheritance } from "./explain-inheritance";
import { gatherFacts } from "../plan/plan-facts";

/** A living annuity plus of R18 300, and a living annuity that pays R1 800 less and leaves about R1m more. */
function compare(answers = {}) {
  const advice = recommend("LivingAnnuityPlus");
  advice.la_recommendations.expected.monthly_income_total = 16_500.4;
  for (const row of advice.la_recommendations.survivors) row.capital_with_unit_trust = 2_724_321;
  return { advice, explain: () => explainInheritance(gatherFacts(advice, plan(answers))) };
}

describe("top-ups and the inheritance", () => {
  it("stand side by side, and the differences are those of the amounts shown", () => {
    const { income, inheritance } = compare().explain();
    expect(plain(income.title)).toBe("Top-ups add R1 800 a month to your income");
    expect(income.rows.map(({ name, figure }) => [name, plain(figure)])).toEqual([
      ["With top-ups", "R18 300"],
      ["Without top-ups", "R16 500"],
    ]);
    expect(plain(inheritance.title)).toBe("If you die at 82, your family gets R1 000 000 less");
    expect(inheritance.rows.map(({ figure }) => plain(figure))).toEqual(["R1 720 000", "R2 720 000"]);
  });

  it("are told at all ages of the recommendation, in a table", () => {
    const { table } = compare().explain();
    expect(table.rows.map(([age]) => age)).toEqual(["72", "82", "92"]);
    expect(table.caption).toContain("today’s rand");
  });

  it("name the partner, after whom the family gets what is left", () => {
    const partner = { financially_support_partner: "yes", partner_name: "Sipho Mokoena" } as const;
    const { inheritance, table } = compare(partner).explain();
    expect(inheritance.title).toContain("once Sipho has died too");
    expect(table.caption).toContain("once Sipho has died too");
  });

  it("claim no gain where there is none", () => {
    const { advice, explain } = compare();
    advice.la_recommendations.expected.monthly_income_total = 18_300.3;
    for (const row of advice.la_recommendations.survivors) row.capital_with_unit_trust = 1_724_321;
    expect(explain().income.title).toBe("Top-ups add nothing to your income");
    expect(explain().inheritance.title).toBe("If you die at 82, your family gets the same");
  });
});
