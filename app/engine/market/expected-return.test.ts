import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ASSET_CLASS_IDS, type Mix } from "../basis/basis";
import { BASIS_2026_11 } from "../basis/basis-2026-11";
import {
  expectedNominalGrossReturn,
  expectedRealGrossReturn,
  expectedRealNetReturn,
} from "./expected-return";
import { totalAnnualFee } from "../basis/total-annual-fee";

const { funds, fees } = BASIS_2026_11;

describe("the expected return of a fund", () => {
  // Figures of the model's specification: Select in the annuity, Core in the unit trust.
  test("after fees is 2.97% a year for Select and 0.41% for Core", () => {
    const select = expectedRealNetReturn(
      funds.selectIncome.mix,
      totalAnnualFee(fees.annual.annuity),
      BASIS_2026_11,
    );
    const core = expectedRealNetReturn(
      funds.coreIncome.mix,
      totalAnnualFee(fees.annual.unitTrust),
      BASIS_2026_11,
    );
    expect((100 * select).toFixed(2)).toBe("2.97");
    expect((100 * core).toFixed(2)).toBe("0.41");
  });

  test("of one class alone is its geometric return", () => {
    for (const { id, geometricReal } of BASIS_2026_11.assetClasses) {
      expect(expectedRealGrossReturn({ [id]: 1 }, BASIS_2026_11)).toBeCloseTo(geometricReal, 12);
    }
  });

  // By hand, two uncorrelated classes of half each with e = 1.1 and 1.1 and V = ½·1.21·(exp(0.04) - 1):
  // M = 1.1, V/M² = ½(exp(0.04) - 1) = 0.0204053871, median = 1.1/√1.0204053871.
  test("of two uncorrelated classes follows from their mean and variance", () => {
    const geometricReal = 1.1 * Math.exp(-0.02) - 1;
    const classes = BASIS_2026_11.assetClasses.map((one) => ({ ...one, geometricReal, volatility: 0.2 }));
    const market = { ...BASIS_2026_11, assetClasses: classes };
    expect(expectedRealGrossReturn({ saEquity: 0.5, cash: 0.5 }, market)).toBeCloseTo(
      1.1 / Math.sqrt(1.0204053871) - 1,
      9,
    );
  });

  test("rebalancing unlike classes earns more than the mean of their logs and less than the mean of their means", () => {
    const weights = fc
      .array(fc.double({ min: 0.01, max: 1, noNaN: true }), { minLength: 6, maxLength: 6 })
      .map((raw) => {
        const total = raw.reduce((sum, weight) => sum + weight, 0);
        return raw.map((weight) => weight / total);
      });
    fc.assert(
      fc.property(weights, (shares) => {
        const mix: Mix = Object.fromEntries(ASSET_CLASS_IDS.map((id, index) => [id, shares[index]!]));
        const mean = shares.reduce((sum, share, index) => {
          const { geometricReal, volatility } = BASIS_2026_11.assetClasses[index]!;
          return sum + share * (1 + geometricReal) * Math.exp(volatility ** 2 / 2);
        }, 0);
        const expected = 1 + expectedRealGrossReturn(mix, BASIS_2026_11);
        expect(expected).toBeLessThanOrEqual(mean);
        expect(expected).toBeGreaterThan(1.01);
      }),
    );
  });

  test("in future rand adds inflation by compounding", () => {
    expect(expectedNominalGrossReturn(funds.moneyMarket.mix, BASIS_2026_11)).toBeCloseTo(
      1.017 * 1.045 - 1,
      12,
    );
  });

  test("impossible mixes and fees are refused by name", () => {
    expect(() => expectedRealGrossReturn({ cash: 0.9 }, BASIS_2026_11)).toThrow(/^mix: /);
    expect(() => expectedRealGrossReturn({ cash: -1, saBonds: 2 }, BASIS_2026_11)).toThrow(/^mix\./);
    expect(() => expectedRealNetReturn({ cash: 1 }, 1.5, BASIS_2026_11)).toThrow(/^feeShare: /);
    expect(() => expectedRealNetReturn({ cash: 1 }, Number.NaN, BASIS_2026_11)).toThrow(/^feeShare: /);
  });
});
