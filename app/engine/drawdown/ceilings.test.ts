import { describe, expect, it } from "vitest";
import { monthlyPaymentsCost, type FundPaths } from "../market/fund-paths";
import { listCeilings, unitTrustCeilings } from "./ceilings";

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

describe("the ceilings of a unit trust", () => {
  it("pay back the capital in equal parts when the fund only keeps up with inflation", () => {
    expect([...listCeilings(unitTrustCeilings(certainFund(0, 0, 4), 4))]).toEqual([1, 1 / 2, 1 / 3, 1 / 4]);
  });

  it("are an annuity-certain's payments when it earns interest", () => {
    const ceilings = listCeilings(unitTrustCeilings(certainFund(0.08, 0, 10), 10));
    const monthly = 1.08 ** (1 / 12) - 1;
    expect(ceilings[9]).toBeCloseTo((12 * monthly) / (1 - 1.08 ** -10), 12);
  });
});
