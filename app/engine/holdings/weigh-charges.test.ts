import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { BASIS_2026_11 as BASIS } from "../basis/basis-2026-11";
import { totalAnnualFee } from "../basis/total-annual-fee";
import { weighCharges } from "./weigh-charges";

const { annuity, emergencySavings } = BASIS.fees.annual;

describe("the charges of a pot with several funds", () => {
  it("are the weighted means of the funds' charges", () => {
    const charges = weighCharges([
      { allocationShare: 0.75, charges: { annual: annuity, initialShare: 0.02 } },
      { allocationShare: 0.25, charges: { annual: emergencySavings, initialShare: 0 } },
    ]);
    // By hand: 0.75 · 1.3685% + 0.25 · 0.4025% = 1.127%; 0.75 · 2.461% + 0.25 · 1.495% = 2.2195%.
    expect(charges.annual.managementShare).toBeCloseTo(0.01127, 12);
    expect(totalAnnualFee(charges.annual)).toBeCloseTo(0.022195, 12);
    expect(charges.initialShare).toBeCloseTo(0.015, 12);
  });

  it("are the fund's own when all is in it, or in several that cost the same", () => {
    const own = { annual: annuity, initialShare: 0.01 };
    expect(weighCharges([{ allocationShare: 1, charges: own }])).toEqual(own);
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (share) => {
        const both = [share, 1 - share].map((allocationShare) => ({ allocationShare, charges: own }));
        expect(totalAnnualFee(weighCharges(both).annual)).toBeCloseTo(0.02461, 12);
      }),
    );
  });

  it("need allocations that make a whole", () => {
    const own = { annual: annuity, initialShare: 0 };
    expect(() => weighCharges([])).toThrow(/^held: /);
    expect(() => weighCharges([{ allocationShare: 0.9, charges: own }])).toThrow(/^held: /);
    expect(() => weighCharges([{ allocationShare: Number.NaN, charges: own }])).toThrow(/^held\[0\]/);
  });
});
