import { describe, expect, it } from "vitest";
import { BASIS_2026_11 } from "../basis/basis-2026-11";
import { annuityReturn, savingsAtRetirement } from "./savings-at-retirement";

const saving = (adviceDate: string, retirementDate: string) => ({
  savings: 1_000_000,
  adviceDate,
  retirementDate,
});

describe("savings at retirement", () => {
  it("grow for the exact years at the real return", () => {
    expect(savingsAtRetirement(saving("2026-11-20", "2026-11-20"), 0.03)).toBe(1_000_000);
    expect(savingsAtRetirement(saving("2026-11-20", "2028-11-20"), 0.03)).toBeCloseTo(1_060_900, 6);
    // 73 of the 365 days of the second year is a fifth.
    const fifth = savingsAtRetirement(saving("2025-03-01", "2026-05-13"), 0.03);
    expect(fifth).toBeCloseTo(1_000_000 * 1.03 ** 1.2, 6);
  });

  it("earn 2.97% a year after fees in the fund that annuities hold", () => {
    expect(annuityReturn(BASIS_2026_11)).toBeCloseTo(0.0297, 4);
  });

  it("refuse amounts that are none and a retirement in the past", () => {
    const wrong = { ...saving("2026-11-20", "2027-11-20"), savings: NaN };
    expect(() => savingsAtRetirement(wrong, 0.03)).toThrow(/^savings/);
    expect(() => savingsAtRetirement(saving("2026-11-20", "2026-11-19"), 0.03)).toThrow(/^retirementDate/);
  });
});
