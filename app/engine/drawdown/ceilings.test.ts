import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { monthlyPaymentsCost, type FundPaths } from "../market/fund-paths";
import { pathsFromReturns } from "../market/paths-from-returns";
import { listCeilings, livingAnnuityCeilings } from "./ceilings";
import { noCredits } from "./pool-credits";

/** A fund of one path with a constant nominal return and constant inflation. */
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

/** The ceilings of one path. */
const ceilingsOf = (fund: FundPaths, maximumShare: number) => [
  ...listCeilings(livingAnnuityCeilings({ fund, credits: noCredits(fund.years), maximumShare })),
];

describe("the ceilings of capital", () => {
  it("are equal parts of it where all may be paid and the fund only keeps up with inflation", () => {
    const even = ceilingsOf(certainFund(0, 0, 4), 1);
    [1, 1 / 2, 1 / 3, 1 / 4].forEach((part, k) => expect(even[k]).toBeCloseTo(part, 15));
  });

  it("leave three quarters of what stands where a quarter of it may be paid", () => {
    // y ≤ (1 - k·y)/4 at the anniversary k, so y = 1/(4 + k).
    const quarter = ceilingsOf(certainFund(0, 0, 4), 0.25);
    [1 / 4, 1 / 5, 1 / 6, 1 / 7].forEach((part, k) => expect(quarter[k]).toBeCloseTo(part, 15));
  });
});

describe("ceilings in a range", () => {
  const YEARS = 12;
  const fundOf = (returns: readonly number[][]) => pathsFromReturns({ returns, inflation: 0.04 });
  const returns = fc.array(
    fc.array(fc.double({ min: -0.4, max: 0.5, noNaN: true }), { minLength: YEARS, maxLength: YEARS }),
    { minLength: 1, maxLength: 20 },
  );

  // The full table, which leaves nothing out, gives the falls to be reported.
  it("are told where they fall, path by path, up to the first that is below it", () => {
    fc.assert(
      fc.property(returns, fc.constantFrom(0, 0.02), fc.nat(), fc.nat(), (drawn, credit, low, high) => {
        const fund = fundOf(drawn);
        const credits = new Array<number>(YEARS).fill(credit);
        const ceilings = livingAnnuityCeilings({ fund, credits, maximumShare: 0.175 });
        const table = listCeilings(ceilings);
        const [from, to] = [table[low % table.length]!, table[high % table.length]!].sort((a, b) => a - b);
        const expected: number[][] = [];
        for (let path = 0; path < fund.paths; path++) {
          for (let k = 0, before = Infinity; k < YEARS && before >= from!; k++) {
            const ceiling = table[path * YEARS + k]!;
            if (ceiling < before && ceiling <= to!) expected.push([path, k, ceiling]);
            before = ceiling;
          }
        }
        const noted: number[][] = [];
        ceilings.follow(fund.paths, { from: from!, to: to! }, (...fall) => noted.push(fall));
        expect(noted).toEqual(expected);
      }),
    );
  });
});
