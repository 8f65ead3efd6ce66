import { describe, expect, it } from "vitest";
import { plain, plan, recommend } from "../../../tests/support/recommendation";
import { explainIncomeCapital } from "./explain-income-capital";
import { explainMonthlyIncome } from "./explain-monthly-income";
import { gatherFacts } from "../plan/plan-facts";

describe("the savings that provide an income", () => {
  it("are unit trust and annuity, which add up to the whole, beside the income of step 8", () => {
    const facts = gatherFacts(recommend("LivingAnnuityPlus"), plan());
    const step = explainIncomeCapital(facts);
    expect(plain(step.title)).toBe("R3 816 000 provides your income of R18 300 a month");
    expect(step.title).toContain(explainMonthlyIncome(facts).amount);
    expect(step.parts.map(({ amount, note, term }) => [plain(amount), note, term?.question])).toEqual([
      ["R384 000", "Taken out", undefined],
      ["R166 000", "4%", "What is a unit trust?"],
      ["R3 650 000", "96%", "What is an annuity?"],
    ]);
    expect(step.parts.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 12);
    // All in the annuity would pay R18 450; the step states the difference, since a second income would confuse.
    expect(step.sentences.map(plain)).toEqual([
      "Without the unit trust you would get R150 a month more.",
      "But you could not get at any of the money.",
    ]);
  });

  it("are the annuity alone without a unit trust", () => {
    const cash = {
      cash_recommend: 550_000,
      unit_trust_recommend: 0,
      total_capital_providing_income: 3_650_000,
    };
    const step = explainIncomeCapital(gatherFacts(recommend("LifeAnnuity", { cash }), plan()));
    expect(step.parts.map(({ key, note }) => [key, note])).toEqual([
      ["out", "Taken out"],
      ["annuity", undefined],
    ]);
    expect(step.sentences).toEqual(["All of it is in the annuity, which pays you every month."]);
  });
});
