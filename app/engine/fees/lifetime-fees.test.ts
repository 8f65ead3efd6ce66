import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { lifetimeFees, type ExpectedAccount } from "./lifetime-fees";

const NO_BAND = { minimumShare: 0, maximumShare: 1 };
const ACCOUNT: ExpectedAccount = {
  capital: 1_000_000,
  incomePerYear: 0,
  band: NO_BAND,
  grossRealReturn: 0,
  inflation: 0,
  credits: new Float64Array(60),
  years: 1,
};

describe("the fees of a lifetime", () => {
  it("are by hand, without return or income, the fee on what the years before have left", () => {
    // 2% of R1 000 000, then of R980 000; half of the third year's 2% of R960 400.
    expect(lifetimeFees(ACCOUNT, 0.02)).toBeCloseTo(20_000, 6);
    expect(lifetimeFees({ ...ACCOUNT, years: 2 }, 0.02)).toBeCloseTo(39_600, 6);
    expect(lifetimeFees({ ...ACCOUNT, years: 2.5 }, 0.02)).toBeCloseTo(39_600 + 9_604, 6);
  });

  it("are by hand, at 10% real, the fee on the grown capital, whatever inflation is", () => {
    // 1 100 000 · 2% = 22 000; 1 078 000 · 1.1 · 2% = 23 716.
    for (const inflation of [0, 0.045]) {
      const account = { ...ACCOUNT, grossRealReturn: 0.1, inflation, years: 2 };
      expect(lifetimeFees(account, 0.02)).toBeCloseTo(45_716, 6);
    }
  });

  it("count the pool's credits in the capital that is charged", () => {
    // After R20 000 of fees the pool adds 10% to R980 000: 2% of R1 078 000 is R21 560.
    const credits = new Float64Array(60).fill(0.1);
    expect(lifetimeFees({ ...ACCOUNT, credits, years: 2 }, 0.02)).toBeCloseTo(41_560, 6);
  });

  it("keep the income within the band of the capital", () => {
    // From R1 000 000 at least R25 000 a year must be paid; R250 000 may not be paid, R175 000 may.
    const band = { minimumShare: 0.025, maximumShare: 0.175 };
    const feesAt = (incomePerYear: number, limits = band) =>
      lifetimeFees({ ...ACCOUNT, incomePerYear, band: limits, years: 1 }, 0.02);
    expect(feesAt(0)).toBe(feesAt(25_000, NO_BAND));
    expect(feesAt(250_000)).toBe(feesAt(175_000, NO_BAND));
  });

  /** Month by month in nominal rand: each month's fee grows with the fund until the year's end. */
  function addUpMonthly(account: ExpectedAccount, feeShare: number): number {
    const { grossRealReturn, inflation, incomePerYear, credits, years } = account;
    const grossMonthly = ((1 + grossRealReturn) * (1 + inflation)) ** (1 / 12);
    const keptMonthly = (1 - feeShare) ** (1 / 12);
    let [balance, prices, total] = [account.capital, 1, 0];
    for (let year = 0; year < years; year++) {
      const payment = (incomePerYear * prices) / 12;
      let feesSoFar = 0;
      for (let month = 0; month < 12; month++) {
        balance *= grossMonthly;
        feesSoFar = feesSoFar * grossMonthly + balance * (1 - keptMonthly);
        balance = balance * keptMonthly - payment;
      }
      prices *= 1 + inflation;
      total += feesSoFar / prices;
      balance *= 1 + credits[year]!;
    }
    return total;
  }

  it("agree with an account that is charged every month", () => {
    const arbitrary = fc.record({
      capital: fc.double({ min: 1e5, max: 1e8, noNaN: true }),
      incomeShare: fc.double({ min: 0, max: 0.04, noNaN: true }),
      grossRealReturn: fc.double({ min: 0, max: 0.1, noNaN: true }),
      inflation: fc.double({ min: 0, max: 0.1, noNaN: true }),
      credit: fc.double({ min: 0, max: 0.1, noNaN: true }),
      years: fc.integer({ min: 1, max: 15 }),
      feeShare: fc.double({ min: 0, max: 0.04, noNaN: true }),
    });
    fc.assert(
      fc.property(arbitrary, ({ incomeShare, credit, feeShare, ...terms }) => {
        const credits = new Float64Array(60).fill(credit);
        const account = { ...terms, credits, band: NO_BAND, incomePerYear: incomeShare * terms.capital };
        const monthly = addUpMonthly(account, feeShare);
        expect(lifetimeFees(account, feeShare)).toBeCloseTo(monthly, -Math.log10(terms.capital * 1e-9));
      }),
    );
  });

  it("are none without a fee, and refuse what cannot be", () => {
    expect(lifetimeFees({ ...ACCOUNT, incomePerYear: 50_000, years: 20 }, 0)).toBe(0);
    expect(lifetimeFees({ ...ACCOUNT, years: 0 }, 0.02)).toBe(0);
    expect(() => lifetimeFees(ACCOUNT, 1)).toThrow(/^feeShare: /);
    expect(() => lifetimeFees({ ...ACCOUNT, years: 61 }, 0.02)).toThrow(/^credits: /);
    expect(() => lifetimeFees({ ...ACCOUNT, years: Number.NaN }, 0.02)).toThrow(/^years: /);
    expect(() => lifetimeFees({ ...ACCOUNT, capital: -1 }, 0.02)).toThrow(/^capital: /);
    expect(() => lifetimeFees({ ...ACCOUNT, inflation: -1 }, 0.02)).toThrow(/^inflation: /);
  });
});
