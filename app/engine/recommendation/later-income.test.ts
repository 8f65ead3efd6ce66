import { describe, expect, it } from "vitest";
import { LEAVES_ALL, NEEDS_NO_CASH, WANTS_CERTAINTY } from "../../../fixtures/people/retirement-cases";
import { BASIS, QUICK, adviseQuickly, findRecommended } from "../../../tests/support/held-plan";
import { simulateFunds } from "../market/market-for-funds";
import { yearlyMortality } from "../lives/yearly-mortality";
import type { OtherIncome } from "../case/retirement-case";

const PAY: OtherIncome = {
  amountPerMonth: 20_000,
  isTaxable: true,
  owner: "member",
  until: "2032-02-29",
  increase: "prices",
  survivorShare: 0,
};

/** Retired in March 2027, so that the salary is paid for five whole years. */
const PAID = { ...LEAVES_ALL, otherIncomes: [PAY] };

describe("drawing less first", () => {
  it("lasts from the end of an own income on in three of four futures that reach it, by a slow loop", () => {
    const advice = adviseQuickly(PAID);
    const { cash, laterIncome } = advice;
    expect(findRecommended(advice).product).toBe("LivingAnnuity");
    expect(laterIncome).toMatchObject({ fromYear: 5, fromAge: advice.ageAtRetirement + 5 });
    const q = yearlyMortality({
      life: PAID.member,
      retirementDate: PAID.retirementDate,
      basis: BASIS,
      impairment: 1,
    });
    const capital = cash.annuity + cash.unitTrust;
    const trust = cash.unitTrust / capital;
    const { annuity, unitTrust } = simulateFunds({ basis: BASIS, ...QUICK }, q.length);
    const mix = (table: "growth" | "incomeCost", at: number) =>
      (1 - trust) * annuity[table][at]! + trust * unitTrust[table][at]!;
    const chanceOf = (perYear: number) => {
      let [lasting, reached] = [0, 0];
      for (let path = 0; path < QUICK.paths; path++) {
        let [standing, lives, isPaid] = [capital, 1, true];
        for (let year = 0; year < q.length; year++) {
          const at = path * annuity.years + year;
          if (year >= 5 && perYear > ((1 - trust) * 0.175 + trust * 0.25) * standing) isPaid = false;
          const paid = year < 5 ? 0.025 * (1 - trust) * standing : perYear;
          standing = standing * mix("growth", at) - paid * mix("incomeCost", at);
          const dies = lives * q[year]!;
          lives -= dies;
          if (year < 5) continue;
          reached += dies;
          if (isPaid) lasting += dies;
        }
      }
      return lasting / reached;
    };
    const found = 12 * laterIncome!.perMonthFromThen;
    expect(chanceOf(found * (1 - 1e-9))).toBeGreaterThanOrEqual(0.75);
    expect(chanceOf(found * (1 + 1e-3))).toBeLessThan(0.75);
    expect(laterIncome!.perMonthUntilThen).toBeCloseTo((0.025 * cash.annuity) / 12, 6);
    const now = findRecommended(advice).lastingIncomePerMonth;
    expect(laterIncome!.perMonthFromThen).toBeGreaterThan(now.annuity + now.unitTrust);
  });

  it("bears no tax while contributions that were never deducted last", () => {
    const later = adviseQuickly({ ...PAID, contributionsNotDeducted: 20_000_000 }).laterIncome!;
    expect(later.afterTaxPerMonthUntilThen).toBeCloseTo(later.perMonthUntilThen, 6);
    expect(later.afterTaxPerMonthFromThen).toBeCloseTo(later.perMonthFromThen, 6);
  });

  it("is told after the tax that each income adds to that of the pay", () => {
    const { cash, laterIncome } = adviseQuickly(PAID);
    // SARS 2026/27: on top of R240 000 of salary R5 100 bears 18% and the rest, to R383 100, 26%.
    const least = 0.025 * cash.annuity;
    expect(240_000 + least).toBeLessThan(383_100);
    const tax = 0.18 * 5_100 + 0.26 * (least - 5_100);
    expect(12 * laterIncome!.afterTaxPerMonthUntilThen).toBeCloseTo(least - tax, 4);
    // Without salary the annuity's part bears 18% to R245 100, less R17 820 and from 65 on R9 765.
    const paid = 12 * laterIncome!.perMonthFromThen;
    const taxed = (paid * cash.annuity) / (cash.annuity + cash.unitTrust);
    expect(taxed).toBeLessThan(245_100);
    const due = Math.max(0.18 * taxed - 17_820 - 9_765, 0);
    expect(12 * laterIncome!.afterTaxPerMonthFromThen).toBeCloseTo(paid - due, 4);
  });

  it("draws nothing of a unit trust beside a life annuity", () => {
    const { laterIncome, products } = adviseQuickly({
      ...WANTS_CERTAINTY,
      ownSavings: 500_000,
      otherIncomes: [PAY],
    });
    expect(laterIncome!.perMonthUntilThen).toBeCloseTo(products.lifeAnnuity.lastingIncomePerMonth.annuity, 6);
    expect(laterIncome!.perMonthFromThen).toBeGreaterThan(laterIncome!.perMonthUntilThen);
  });

  it("waits for the largest own income that ends within fifteen years", () => {
    const yearOf = (...otherIncomes: OtherIncome[]) =>
      adviseQuickly({ ...NEEDS_NO_CASH, partner: WANTS_CERTAINTY.partner!, otherIncomes }).laterIncome
        ?.fromYear;
    expect(yearOf(PAY, { ...PAY, amountPerMonth: 30_000, until: "2030-02-28" })).toBe(3);
    expect(yearOf({ ...PAY, until: "2042-02-28" })).toBe(15);
    expect(yearOf({ ...PAY, until: "2042-03-31" })).toBeUndefined();
    expect(yearOf({ ...PAY, owner: "partner" })).toBeUndefined();
    expect(yearOf({ ...PAY, until: "2027-02-28" })).toBeUndefined();
    expect(adviseQuickly(NEEDS_NO_CASH).laterIncome).toBeNull();
  });
});
