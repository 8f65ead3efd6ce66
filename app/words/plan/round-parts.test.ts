import { describe, expect, it } from "vitest";
import { recommend } from "../../../tests/support/recommendation";
import { roundAmounts, roundParts } from "./round-parts";

describe("parts in whole rand", () => {
  it("add up to the whole, the last one above zero taking the rounding", () => {
    expect(roundParts([1.5, 1.5, 0], 3)).toEqual([2, 1, 0]);
    expect(roundParts([0.4, 0.4, 0.4], 1.2)).toEqual([0, 0, 1]);
  });

  it("hide no difference that is more than rounding", () => {
    expect(roundParts([100, 200], 350)).toEqual([100, 200]);
  });
});

describe("the amounts as shown", () => {
  it("add up where every amount has cents: a need that was cut, its tax, and growth", () => {
    const cash = recommend("LifeAnnuity", {
      cash: {
        savings_at_retirement: 3_024_363.51,
        cash_recommend: 904_228.46,
        debt_recommend: 900_000,
        emergency_savings_recommend: 4_228.46,
        personal_cash_recommend: 0,
        lump_sum_tax: 103_892.49,
        unit_trust_recommend: 0,
        annuity_amount_recommend: 2_016_242.56,
      },
    }).common_info.cash_recommendations;
    const shown = roundAmounts(cash);
    expect(shown.debt + shown.emergencySavings + shown.personalUse + shown.tax).toBe(shown.cash);
    expect(shown.cash + shown.unitTrust + shown.annuity).toBe(shown.savings);
    expect(shown).toMatchObject({ savings: 3_024_364, lumpSum: 1_008_121, tax: 103_893, personalUse: 0 });
  });
});
