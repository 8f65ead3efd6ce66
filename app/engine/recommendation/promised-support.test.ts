import { describe, expect, it } from "vitest";
import { LEAVES_MONEY, NEEDS_NO_CASH } from "../../../fixtures/people/retirement-cases";
import { BASIS, adviseQuickly, findRecommended } from "../../../tests/support/held-plan";
import { amend } from "../amend";
import type { RetirementCase } from "../case/retirement-case";
import { annuityReturn } from "./savings-at-retirement";

/** A man of 64 who wants certainty and supports a child for 40 years: January 2027 to December 2066 is 480 months. */
const SUPPORTS_LONG: RetirementCase = {
  ...NEEDS_NO_CASH,
  importance: "income",
  hasBackup: true,
  savings: 3_000_000,
  retirementDate: "2026-12-01",
  supports: [{ amountPerMonthReal: 8_000, endYear: 2066 }],
};

/** One rand a month in arrears. */
const certain = (months: number, rate: number) =>
  (1 - (1 + rate) ** (-months / 12)) / ((1 + rate) ** (1 / 12) - 1);

const weigh = (person: RetirementCase) => adviseQuickly(person).promisedSupport;

describe("support beside a life annuity", () => {
  const advice = adviseQuickly(SUPPORTS_LONG);
  const support = advice.promisedSupport!;

  it("is worth what an annuity-certain is at the annuity fund's expected return, 2.97%", () => {
    expect(advice.recommended).toBe("LifeAnnuity");
    expect(annuityReturn(BASIS)).toBeCloseTo(0.0297, 4);
    expect(Math.round(advice.supportValue)).toBe(2_261_396);
  });

  it("is held against guaranteed payments and the unit trust of poor markets by age of death", () => {
    expect(support.besideLifeAnnuity.map(({ age }) => age)).toEqual([72, 82, 92]);
    const { projection, outcomes, guaranteePeriodYears } = findRecommended(advice);
    expect(guaranteePeriodYears).toBe(10);
    // At 72 eight years have passed: two guaranteed ones remain, and 32 of the support; none and 22 at 82.
    const { incomeFromAnnuityPerMonth } = outcomes.expected;
    const [at72, at82] = support.besideLifeAnnuity;
    expect(at72!.guaranteedLeft).toBeCloseTo(incomeFromAnnuityPerMonth * certain(24, 0.036), 4);
    expect(at72!.supportLeft).toBeCloseTo(8_000 * certain(384, annuityReturn(BASIS)), 4);
    expect(at82).toMatchObject({ guaranteedLeft: 0, unitTrust: projection.capitalReal.poor[18] });
    expect(at82!.supportLeft).toBeCloseTo(8_000 * certain(264, annuityReturn(BASIS)), 4);
  });

  it("is held against them only where all is guaranteed, by choice too", () => {
    const choose = (person: RetirementCase, guaranteedShare: number) =>
      amend(person, { guaranteedShare }, BASIS, { seed: 1, paths: 256 }).promisedSupport!;
    const inPart = choose(SUPPORTS_LONG, 0.65);
    expect(inPart).toMatchObject({ besideLifeAnnuity: [], firstAgeWithLess: null });
    // The living annuity leaves capital, so more of the support is covered at 75 than by the trust alone.
    expect(inPart.at75!.poorCapital).toBeGreaterThan(support.at75!.poorCapital);
    const whole = choose({ ...SUPPORTS_LONG, importance: "inheritance" }, 1);
    expect(whole.besideLifeAnnuity.map(({ age }) => age)).toEqual([72, 82, 92]);
    expect(whole.besideLifeAnnuity.every(({ guaranteedLeft }) => guaranteedLeft >= 0)).toBe(true);
  });

  it("names the first age of death at which less is left", () => {
    // On the first day R2.26m is promised, against about R550 000 and ten years of R13 000.
    expect(support.firstAgeWithLess).toBe(64);
    // Five years of R1 000 is less than the trust at every age.
    const little = weigh({ ...SUPPORTS_LONG, supports: [{ amountPerMonthReal: 1_000, endYear: 2031 }] })!;
    expect(little.firstAgeWithLess).toBeNull();
    // With a partner the guaranteed payments are the partner's.
    const partner = { birthDate: "1966-09-02", sex: "female" } as const;
    const ofCouple = weigh({ ...SUPPORTS_LONG, partner })!;
    expect(ofCouple.besideLifeAnnuity.map(({ guaranteedLeft }) => guaranteedLeft)).toEqual([0, 0, 0]);
  });
});

describe("support that is promised", () => {
  const until = (endYear: number, amountPerMonthReal = 8_000) => ({
    ...LEAVES_MONEY,
    supports: [{ amountPerMonthReal, endYear }],
  });

  it("leaves the rest of the income after tax, and takes more than half of it or not", () => {
    const { afterTaxIncomePerMonth } = findRecommended(adviseQuickly(until(2034)));
    const net = (perMonth: number) => weigh(until(2034, perMonth))!;
    const half = afterTaxIncomePerMonth / 2;
    expect(net(8_000).afterTaxLessSupportPerMonth).toBeCloseTo(afterTaxIncomePerMonth - 8_000, 6);
    expect(net(half - 0.01).takesMoreThanHalf).toBe(false);
    expect(net(half + 0.01).takesMoreThanHalf).toBe(true);
  });

  it("tells at 75 what part of it the dependants' capital of poor markets covers", () => {
    const advice = adviseQuickly(until(2066));
    const { projection, product } = findRecommended(advice);
    expect(product).toBe("LivingAnnuityPlus");
    const { at75, besideLifeAnnuity, firstAgeWithLess } = advice.promisedSupport!;
    // Of 477 months from April 2027 on, 11 years have passed: he is 64 when he retires.
    expect(at75!.supportLeft).toBeCloseTo(8_000 * certain(345, annuityReturn(BASIS)), 4);
    expect(at75!.poorCapital).toBe(projection.estateReal.poor[11]);
    expect(at75!.coveredShare).toBe(at75!.poorCapital / at75!.supportLeft);
    expect([besideLifeAnnuity, firstAgeWithLess]).toEqual([[], null]);
    expect(weigh(until(2040))!.at75!.coveredShare).toBe(1);
  });

  it("tells nothing at 75 where none is promised then or 75 has passed, and nothing where nobody is supported", () => {
    expect(weigh(until(2037))!.at75).toBeNull();
    const old = { birthDate: "1950-06-01", sex: "female" } as const;
    expect(weigh({ ...until(2066), member: old })!.at75).toBeNull();
    expect(weigh(until(2026))).toBeNull();
    expect(weigh(LEAVES_MONEY)).toBeNull();
  });
});
