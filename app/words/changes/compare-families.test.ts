import { describe, expect, it } from "vitest";
import { plain, plan, recommend } from "../../../tests/support/recommendation";
import type { Recommendation } from "~/contract/plan/recommendation";
import { gatherFacts } from "../plan/plan-facts";
import { compareFamilies } from "./compare-families";

const WITH_SIPHO = plan({ financially_support_partner: "yes", partner_name: "Sipho Mokoena" });

function compare(ours: Recommendation, changed: Recommendation, answers = WITH_SIPHO) {
  const [recommended, amended] = [ours, changed].map((one) => gatherFacts(one, answers));
  return compareFamilies(recommended!, amended!).flatMap(({ heading, rows }) =>
    rows.map(({ name, recommended: was, amended: is, difference }) =>
      plain([heading, name, was, is, difference.words, difference.kind].join(" | ")),
    ),
  );
}

describe("what others get of two plans", () => {
  it("is a partner's income and what is left after both, of a living annuity by age", () => {
    const ours = recommend("LivingAnnuity");
    const withIncome = (perMonth: number, left: number) => {
      const { la } = ours.graphs_data;
      const same = (amount: number) => la.ages.map(() => amount);
      const view = (amount: number) => ({ poor: same(0), expected: same(amount), strong: same(0) });
      const series = { ...la, monthly_income_from_annuity: view(perMonth), estate: view(left) };
      return { ...ours, graphs_data: { ...ours.graphs_data, la: series } };
    };
    expect(compare(withIncome(12_000, 2_000_000), withIncome(13_000, 2_000_000))).toEqual([
      "Sipho’s income a month | If you die at 65, 75 or 85 | R12 000 | R13 000 | R1 000 more | more",
    ]);
    expect(compare(withIncome(12_000, 2_000_000), withIncome(12_000, 1_500_000))[0]).toBe(
      "Left once Sipho has died too | If you die at 65, 75 or 85 | R2 000 000 | R1 500 000 | R500 000 less | less",
    );
    // Earlier versions do not tell what the annuity pays by age.
    expect(compare(ours, ours)).toHaveLength(1);
  });

  it("is of a life annuity for how long it goes on in full, and what the partner has afterwards", () => {
    const insure = (years: number, perMonth: number) => {
      const advice = recommend("LifeAnnuity");
      advice.ila_recommendations.life_annuity_guaranteed_period_years = years;
      advice.ila_recommendations.guaranteed_partner_income = perMonth;
      return advice;
    };
    // Retired at 64: ten years are over at 74, five at 69.
    expect(compare(insure(10, 13_200), insure(5, 8_800))).toEqual([
      "Sipho’s income a month | Paid in full, if you die at 65 | 9 years | 4 years | 5 years less | less",
      "Sipho’s income a month | After the guaranteed years | R13 200 | R8 800 | R4 400 less | less",
    ]);
    expect(compare(insure(12, 13_200), insure(10, 13_200))[1]).toBe(
      "Sipho’s income a month | Paid in full, if you die at 75 | 1 year | 0 years | 1 year less | less",
    );
  });

  it("is told at later ages for whoever retires after the first", () => {
    const aged = (first: number) => {
      const advice = recommend("LivingAnnuity");
      advice.graphs_data.la.ages = advice.graphs_data.la.ages.map((age) => Math.max(age, first));
      return advice;
    };
    const changed = aged(66);
    changed.graphs_data.la.estate.expected = changed.graphs_data.la.ages.map((age) => 1_000 * age);
    expect(compare(aged(66), changed, plan()).map((row) => row?.slice(22, 38))).toEqual([
      "If you die at 75",
      "If you die at 85",
      "If you die at 95",
    ]);
  });
});
