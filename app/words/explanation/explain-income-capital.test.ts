import { describe, expect, it } from "vitest";
import { plain, plan, recommend } from "../../../tests/support/recommendation";
import { explainIncomeCapital } from "./explain-income-capital";
import { gatherFacts } from "../plan/plan-facts";

describe("the savings that provide an income", () => {
  it("are unit trust and annuity, which add up to the whole", () => {
    const step = explainIncomeCapital(gatherFacts(recommend("LivingAnnuityPlus"), plan()));
    expect(plain(step.title)).toBe("R3 816 000 provides your income");
    expect(step.parts.map(({ amount, note, term }) => [plain(amount), note, term.question])).toEqual([
      ["R166 000", "4% of this money.", "What is a unit trust?"],
      ["R3 650 000", "96% of this money.", "What is an annuity?"],
    ]);
    expect(plain(step.notes[0])).toContain("R18 450 a month");
  });

  it("are the annuity alone without a unit trust", () => {
    const cash = {
      cash_recommend: 550_000,
      unit_trust_recommend: 0,
      total_capital_providing_income: 3_650_000,
    };
    const step = explainIncomeCapital(gatherFacts(recommend("LifeAnnuity", { cash }), plan()));
    expect(step.parts.map(({ key, note }) => [key, note])).toEqual([["annuity", undefined]]);
    expect(step.notes).toEqual([]);
  });
});
