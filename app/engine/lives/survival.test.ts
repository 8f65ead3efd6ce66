import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { deathInYearProbabilities, survivalAt, survivalAtAnniversaries, survivalAtTimes } from "./survival";

/** Any yearly probabilities of dying that end with a certain death. */
const mortality = fc
  .array(fc.double({ min: 0, max: 0.9, noNaN: true }), { minLength: 0, maxLength: 60 })
  .map((q) => [...q, 1]);

describe("survival", () => {
  // By hand: q = 0.19, 0.5, 1: after half a year √0.81 = 0.9, after one 0.81, after one and a half 0.81·√0.5.
  test("between anniversaries follows a constant force", () => {
    const q = [0.19, 0.5, 1];
    expect([...survivalAtAnniversaries(q)]).toEqual([1, 0.81, 0.405, 0]);
    expect(survivalAt(q, 0)).toBe(1);
    expect(survivalAt(q, 0.5)).toBeCloseTo(0.9, 12);
    expect(survivalAt(q, 1.5)).toBeCloseTo(0.81 * Math.SQRT1_2, 12);
    expect(survivalAt(q, 2.01)).toBe(0);
    expect(survivalAt(q, 50)).toBe(0);
  });

  test("at many points a year it never rises and meets the anniversaries", () => {
    fc.assert(
      fc.property(mortality, fc.constantFrom(1, 4, 12), (q, points) => {
        const fine = survivalAtTimes(q, points);
        const yearly = survivalAtAnniversaries(q);
        expect(fine).toHaveLength(q.length * points + 1);
        fine.forEach((chance, index) => {
          if (index > 0) expect(chance).toBeLessThanOrEqual(fine[index - 1]! + 1e-15);
        });
        yearly.forEach((chance, k) => expect(fine[k * points]).toBeCloseTo(chance, 12));
      }),
    );
  });

  test("everybody dies in some year", () => {
    fc.assert(
      fc.property(mortality, (q) => {
        const deaths = deathInYearProbabilities(q).reduce((sum, death) => sum + death, 0);
        expect(deaths).toBeCloseTo(1, 12);
      }),
    );
  });

  test("impossible arguments are refused by name", () => {
    expect(() => survivalAtAnniversaries([])).toThrow(/^q: /);
    expect(() => survivalAtAnniversaries([0.1, -0.1])).toThrow(/^q\[1\]: /);
    expect(() => deathInYearProbabilities([Number.NaN])).toThrow(/^q\[0\]: /);
    expect(() => survivalAt([1], -1)).toThrow(/^years: /);
    expect(() => survivalAtTimes([1], 0)).toThrow(/^pointsPerYear: /);
  });
});
