import { describe, expect, it } from "vitest";
import type { FundPaths } from "../market/fund-paths";
import { followTrustFirst, payTrustFirst } from "./trust-first";

const YEARS = 30;

/** A fund with constant growth on two paths, where a rand of income costs a rand. */
const evenFund = (growth: number): FundPaths => ({
  paths: 2,
  years: YEARS,
  growth: new Float64Array(2 * YEARS).fill(growth),
  incomeCost: new Float64Array(2 * YEARS).fill(1),
});

function terms(
  change: { credit?: number; unitTrust?: number; growth?: number } = {},
): Parameters<typeof followTrustFirst>[0] {
  const { credit = 0, unitTrust = 100, growth = 1 } = change;
  const credits = new Float64Array(YEARS).fill(credit);
  const fund = evenFund(growth);
  return {
    annuity: { fund, amount: 1_000, credits, minimumShare: 0.025, maximumShare: 0.175 },
    unitTrust: { fund, amount: unitTrust },
    income: 50,
  };
}

const yearsOf = (follow: ReturnType<typeof followTrustFirst>) => ({
  failures: [...follow.failures],
  usedUp: [...follow.firstUsedUp].flatMap((count, year) => (count > 0 ? [[year, count]] : [])),
});

describe("living on the unit trust first", () => {
  it("draws the least of the annuity and the rest of the unit trust, and nothing that is not needed", () => {
    expect(payTrustFirst({ annuity: 1_000, unitTrust: 100 }, terms())).toEqual({
      annuity: 25,
      unitTrust: 25,
    });
    // The law's minimum exceeds the income.
    expect(payTrustFirst({ annuity: 4_000, unitTrust: 100 }, terms())).toEqual({
      annuity: 100,
      unitTrust: 0,
    });
    // The trust holds 20 and the annuity may pay 17.5% of 100.
    expect(payTrustFirst({ annuity: 100, unitTrust: 20 }, terms())).toEqual({ annuity: 17.5, unitTrust: 20 });
  });

  it("leaves all to the annuity once it is used up, up to the law's most", () => {
    // Without growth the annuity holds 1 000, 975, 950.625 and 926.859; 2.5% of it is 25, 24.375, 23.766 and
    // 23.171. The trust pays 25, 25.625 and 26.234 and has 23.141 left in year 3 for 26.829, and pays all of
    // that; the annuity then holds 900, and 50 less in each year. 17.5% of 300 is 52.5 in year 16, of 250
    // 43.75 in year 17.
    expect(yearsOf(followTrustFirst(terms()))).toEqual({ failures: [17, 17], usedUp: [[3, 2]] });
  });

  it("lasts longer with the credits of a pool, and is used up at once where there is hardly a trust", () => {
    const [without] = followTrustFirst(terms()).failures;
    expect(followTrustFirst(terms({ credit: 0.02 })).failures[0]).toBeGreaterThan(without!);
    // 50 a year from 1 000 alone: 17.5% of 300 in year 14, of 250 in year 15.
    expect(yearsOf(followTrustFirst(terms({ unitTrust: 1 })))).toEqual({
      failures: [15, 15],
      usedUp: [[0, 2]],
    });
  });

  it("never fails where both grow by what is paid", () => {
    expect(yearsOf(followTrustFirst(terms({ growth: 1.05 })))).toEqual({
      failures: [YEARS, YEARS],
      usedUp: expect.any(Array) as unknown,
    });
  });
});
