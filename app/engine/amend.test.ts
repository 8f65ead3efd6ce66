import { describe, expect, it } from "vitest";
import { yearsBetween } from "~/base/date";
import {
  LEAVES_ALL,
  LEAVES_MONEY,
  NEEDS_NO_CASH,
  WANTS_CERTAINTY,
} from "../../fixtures/people/retirement-cases";
import { BASIS, QUICK, adjust, adviseQuickly, incomeOf, totalPerMonth } from "../../tests/support/held-plan";
import type { Adjustment } from "./case/adjustment";
import type { RetirementCase } from "./case/retirement-case";
import { lifeAnnuityIncome } from "./annuity/life-annuity-income";
import { findLimits, incomesByDependantsShare, incomesByPartnerShare } from "./amend";
import { annuityReturn } from "./recommendation/savings-at-retirement";

/** The tax-free R550 000 of the retirement day, in today's rand: prices rise by 4.5% a year. */
const taxFreeOn = (retirementDate: string) =>
  550_000 / 1.045 ** yearsBetween(LEAVES_MONEY.adviceDate, retirementDate);
const TAX_FREE = taxFreeOn(LEAVES_MONEY.retirementDate);

const PEOPLE = { LEAVES_MONEY, LEAVES_ALL, WANTS_CERTAINTY };

describe("an amended plan", () => {
  it.each(Object.entries(PEOPLE))(
    "of %s without a change is the recommended one, bit for bit",
    (_, person) => {
      const recommended = JSON.stringify(adviseQuickly(person));
      expect(JSON.stringify(adjust(person, {}))).toBe(recommended);
      const { retirementDate, debtRepayment } = findLimits(person, BASIS);
      const asItWas = { retirementDate: retirementDate.minimum, debtRepayment: debtRepayment.maximum };
      expect(JSON.stringify(adjust(person, asItWas))).toBe(recommended);
    },
  );

  it("takes another lump sum within what the law allows, and draws what it leaves in step", () => {
    const ours = adviseQuickly(LEAVES_MONEY);
    const { minimum, maximum } = findLimits(LEAVES_MONEY, BASIS).lumpSum!;
    const [least, most] = [minimum, maximum].map((lumpSum) => adjust(LEAVES_MONEY, { lumpSum }));
    expect(least!.cash).toMatchObject({ unitTrust: 0, lumpSumTax: 0 });
    expect(most!.cash.grossLumpSum).toBe(ours.cash.maxLumpSum);
    expect(most!.cash.lumpSumTax).toBeGreaterThan(0);
    for (const advice of [least!, most!]) {
      const { grossLumpSum, lumpSumTax, unitTrust, annuity, savingsAtRetirement } = advice.cash;
      const needs = 150_000 + 96_000 + 20_000;
      expect(grossLumpSum - lumpSumTax - unitTrust).toBeCloseTo(needs, 6);
      expect(annuity).toBeCloseTo(savingsAtRetirement - grossLumpSum, 6);
      expect(advice.recommended).toBe(ours.recommended);
    }
    expect(() => adjust(LEAVES_MONEY, { lumpSum: maximum + 1 })).toThrow(/^lumpSum: must be from/);
    expect(() => adjust(LEAVES_MONEY, { lumpSum: minimum - 1 })).toThrow(/^lumpSum: must be from/);
  });

  it("takes as much of a lump sum as its own needs and date allow", () => {
    const { lumpSum } = findLimits(LEAVES_MONEY, BASIS);
    const beside = { retirementDate: "2029-03-01", debtRepayment: 50_000 } as const;
    const followed = findLimits(LEAVES_MONEY, BASIS, beside).lumpSum!;
    // R100 000 less of debt, all within the tax-free amount; a third of the growth of two more years.
    expect(followed.minimum).toBeCloseTo(50_000 + 96_000 + 20_000, 6);
    const { cash } = adjust(LEAVES_MONEY, beside);
    expect(followed.maximum).toBeCloseTo(cash.savingsAtRetirement / 3, 6);
    expect(followed.maximum).toBeGreaterThan(lumpSum!.maximum);
    for (const wanted of [followed.minimum, followed.maximum])
      expect(adjust(LEAVES_MONEY, { ...beside, lumpSum: wanted }).cash.grossLumpSum).toBeCloseTo(wanted, 6);
    for (const wrong of [followed.minimum - 1, followed.maximum + 1])
      expect(() => adjust(LEAVES_MONEY, { ...beside, lumpSum: wrong })).toThrow(/^lumpSum: must be from/);
  });

  it("raises a lump sum to what its needs take where a later date taxes them", () => {
    // Half a million after tax, which the fixed tax-free amount covers today but not in five years.
    const person = { ...LEAVES_MONEY, debt: 400_000 };
    const { minimum } = findLimits(person, BASIS).lumpSum!;
    const later = { retirementDate: "2031-11-20" } as const;
    const { cash } = adjust(person, { ...later, lumpSum: minimum });
    expect(cash.lumpSumTax).toBeGreaterThan(0);
    expect(cash.grossLumpSum).toBeCloseTo(minimum + cash.lumpSumTax, 6);
    expect(cash.unitTrust).toBe(0);
  });

  it("pays what its income alone was said to be", () => {
    const changes: [RetirementCase, Adjustment][] = [
      [LEAVES_MONEY, { retirementDate: "2029-02-11", dependantsShare: 0.2, personalUse: 0 }],
      [LEAVES_MONEY, { applyExclusion: true, debtRepayment: 10_000 }],
      [LEAVES_ALL, { retirementDate: "2031-11-20", emergencySavings: 50_000 }],
      [WANTS_CERTAINTY, { partnerShare: 0.3, guaranteePeriodYears: 2.5, emergencySavings: 0 }],
    ];
    for (const [person, change] of changes) {
      const alone = incomeOf(person, change);
      expect(alone / totalPerMonth(adjust(person, change))).toBeCloseTo(1, 12);
    }
  });

  it("holds product, reasons and dependants' share though the answers would now decide otherwise", () => {
    // With support of R100 000 a month until 2060 all must be left to dependants; by 2031 fewer years of it remain.
    const [before, after] = [adviseQuickly(LEAVES_ALL), adjust(LEAVES_ALL, { retirementDate: "2031-11-20" })];
    expect(after.recommended).toBe("LivingAnnuity");
    expect(after.reasons).toEqual(before.reasons);
    expect(after.runnerUp).toBe(before.runnerUp);
    // A share of 0.6 covers R2 400 000 of support; five years later 0.5 would.
    const supports = [{ amountPerMonthReal: 21_000, endYear: 2037 }];
    const person = { ...LEAVES_MONEY, supports };
    expect(adviseQuickly(person).products.livingAnnuityPlus!.dependantsShare).toBeGreaterThan(0.5);
    expect(
      adviseQuickly({ ...person, retirementDate: "2031-11-20" }).products.livingAnnuityPlus!.dependantsShare,
    ).toBe(0.5);
    expect(adjust(person, { retirementDate: "2031-11-20" }).products.livingAnnuityPlus!.dependantsShare).toBe(
      adviseQuickly(person).products.livingAnnuityPlus!.dependantsShare,
    );
  });

  it("grows the savings to a later date and leaves the cash needs as they were", () => {
    const [before, after] = [
      adviseQuickly(LEAVES_MONEY),
      adjust(LEAVES_MONEY, { retirementDate: "2029-03-01" }),
    ];
    const growth = (1 + annuityReturn(BASIS)) ** 2;
    expect(after.cash.savingsAtRetirement).toBeCloseTo(before.cash.savingsAtRetirement * growth, 4);
    expect(after.retirementDate).toBe("2029-03-01");
    expect(after.ageAtRetirement).toBe(66);
    const { debtRepayment, emergencySavings, personalUse, unitTrust } = after.cash;
    expect([debtRepayment, emergencySavings, personalUse]).toEqual([150_000, 96_000, 20_000]);
    expect(unitTrust).toBeCloseTo(taxFreeOn("2029-03-01") - 266_000, 6);
  });

  it("puts a need that was given up into the unit trust, as far as the lump sum is tax-free", () => {
    const { cash } = adjust(LEAVES_MONEY, { debtRepayment: 0, emergencySavings: 46_000 });
    expect(cash).toMatchObject({ debtRepayment: 0, emergencySavings: 46_000, personalUse: 20_000 });
    expect(cash.unitTrust).toBeCloseTo(TAX_FREE - 66_000, 6);
    expect(cash.grossLumpSum).toBeCloseTo(TAX_FREE, 6);
    expect(cash.lumpSumTax).toBe(0);
  });

  it("takes less lump sum before tax for a smaller need above the tax-free part", () => {
    // Of R700 000 the part above the tax-free amount is taxed at 18%; 250 000 less leaves room for a unit trust.
    const person = {
      ...LEAVES_MONEY,
      savings: 6_000_000,
      debt: 600_000,
      emergencyIncomePerMonth: 0,
      personalUse: 100_000,
    };
    const before = adviseQuickly(person).cash;
    const gross = TAX_FREE + (700_000 - TAX_FREE) / 0.82;
    expect(before.grossLumpSum).toBeCloseTo(gross, 6);
    const after = adjust(person, { debtRepayment: 350_000 }).cash;
    expect(after.unitTrust).toBeCloseTo(TAX_FREE - 450_000, 6);
    expect(after.lumpSumTax).toBe(0);
    expect(after.annuity - before.annuity).toBeCloseTo(gross - TAX_FREE, 6);
  });

  it("tells what was asked for and not met only of needs that were not lowered", () => {
    // A third of R600 000 is R200 000 (it grows a little until March): it pays the debt and a part of the other needs.
    const person = { ...LEAVES_MONEY, savings: 600_000, hasBackup: true, debt: 150_000, personalUse: 80_000 };
    const recommended = adviseQuickly(person);
    const { emergencySavings, personalUse, unmetCashNeeds } = recommended.cash;
    expect(personalUse).toBe(0);
    expect(unmetCashNeeds).toBeCloseTo(150_000 + 96_000 + 80_000 - 150_000 - emergencySavings, 6);
    expect(adjust(person, { emergencySavings: 0 }).cash.unmetCashNeeds).toBeCloseTo(80_000, 6);
    expect(adjust(person, { debtRepayment: 0 }).cash.unmetCashNeeds).toBeCloseTo(unmetCashNeeds, 6);
  });

  it("buys the life annuity on the terms that were chosen", () => {
    const terms = { guaranteePeriodYears: 4.5, partnerShare: 0.2 };
    const advice = adjust(WANTS_CERTAINTY, terms);
    const { member, partner, retirementDate } = WANTS_CERTAINTY;
    const wanted = lifeAnnuityIncome({
      member,
      partner: partner!,
      retirementDate,
      basis: BASIS,
      impairment: 1,
      kind: "linked",
      ...terms,
      premium: advice.cash.annuity,
    });
    const { lifeAnnuity } = advice.products;
    expect(lifeAnnuity).toMatchObject(terms);
    expect(lifeAnnuity.outcomes.expected.incomeFromAnnuityPerMonth).toBeCloseTo(wanted, 8);
    expect(lifeAnnuity.partnerIncomePerMonth).toBeCloseTo(0.2 * wanted, 8);
  });

  it("leaves as much of a living annuity plus as was chosen, and all of it in the first five years if wanted", () => {
    const { projection, dependantsShare } = adjust(LEAVES_MONEY, { dependantsShare: 0.3 }).products
      .livingAnnuityPlus!;
    expect(dependantsShare).toBe(0.3);
    const unitTrust = TAX_FREE - 266_000;
    const capital = projection.capitalReal.expected[0]! - unitTrust;
    expect(projection.estateReal.expected[0]! - unitTrust).toBeCloseTo(0.3 * capital, 4);
    const excluded = adjust(LEAVES_MONEY, { dependantsShare: 0.3, applyExclusion: true }).products
      .livingAnnuityPlus!;
    expect(excluded.applyExclusion).toBe(true);
    expect(excluded.projection.estateReal.expected.slice(0, 5)).toEqual(
      excluded.projection.capitalReal.expected.slice(0, 5),
    );
    expect(excluded.projection.topUpsPerMonthReal.expected.slice(0, 5)).toEqual([0, 0, 0, 0, 0]);
    expect(excluded.projection.topUpsPerMonthReal.expected[5]).toBeGreaterThan(0);
  });
});

describe("what stays for others", () => {
  it("is all of a life annuity in the guaranteed years, and the partner's share after them", () => {
    // Retires at 64 (65 in two weeks): at 72 eight years have passed.
    for (const [guaranteePeriodYears, left] of [
      [10, [2, 0, 0]],
      [8.5, [0.5, 0, 0]],
      [0, [0, 0, 0]],
    ] as const) {
      const { survivors, outcomes } = adjust(WANTS_CERTAINTY, { guaranteePeriodYears, partnerShare: 0.5 })
        .products.lifeAnnuity;
      const income = outcomes.expected.incomeFromAnnuityPerMonth;
      expect(survivors.map((row) => row.guaranteedYearsLeft)).toEqual(left);
      expect(survivors.map((row) => row.guaranteedIncomePerMonthReal)).toEqual(
        left.map((years) => (years > 0 ? income : 0)),
      );
      for (const row of survivors) expect(row.partnerIncomePerMonthReal).toBeCloseTo(0.5 * income, 8);
    }
  });

  it("without a partner is the worth of the guaranteed payments still to come", () => {
    const alone = { ...WANTS_CERTAINTY, partner: undefined };
    const { survivors, outcomes } = adjust(alone, { guaranteePeriodYears: 9 }).products.lifeAnnuity;
    // One year of monthly payments in arrears at 3.6%.
    const year = (1 - 1 / 1.036) / (1.036 ** (1 / 12) - 1);
    expect(survivors[0]!.capitalReal).toBeCloseTo(year * outcomes.expected.incomeFromAnnuityPerMonth, 6);
    expect(survivors[1]!.capitalReal).toBe(0);
  });
});

describe("a small living annuity", () => {
  it("may be taken in cash when it is worth less than R150 000, taxed after the lump sum", () => {
    // Retiring today, nothing grows: a third of R210 000 is the lump sum, R140 000 the annuity, nothing is taxed.
    const person = {
      ...LEAVES_MONEY,
      retirementDate: "2026-11-20",
      member: { birthDate: "1961-03-14", sex: "male" },
      savings: 210_000,
      debt: 0,
      emergencyIncomePerMonth: 0,
      personalUse: 0,
      hasBackup: true,
    } as const;
    const { commutation } = adviseQuickly(person);
    expect(commutation!.threshold).toBe(150_000);
    expect(commutation!.tax).toBe(0);
    expect(commutation!.net).toBeCloseTo(140_000, 6);
    expect(adviseQuickly({ ...person, savings: 225_000 }).commutation).toBeUndefined();
    expect(adviseQuickly({ ...person, importance: "income" }).commutation).toBeUndefined();
    // The law before March 2026 had R125 000.
    const before = { ...person, adviceDate: "2026-02-20", retirementDate: "2026-02-20" };
    expect(adviseQuickly(before).commutation).toBeUndefined();
    expect(adviseQuickly({ ...before, savings: 180_000 }).commutation?.threshold).toBe(125_000);
  });

  it("is free of tax where contributions never deducted cover all of it, however that is rounded", () => {
    // A third is taken, and the other two thirds are less than R150 000.
    const person = { ...NEEDS_NO_CASH, hasBackup: true, contributionsNotDeducted: 526_586 };
    for (let savings = 117_592; savings < 130_000; savings += 1_013) {
      const { commutation } = adviseQuickly({ ...person, savings, retirementDate: "2029-01-06" });
      expect(commutation!.tax).toBe(0);
    }
  });
});
describe("incomes by share", () => {
  it("are those of the plan with that share", () => {
    for (const { dependantsShare, incomePerMonth } of incomesByDependantsShare(
      LEAVES_MONEY,
      [0.1, 0.37, 0.5, 0.8, 1],
      BASIS,
      QUICK,
    )) {
      expect(incomePerMonth).toBe(incomeOf(LEAVES_MONEY, { dependantsShare }));
    }
    for (const { partnerShare, incomePerMonth } of incomesByPartnerShare(
      WANTS_CERTAINTY,
      [0, 0.5, 1],
      BASIS,
      QUICK,
    )) {
      expect(incomePerMonth).toBe(incomeOf(WANTS_CERTAINTY, { partnerShare }));
    }
  });

  it("with all left to dependants are those of a plain living annuity", () => {
    const [all] = incomesByDependantsShare(LEAVES_MONEY, [1], BASIS, QUICK);
    const { incomeFromAnnuityPerMonth, incomeFromUnitTrustPerMonth } =
      adviseQuickly(LEAVES_MONEY).products.livingAnnuity.outcomes.expected;
    expect(all!.incomePerMonth).toBeCloseTo(incomeFromAnnuityPerMonth + incomeFromUnitTrustPerMonth, 8);
  });

  it("refuse shares out of range and products without such a share", () => {
    expect(() => incomesByDependantsShare(LEAVES_MONEY, [0.05], BASIS, QUICK)).toThrow(/^dependantsShare/);
    expect(() => incomesByDependantsShare(LEAVES_MONEY, [1.01], BASIS, QUICK)).toThrow(/^dependantsShare/);
    expect(() => incomesByDependantsShare(WANTS_CERTAINTY, [0.5], BASIS, QUICK)).toThrow(/^dependantsShare/);
    expect(() => incomesByPartnerShare(LEAVES_MONEY, [0.5], BASIS, QUICK)).toThrow(/^partnerShare/);
    expect(() => incomesByPartnerShare(WANTS_CERTAINTY, [-0.1], BASIS, QUICK)).toThrow(/^partnerShare/);
  });
});
