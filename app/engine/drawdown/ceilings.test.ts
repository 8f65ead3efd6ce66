import { describe, expect, it } from "vitest";
import { monthlyPaymentsCost, type FundPaths } from "../market/fund-paths";
import { livingAnnuityCeilings, unitTrustCeilings } from "./ceilings";
import { noCredits } from "./pool-credits";

/** A fund of one path that earns the same nominal return every year, with even inflation. */
function certainFund(nominalReturn: number, inflation: number, years: number): FundPaths {
  const real = (1 + nominalReturn) / (1 + inflation);
  const cost = monthlyPaymentsCost(1 + nominalReturn) / (1 + inflation);
  return {
    paths: 1,
    years,
    growth: new Float64Array(years).fill(real),
    incomeCost: new Float64Array(years).fill(cost),
  };
}

/** Anniversaries at which the income can be set in full before it first has to be reduced; 50 for 50 and more. */
function yearsUntilReduced(incomeShare: number, nominalReturn: number): number {
  const fund = certainFund(nominalReturn, 0.06, 50);
  const { values } = livingAnnuityCeilings({ fund, credits: noCredits(50), maximumShare: 0.175 });
  const first = values.findIndex((ceiling) => incomeShare > ceiling * (1 + 1e-12));
  return first < 0 ? 50 : first;
}

describe("years before the income of a living annuity reduces", () => {
  /**
   * The table that insurers print under the standard on living annuities of the Association for Savings and Investment
   * South Africa: income selected at inception by row, returns of 2.5, 5, 7.5, 10 and 12.5% by column, inflation of 6%.
   */
  it.each([
    [0.025, [21, 30, 50, 50, 50]],
    [0.05, [11, 14, 19, 33, 50]],
    [0.075, [6, 8, 10, 13, 22]],
    [0.1, [4, 5, 6, 7, 9]],
    [0.125, [2, 3, 3, 4, 5]],
    [0.15, [1, 1, 2, 2, 2]],
    [0.175, [1, 1, 1, 1, 1]],
  ])("are those of the industry's table to a year for an income of %f", (incomeShare, table) => {
    const found = [0.025, 0.05, 0.075, 0.1, 0.125].map((nominal) => yearsUntilReduced(incomeShare, nominal));
    found.forEach((years, column) => expect(Math.abs(years - table[column]!)).toBeLessThanOrEqual(1));
    const exact = found.filter((years, column) => years === table[column]);
    expect(exact.length).toBeGreaterThanOrEqual(4);
  });
});

describe("the ceilings of a unit trust", () => {
  it("pay back the capital in equal parts when the fund only keeps up with inflation", () => {
    const { values } = unitTrustCeilings(certainFund(0, 0, 4), 4);
    expect([...values]).toEqual([1, 1 / 2, 1 / 3, 1 / 4]);
  });

  it("are an annuity-certain's payments when it earns interest", () => {
    const { values } = unitTrustCeilings(certainFund(0.08, 0, 10), 10);
    const monthly = 1.08 ** (1 / 12) - 1;
    expect(values[9]).toBeCloseTo((12 * monthly) / (1 - 1.08 ** -10), 12);
  });
});
