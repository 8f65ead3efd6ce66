import { describe, expect, it } from "vitest";
import { breakEvenInterest, debtPayment, toEffective, toQuoted } from "./debt-interest";

describe("the interest that makes a debt worth taxed cash", () => {
  it("is 7.6, 10.5 and 14.1% for cash taxed at 18, 27 and 36%, of an income taxed at 18% and a fund that earns 7.6%", () => {
    const of = (lumpSumRateShare: number) =>
      breakEvenInterest({ lumpSumRateShare, incomeTaxRateShare: 0.18, annuityReturnShare: 0.076 });
    // Equal tax rates on both sides leave the fund's return.
    expect(of(0.18)).toBeCloseTo(0.076, 10);
    expect(of(0.27)).toBeCloseTo(0.105, 3);
    expect(of(0.36)).toBeCloseTo(0.141, 3);
  });

  it("is lower than what the fund earns for untaxed cash, and below nothing beside a high tax", () => {
    const of = (incomeTaxRateShare: number) =>
      breakEvenInterest({ lumpSumRateShare: 0, incomeTaxRateShare, annuityReturnShare: 0.076 });
    expect(of(0)).toBeCloseTo(0.076, 10);
    expect(of(0.18)).toBeLessThan(0.076);
    // Payments worth 84.7 for each rand are worth 154 before 45% of tax: more than the 120 rand paid.
    expect(of(0.45)).toBeLessThan(0);
  });

  it("is quoted for monthly compounding", () => {
    // 1.01^12 is 1.126825.
    expect(toEffective(0.12)).toBeCloseTo(0.126825, 6);
    expect(toQuoted(toEffective(0.12))).toBeCloseTo(0.12, 12);
  });

  it("is paid over ten years in equal parts", () => {
    // 1% a month: 0.01 / (1 - 1.01^-120) = 0.0143471 of each rand.
    expect(debtPayment(100_000, toEffective(0.12))).toBeCloseTo(1_434.71, 2);
    expect(debtPayment(120_000, 0)).toBe(1_000);
  });
});
