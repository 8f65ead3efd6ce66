import { describe, expect, it } from "vitest";
import { BASIS_2026_11 } from "../basis/basis-2026-11";
import { yearlyMortality } from "../lives/yearly-mortality";
import { poolCredits, sharesLeft } from "./pool-credits";

const POOL = { dependantsShare: 0.4, applyExclusion: false };

describe("the pool's credits", () => {
  it("give the survivors q/(1-q) of what is not left to dependants", () => {
    const credits = poolCredits({ ...POOL, mortality: [0.1, 0.5] });
    // 10 of 100 die and forfeit 60% of a rand each: 6 rand among 90. 50 of 100: 30 rand among 50.
    expect(credits[0]).toBeCloseTo(6 / 90, 15);
    expect(credits[1]).toBeCloseTo(30 / 50, 15);
  });

  it("are nothing in a year that nobody outlives", () => {
    expect(poolCredits({ ...POOL, mortality: [1] })).toEqual(Float64Array.of(0));
  });

  it("are nothing when everything is left to dependants", () => {
    const credits = poolCredits({ ...POOL, mortality: [0.1, 0.2, 1], dependantsShare: 1 });
    expect(credits).toEqual(new Float64Array(3));
  });

  it("are nothing in the first five years when deaths in them leave everything", () => {
    const pool = { ...POOL, applyExclusion: true, mortality: new Array<number>(7).fill(0.2) };
    expect([...poolCredits(pool)].map((credit) => credit > 0)).toEqual([...Array(5).fill(false), true, true]);
    expect([...sharesLeft(pool)]).toEqual([1, 1, 1, 1, 1, 0.4, 0.4]);
  });

  it("together with what dependants get are exactly what the pool holds, at every age", () => {
    const life = { birthDate: "1962-03-14", sex: "female" } as const;
    const mortality = yearlyMortality({
      life,
      retirementDate: "2027-03-01",
      basis: BASIS_2026_11,
      impairment: 1,
    });
    const credits = poolCredits({ ...POOL, mortality });
    let alive = 1;
    mortality.forEach((q, k) => {
      const dying = alive * q;
      const [heldBefore, toDependants] = [alive, dying * POOL.dependantsShare];
      const heldByDead = q === 1 ? 0 : dying * (1 - POOL.dependantsShare);
      const credited = (alive - dying) * credits[k]!;
      expect(Math.abs(credited - heldByDead)).toBeLessThan(1e-12);
      if (q < 1) {
        const after = (alive - dying) * (1 + credits[k]!) + toDependants;
        expect(Math.abs(after - heldBefore)).toBeLessThan(1e-12);
      }
      alive -= dying;
    });
  });

  it("refuse shares and chances that are none", () => {
    for (const wrong of [NaN, -0.1, 1.1]) {
      const pool = { ...POOL, mortality: [0.1], dependantsShare: wrong };
      expect(() => poolCredits(pool)).toThrow(/^dependantsShare/);
      expect(() => sharesLeft(pool)).toThrow(/^dependantsShare/);
      expect(() => poolCredits({ ...POOL, mortality: [wrong] })).toThrow(/^mortality/);
    }
    expect(() => poolCredits({ ...POOL, mortality: [] })).toThrow(/^mortality/);
  });
});
