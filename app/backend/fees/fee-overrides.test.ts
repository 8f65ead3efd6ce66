import { describe, expect, test } from "vitest";
import { changeVariable } from "../../../tests/support/forget-process";
import { writeFees } from "~/contract/fees/fee-rules";
import type { FeeTable } from "~/contract/fees/fee-table";
import { chooseBasis } from "~/engine";
import { toFeeOverrides } from "./fee-overrides";
import { presentAgreedFees } from "./fee-tables";

const basis = chooseBasis("2026-11-20");
const { annuity, unitTrust, emergencySavings } = basis.defaultFunds;
const rules = { automatedAdvice: 0.1, vatPerct: 15 };

describe("a fee table for the engine", () => {
  test("is nothing where it is as in the basis", () => {
    expect(toFeeOverrides(basis, presentAgreedFees(basis, {}))).toEqual({});
  });

  test("has each pot's fees, and says the same table again", () => {
    const fees = {
      annuity: { initialExclVatShare: 0.01, annualExclVatShare: 0.007, fundCompanyExclVatShare: 0.0015 },
      emergencySavings: { annualExclVatShare: 0.002 },
    };
    expect(toFeeOverrides(basis, presentAgreedFees(basis, fees))).toEqual(fees);
  });

  test("has the fees of the plain living annuity where there is no other", () => {
    const [ofPlain, ofPlus] = [
      writeFees("LA", { initial: 0, annual: 0.6, company: 0 }, rules),
      writeFees("LAP", { initial: 0, annual: 0.4, company: 0 }, rules),
    ];
    const agreed = presentAgreedFees(basis, {});
    const others = agreed.allOtherFPFees.filter(({ productId }) => !productId.startsWith("LA"));
    const table: FeeTable = { ...agreed, allOtherFPFees: [ofPlain, ofPlus, ...others] };
    expect(toFeeOverrides(basis, table).annuity?.annualExclVatShare).toBe(0.004);
    changeVariable("PLUS_PROVIDER", "none");
    expect(toFeeOverrides(basis, table).annuity?.annualExclVatShare).toBe(0.006);
    changeVariable("PLUS_PROVIDER", "");
  });

  test("weighs a pot's fees by the funds in it", () => {
    const own = writeFees("LAP", { initial: 1, annual: 0.4, company: 0 }, rules);
    const table: FeeTable = {
      ...presentAgreedFees(basis, {}),
      fundBasedFPFees: [{ fundNr: basis.funds[annuity].number, fundName: "Own", products: [own] }],
    };
    const allocations = {
      annuity: { [annuity]: 0.25, [emergencySavings]: 0.75 },
      unitTrust: { [unitTrust]: 1 },
      emergencySavings: { [emergencySavings]: 1 },
    };
    // By hand: 0.25 × 0.4 + 0.75 × 0.85 = 0.7375 a year, and 0.25 × 1 at the start.
    expect(toFeeOverrides(basis, table, allocations)).toEqual({
      annuity: { initialExclVatShare: 0.0025, annualExclVatShare: 0.007375 },
    });
  });
});
