import { describe, expect, it } from "vitest";
import { BASIS_2026_11 as BASIS } from "../basis/basis-2026-11";
import { checkBasis } from "../basis/check-basis";
import { effectiveAnnualCost } from "../holdings/effective-annual-cost";
import { totalAnnualFee } from "../basis/total-annual-fee";
import { withFees } from "./with-fees";

describe("a planner's own fees", () => {
  it("replace the planner's part alone, with 15% VAT", () => {
    // By hand: 0.5% before VAT is 0.575% with it, in place of 0.9775%: 2.461 - 0.9775 + 0.575 = 2.0585.
    const basis = withFees(BASIS, { annuity: { annualExclVatShare: 0.005, initialExclVatShare: 0.015 } });
    expect(totalAnnualFee(basis.fees.annual.annuity)).toBeCloseTo(0.020585, 12);
    expect(basis.fees.annual.annuity.managementShare).toBe(BASIS.fees.annual.annuity.managementShare);
    expect(basis.fees.initialShare.annuity).toBeCloseTo(0.01725, 12);
    expect(basis.fees.initialShare.unitTrust).toBe(0);
    expect(basis.fees.annual.unitTrust).toEqual(BASIS.fees.annual.unitTrust);
    expect(() => checkBasis(basis)).not.toThrow();
  });

  it("of nought make the plan cost what remains, and leave the basis as it was", () => {
    const before = structuredClone(BASIS);
    const free = withFees(BASIS, { unitTrust: { annualExclVatShare: 0 } });
    // 1.196% for management and 0.115% for automated advice.
    expect(totalAnnualFee(free.fees.annual.unitTrust)).toBeCloseTo(0.01311, 12);
    expect(BASIS).toEqual(before);
  });

  it("are the basis's own when they are written as before VAT, and nothing changes without any", () => {
    const same = withFees(BASIS, { emergencySavings: { annualExclVatShare: 0.0085 } });
    expect(same.fees.annual.emergencySavings.plannerShare).toBeCloseTo(0.009775, 15);
    expect(withFees(BASIS, {})).toEqual(BASIS);
  });

  it("reach the effective annual cost as advice", () => {
    const basis = withFees(BASIS, { annuity: { annualExclVatShare: 0.01, initialExclVatShare: 0.01 } });
    const charges = { annual: basis.fees.annual.annuity, initialShare: basis.fees.initialShare.annuity };
    const [oneYear] = effectiveAnnualCost(charges);
    // Over one year: 0.115% + 1.15% a year, and 1.15% at the start.
    expect(oneYear!.adviceShare).toBeCloseTo(0.00115 + 0.0115 + 0.0115, 12);
  });

  it("with 0.15% for the fund company make the annuity cost 2.6335% a year, as administration", () => {
    const fees = { annualExclVatShare: 0.0085, fundCompanyExclVatShare: 0.0015 };
    const { annual } = withFees(BASIS, { annuity: fees }).fees;
    expect(totalAnnualFee(annual.annuity)).toBeCloseTo(0.026335, 12);
    expect(annual.annuity.administrationShare).toBeCloseTo(0.001725, 12);
    expect(annual.annuity.plannerShare + annual.annuity.administrationShare).toBeCloseTo(0.0115, 12);
    expect(annual.unitTrust).toEqual(BASIS.fees.annual.unitTrust);
  });

  it.each([
    ["unitTrust.fundCompanyExclVatShare", { unitTrust: { fundCompanyExclVatShare: -0.001 } }],
    ["annuity.annualExclVatShare", { annuity: { annualExclVatShare: 0.0101 } }],
    ["unitTrust.initialExclVatShare", { unitTrust: { initialExclVatShare: 0.031 } }],
    ["annuity.initialExclVatShare", { annuity: { initialExclVatShare: 0.0151 } }],
    ["emergencySavings.annualExclVatShare", { emergencySavings: { annualExclVatShare: -0.001 } }],
    ["annuity.annualExclVatShare", { annuity: { annualExclVatShare: Number.NaN } }],
  ])("outside the limits are refused: %s", (name, overrides) => {
    expect(() => withFees(BASIS, overrides)).toThrow(RangeError);
    expect(() => withFees(BASIS, overrides)).toThrow(new RegExp(`^${name.replace(".", "\\.")}: `));
  });
});
