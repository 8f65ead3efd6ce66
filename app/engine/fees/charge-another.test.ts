import { describe, expect, it } from "vitest";
import { BASIS_2026_12 as BASIS } from "../basis/basis-2026-12";
import { livingAnnuityCeilings } from "../drawdown/ceilings";
import { sustainableIncome } from "../drawdown/sustainable-income";
import { fundPaths, monthlyPaymentsCost } from "../market/fund-paths";
import { buildScenarioSet } from "../market/scenario-set";
import { chargeAnother } from "./charge-another";

const MARKETS = buildScenarioSet({
  basis: BASIS,
  mixes: [BASIS.funds.selectIncome.mix],
  seed: 7,
  paths: 512,
  years: 60,
});
const fundAt = (feeShare: number) => fundPaths(MARKETS, { mix: 0, feeShare });

describe("a fund under another fee", () => {
  it("grows, by hand, by what the other fee leaves", () => {
    // 5% less 2.5% is 1.05 · 0.975 = 1.02375; less 1.5% it is 1.05 · 0.985 = 1.03425.
    const fund = {
      paths: 1,
      years: 1,
      growth: Float64Array.of(1.02375),
      incomeCost: Float64Array.of(monthlyPaymentsCost(1.02375)),
    };
    const other = chargeAnother(fund, { from: 0.025, to: 0.015 });
    expect(other.growth[0]).toBeCloseTo(1.03425, 12);
    expect(other.incomeCost[0]! / monthlyPaymentsCost(1.03425) - 1).toBeCloseTo(0, 4);
  });

  it("pays within 0.01% of what it pays when it is simulated with that fee", () => {
    const deaths = new Float64Array(40).fill(1 / 40);
    const incomeOf = (fund: ReturnType<typeof fundAt>) =>
      sustainableIncome(
        livingAnnuityCeilings({ fund, credits: new Float64Array(40), maximumShare: 0.175 }),
        deaths,
        0.75,
      );
    const [usual, low] = [fundAt(0.025), fundAt(0.015)];
    const derived = incomeOf(chargeAnother(usual, { from: 0.025, to: 0.015 }));
    expect(Math.abs(derived / incomeOf(low) - 1)).toBeLessThan(1e-4);
    expect(derived).toBeGreaterThan(incomeOf(usual) * 1.05);
  });

  it("is worked out once for a fund and a fee, and anew for another fee", () => {
    const fund = fundAt(0.025);
    const first = chargeAnother(fund, { from: 0.025, to: 0.015 });
    expect(chargeAnother(fund, { from: 0.025, to: 0.015 })).toBe(first);
    expect(chargeAnother(fund, { from: 0.025, to: 0.02 }).growth[0]).toBeLessThan(first.growth[0]!);
  });

  it("refuses what is no fee", () => {
    expect(() => chargeAnother(fundAt(0.025), { from: 0.025, to: -0.01 })).toThrow(/^to: /);
    expect(() => chargeAnother(fundAt(0.025), { from: 1, to: 0.01 })).toThrow(/below 1/);
  });
});
