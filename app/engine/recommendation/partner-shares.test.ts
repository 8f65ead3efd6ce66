import { describe, expect, it } from "vitest";
import { NEEDS_NO_CASH } from "../../../fixtures/people/retirement-cases";
import { advise } from "../advise";
import { BASIS_2026_12 as BASIS } from "../basis/basis-2026-12";

const OPTIONS = { seed: 1, paths: 16 };
const PARTNER = { birthDate: "1966-09-02", sex: "female" } as const;

describe("other shares to a partner", () => {
  it("are 50, 75 and 100%, and 75% pays what the plan's life annuity pays", () => {
    const { partnerShares, products } = advise({ ...NEEDS_NO_CASH, partner: PARTNER }, BASIS, OPTIONS);
    expect(partnerShares.map(({ partnerShare }) => partnerShare)).toEqual([0.5, 0.75, 1]);
    const { incomeFromAnnuityPerMonth } = products.lifeAnnuity.outcomes.expected;
    expect(partnerShares[1]!.incomePerMonth).toBeCloseTo(incomeFromAnnuityPerMonth, 8);
  });

  it("cost a premium that grows in a straight line with the share, so a larger one pays less", () => {
    const { partnerShares } = advise({ ...NEEDS_NO_CASH, partner: PARTNER }, BASIS, OPTIONS);
    const [half, usual, whole] = partnerShares.map(({ incomePerMonth }) => 1 / incomePerMonth);
    expect(usual! / ((half! + whole!) / 2)).toBeCloseTo(1, 10);
    expect(whole!).toBeGreaterThan(half!);
  });

  it("are none without a partner", () => {
    expect(advise(NEEDS_NO_CASH, BASIS, OPTIONS).partnerShares).toEqual([]);
  });
});
