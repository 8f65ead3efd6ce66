import { describe, expect, test } from "vitest";
import { lifeExpectancy, medianAgeAtDeath } from "./life-expectancy";

/** A constant force of mortality for so long that almost nobody is left. */
const constantForce = (force: number) => Array.from({ length: 2000 }, () => 1 - Math.exp(-force));

describe("life expectancy and the median age at death", () => {
  // With a constant force mu the complete expectation is 1/mu, the curtate one 1/(e^mu - 1), the median ln(2)/mu.
  test.each([0.02, 0.05, 0.4])("a constant force of %d has the closed forms", (force) => {
    const { completeYears, curtateYears, meanAgeAtDeath } = lifeExpectancy(constantForce(force), 65);
    expect(completeYears).toBeCloseTo(1 / force, 9);
    expect(curtateYears).toBeCloseTo(1 / Math.expm1(force), 9);
    expect(meanAgeAtDeath).toBeCloseTo(65 + 1 / force, 9);
    expect(medianAgeAtDeath(constantForce(force), 65)).toBeCloseTo(65 + Math.LN2 / force, 9);
  });

  // Standard Ultimate Life Table: half of the 91 082.4 alive at 70 is 45 541.2, between l_89 = 45 995.6 and
  // l_90 = 41 841.1; by its constant force that is ln(45 995.6 / 45 541.2) / ln(45 995.6 / 41 841.1) = 0.1049 years.
  test("the median at 70 of the Standard Ultimate Life Table is 89.10", () => {
    const [a, b, c] = [0.00022, 2.7e-6, 1.124];
    const q = Array.from({ length: 60 }, (_, k) => {
      const force = a + ((b * c ** (70 + k)) / Math.log(c)) * (c - 1);
      return 1 - Math.exp(-force);
    });
    expect(medianAgeAtDeath(q, 70)).toBeCloseTo(89.1049, 3);
  });

  test("nobody dying before the table's end gives its end", () => {
    expect(medianAgeAtDeath([0, 0, 0.2], 60)).toBe(63);
    expect(lifeExpectancy([0, 0, 1], 60).completeYears).toBe(2);
  });

  test("impossible arguments are refused by name", () => {
    expect(() => lifeExpectancy([], 65)).toThrow(/^q: /);
    expect(() => lifeExpectancy([1], -1)).toThrow(/^ageAtStart: /);
    expect(() => medianAgeAtDeath([1], Number.NaN)).toThrow(/^ageAtStart: /);
  });
});
