import { describe, expect, it } from "vitest";
import { LEAVES_ALL, LEAVES_MONEY, WANTS_CERTAINTY } from "../../../fixtures/people/retirement-cases";
import { BASIS, findRecommended, reduceTo, totalPerMonth } from "../../../tests/support/held-plan";
import { advise } from "../advise";
import { amend } from "../amend";
import type { Advice, AdviceOptions } from "../advice/advice";
import type { RetirementCase } from "../case/retirement-case";

const PATHS: AdviceOptions = { seed: 1, paths: 1024 };

/** Tolerance for the weight of one more outcome on so many paths. */
const ONE_OUTCOME = 0.0005;

const totalOf = ({ perMonth }: NonNullable<Advice["moreCarefulIncome"]>) =>
  perMonth.annuity + perMonth.unitTrust;

/** The chance of a desired income, from following every path at that income. */
const chanceOf = (person: RetirementCase, desiredIncomePerMonth: number) =>
  findRecommended(amend(person, { desiredIncomePerMonth }, BASIS, PATHS)).incomeLastsShare;

describe("a more careful income", () => {
  it.each([
    ["a living annuity plus with a unit trust", LEAVES_MONEY],
    ["a living annuity", LEAVES_ALL],
    ["a unit trust beside a life annuity", WANTS_CERTAINTY],
    ["a couple's living annuity plus", { ...LEAVES_MONEY, partner: WANTS_CERTAINTY.partner! }],
  ])("of %s lasts in eighteen of twenty futures, and a thousandth more does not", (_, person) => {
    const advice = advise(person, BASIS, PATHS);
    const careful = advice.moreCarefulIncome!;
    const total = totalOf(careful);
    expect(total).toBeLessThan(totalPerMonth(advice));
    expect(careful.incomeLastsShare).toBeGreaterThanOrEqual(0.9);
    expect(careful.incomeLastsShare).toBeLessThan(0.9 + ONE_OUTCOME);
    expect(chanceOf(person, total)).toBeCloseTo(careful.incomeLastsShare, 3);
    expect(chanceOf(person, total * 1.001)).toBeLessThan(0.9);
  });

  it("is paid and taxed as the plan that pays just that", () => {
    const person = { ...LEAVES_MONEY, otherTaxableIncomePerMonth: 20_000 };
    const careful = advise(person, BASIS, PATHS).moreCarefulIncome!;
    const paid = amend(person, { desiredIncomePerMonth: totalOf(careful) }, BASIS, PATHS);
    const { outcomes, ...product } = findRecommended(paid);
    expect(careful.perMonth.annuity).toBeCloseTo(outcomes.expected.incomeFromAnnuityPerMonth, 6);
    expect(careful.perMonth.unitTrust).toBeCloseTo(outcomes.expected.incomeFromUnitTrustPerMonth, 6);
    expect(careful.afterTaxPerMonth).toBeCloseTo(product.afterTaxIncomePerMonth, 6);
    expect(careful.afterTaxAlonePerMonth).toBeCloseTo(product.afterTaxAlonePerMonth, 6);
    expect(careful.afterTaxAlonePerMonth).toBeGreaterThan(careful.afterTaxPerMonth);
  });

  it("leaves what an insurer guarantees as it is", () => {
    const advice = advise(WANTS_CERTAINTY, BASIS, PATHS);
    const { annuity, unitTrust } = findRecommended(advice).lastingIncomePerMonth;
    expect(advice.moreCarefulIncome!.perMonth.annuity).toBe(annuity);
    expect(advice.moreCarefulIncome!.perMonth.unitTrust).toBeLessThan(unitTrust);
  });

  it("is the same whatever income a person takes", () => {
    const before = reduceTo(LEAVES_MONEY, 22_000).moreCarefulIncome;
    const after = reduceTo(LEAVES_MONEY, 12_000).moreCarefulIncome;
    expect(before).toEqual(after);
  });

  it("is none where everything is guaranteed", () => {
    const certain = advise({ ...WANTS_CERTAINTY, debt: 550_000, emergencyIncomePerMonth: 0 }, BASIS, PATHS);
    expect(certain.cash.unitTrust).toBe(0);
    expect(certain.moreCarefulIncome).toBeNull();
  });

  it("is none where the law asks for more of the annuity", () => {
    const young = {
      ...LEAVES_ALL,
      member: { birthDate: "1971-12-01", sex: "female" },
      partner: { birthDate: "2004-12-01", sex: "female" },
    } as const;
    const advice = advise(young, BASIS, PATHS);
    expect(findRecommended(advice).outcomes.expected.annuityDrawdownShare).toBeGreaterThan(0.025);
    expect(advice.moreCarefulIncome).toBeNull();
  });
});
