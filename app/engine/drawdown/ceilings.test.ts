import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { monthlyPaymentsCost, type FundPaths } from "../market/fund-paths";
import { pathsFromReturns } from "../market/paths-from-returns";
import { listCeilings, livingAnnuityCeilings, unitTrustCeilings } from "./ceilings";

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

describe("the ceilings of a unit trust", () => {
  it("pay back the capital in equal parts when the fund only keeps up with inflation", () => {
    expect([...listCeilings(unitTrustCeilings(certainFund(0, 0, 4), 4))]).toEqual([1, 1 / 2, 1 / 3, 1 / 4]);
  });

  it("are an annuity-certain's payments when it earns interest", () => {
    const ceilings = listCeilings(unitTrustCeilings(certainFund(0.08, 0, 10), 10));
    const monthly = 1.08 ** (1 / 12) - 1;
    expect(ceilings[9]).toBeCloseTo((12 * monthly) / (1 - 1.08 ** -10), 12);
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
      fc.property(returns, fc.boolean(), fc.nat(), fc.nat(), (drawn, isTrust, low, high) => {
        const fund = fundOf(drawn);
        const ceilings = isTrust
          ? unitTrustCeilings(fund, YEARS)
          : livingAnnuityCeilings({
              fund,
              credits: new Array<number>(YEARS).fill(0.02),
              maximumShare: 0.175,
            });
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
