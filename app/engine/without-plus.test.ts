import { describe, expect, it } from "vitest";
import { LEAVES_ALL, LEAVES_MONEY, WANTS_CERTAINTY } from "../../fixtures/people/retirement-cases";
import { advise } from "./advise";
import { amend, findLimits } from "./amend";
import { readAssumptions } from "./assumptions";

const assumptions = { basisVersion: "2026-11", fees: {} };
const [withPlus, without] = [true, false].map((offersPlus) =>
  readAssumptions({ ...assumptions, offersPlus }),
);
const options = { seed: 1, paths: 256 };

describe("where no living annuity plus is offered", () => {
  it("a person who would have had one is advised on the plain one, with its very figures", () => {
    const [offered, plain] = [
      advise(LEAVES_MONEY, withPlus!, options),
      advise(LEAVES_MONEY, without!, options),
    ];
    expect(offered.recommended).toBe("LivingAnnuityPlus");
    expect(plain.recommended).toBe("LivingAnnuity");
    expect(plain.runnerUp).toBe("LifeAnnuity");
    expect(plain.products).toEqual({
      livingAnnuity: offered.products.livingAnnuity,
      lifeAnnuity: offered.products.lifeAnnuity,
    });
    expect(plain.cash).toEqual(offered.cash);
    expect(JSON.stringify(plain)).not.toMatch(/plus/i);
  });

  it("the parts to have guaranteed and the prices of needs are those of the plain one", () => {
    const plain = advise(LEAVES_MONEY, without!, options);
    const { incomeFromAnnuityPerMonth, incomeFromUnitTrustPerMonth } =
      plain.products.livingAnnuity.outcomes.expected;
    expect(plain.blends[0]!.incomePerMonth).toBeCloseTo(
      incomeFromAnnuityPerMonth + incomeFromUnitTrustPerMonth,
      8,
    );
    expect(plain.levers.map(({ lever }) => lever)).toEqual([
      "retirementDate",
      "debtRepayment",
      "emergencySavings",
      "personalUse",
    ]);
  });

  it("no share to dependants and no exclusion can be chosen", () => {
    expect(findLimits(LEAVES_MONEY, without!)).toMatchObject({ canApplyExclusion: false });
    expect(findLimits(LEAVES_MONEY, without!)).not.toHaveProperty("dependantsShare");
    expect(() => amend(LEAVES_MONEY, { dependantsShare: 0.3 }, without!, options)).toThrow(
      /^dependantsShare/,
    );
  });

  it("whoever is advised on another product has the same plan, next to the plain one", () => {
    for (const person of [LEAVES_ALL, WANTS_CERTAINTY]) {
      const [offered, plain] = [advise(person, withPlus!, options), advise(person, without!, options)];
      expect(plain.recommended).toBe(offered.recommended);
      expect(plain.incomeRangeForReduction).toEqual(offered.incomeRangeForReduction);
      expect(plain.levers).toEqual(offered.levers);
    }
    expect(advise(WANTS_CERTAINTY, without!, options).runnerUp).toBe("LivingAnnuity");
  });
});
