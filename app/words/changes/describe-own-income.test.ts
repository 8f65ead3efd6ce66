import { describe, expect, it } from "vitest";
import { plain, plan, recommend } from "../../../tests/support/recommendation";
import { gatherFacts } from "../plan/plan-facts";
import { describeOwnIncome, introduceOwnIncome } from "./describe-own-income";

/** A living annuity of R10 000 a month, by default with a range from R4 000 to R40 000. */
function describeWith(
  range: { least?: number; most?: number } = {},
  lasting: [number, number][] | null = [
    [90, 8_112.4],
    [75, 10_000.2],
    [60, 11_300],
    [50, 12_444.6],
  ],
) {
  const advice = recommend("LivingAnnuity");
  advice.la_recommendations.expected.monthly_income_total = 10_000.2;
  advice.common_info.min_desired_monthly_income = range.least ?? 4_000;
  advice.la_recommendations.max_monthly_income_total = range.most ?? 40_000;
  advice.common_info.lasting_incomes = lasting?.map(([success_perct, monthly_income_total]) => ({
    success_perct,
    monthly_income_total,
  }));
  return describeOwnIncome(gatherFacts(advice, plan()));
}

describe("the slider of an income", () => {
  it("runs from 0.6 to 1.6 of the recommended one, or as far as the plan may pay", () => {
    const { least, most } = describeWith();
    expect([least, most].map(({ words }) => plain(words))).toEqual(["R6 000", "R16 000"]);
    const near = describeWith({ least: 7_050, most: 12_030 });
    expect([near.least, near.most].map(({ words }) => plain(words))).toEqual([
      "R7 050, the least",
      "R12 030, the most",
    ]);
  });

  it("is marked, and says where, with what lasts in 18, 15, 12 and 10 of 20 futures", () => {
    const { marks, hint } = describeWith();
    expect(marks).toEqual([
      { amount: 8_112, words: "18 of 20 futures" },
      { amount: 10_000, words: "15 of 20 futures" },
      { amount: 11_300, words: "12 of 20 futures" },
      { amount: 12_445, words: "10 of 20 futures" },
    ]);
    expect(plain(hint)).toBe(
      "Slide it or type it. Marked: R8 112 lasts for life in 18 of 20 futures, R10 000 in 15, R11 300 in 12 and R12 445 in 10.",
    );
  });

  it("leaves out marks beyond its ends, and says nothing of none", () => {
    const few = describeWith({ least: 8_500, most: 11_000 });
    expect(few.marks?.map(({ amount }) => amount)).toEqual([10_000]);
    expect(plain(few.hint)).toBe("Slide it or type it. Marked: R10 000 lasts for life in 15 of 20 futures.");
    for (const lasting of [[], null])
      expect(describeWith({}, lasting)).toMatchObject({
        hint: "Slide it or type it.",
        marks: [],
      });
  });
});

describe("the introduction of another income", () => {
  it("tells the law's least of the annuity, apart from that of both together", () => {
    const advice = recommend("LivingAnnuity");
    // R3 600 000 in the annuity: 2.5% are R90 000 a year.
    advice.la_recommendations.min_annuity_inc_pm = 7_500;
    const facts = gatherFacts(advice, plan());
    const law =
      "By law the annuity has to pay at least R7 500 a month, 2.5% of it a year. The unit trust is drawn in step with it.";
    expect(introduceOwnIncome(facts, facts).map(plain)).toContain(law);
    for (const other of [
      { ...facts, hasUnitTrust: false },
      { ...facts, guaranteedShare: 0.5 },
    ])
      expect(introduceOwnIncome(other, other).join(" ")).not.toContain("By law");
  });
});
