import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { monthlyPaymentsCost, type FundPaths } from "../market/fund-paths";
import { pathsFromReturns } from "../market/paths-from-returns";
import { listCeilings, livingAnnuityCeilings } from "./ceilings";
import { noCredits } from "./pool-credits";

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

  // The full table, which leaves nothing out, tells what each row in a range has to be.
  it("are those of the full table, and the paths below it are left", () => {
    fc.assert(
      fc.property(returns, fc.constantFrom(0, 0.02), fc.nat(), fc.nat(), (drawn, credit, low, high) => {
        const fund = fundOf(drawn);
        const credits = new Array<number>(YEARS).fill(credit);
        const ceilings = livingAnnuityCeilings({ fund, credits, maximumShare: 0.175 });
        const table = listCeilings(ceilings);
        const [from, to] = [table[low % table.length]!, table[high % table.length]!].sort((a, b) => a - b);
        const nextRow = ceilings.startRows(fund.paths, { from: from!, to: to! });
        for (let k = 0; k < YEARS; k++) {
          const row = nextRow();
          const all = [...table.subarray(k * fund.paths, (k + 1) * fund.paths)];
          expect(row.followed).toBe(all.filter((ceiling) => ceiling >= from!).length);
          all.forEach((ceiling, path) => {
            if (ceiling < from!) expect(row.ceilings[path]).toBeLessThan(from!);
            else if (ceiling < to!) expect(row.ceilings[path]).toBe(ceiling);
            else expect(row.ceilings[path]).toBeGreaterThanOrEqual(to!);
          });
          const lowered = [...row.loweredPaths.subarray(0, row.lowered)];
          expect(new Set(lowered).size).toBe(lowered.length);
          const before = (path: number) => (k > 0 ? table[(k - 1) * fund.paths + path]! : Infinity);
          const hasFallen = (ceiling: number, path: number) =>
            ceiling < to! && ceiling < before(path) && before(path) >= from!;
          all.forEach((ceiling, path) => hasFallen(ceiling, path) && expect(lowered).toContain(path));
          for (const path of lowered) expect(before(path)).toBeGreaterThanOrEqual(from!);
        }
      }),
    );
  });
});
