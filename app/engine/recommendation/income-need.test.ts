import { describe, expect, it } from "vitest";
import { NEEDS_NO_CASH, WANTS_CERTAINTY } from "../../../fixtures/people/retirement-cases";
import { BASIS, adviseQuickly, findRecommended, totalPerMonth } from "../../../tests/support/held-plan";
import type { RetirementCase } from "../retirement-case";

const PERSON: RetirementCase = { ...NEEDS_NO_CASH, retirementDate: NEEDS_NO_CASH.adviceDate };
const needing = (incomeNeededPerMonth: number, more: Partial<RetirementCase> = {}) =>
  adviseQuickly({ ...PERSON, ...more, incomeNeededPerMonth });

describe("the income needed", () => {
  it("is said of nobody who did not name it, and changes no other figure", () => {
    const { incomeNeed, blends, assumed, ...others } = adviseQuickly(PERSON);
    expect(incomeNeed).toBeNull();
    expect(assumed.incomeNeededPerMonth).toBe(true);
    const named = needing(1_000_000);
    expect(named).toMatchObject({ incomeNeed: { guaranteedAmount: null, guaranteedShare: null }, blends });
    for (const part of ["cash", "products", "recommended"] as const)
      expect(named[part]).toEqual(others[part]);
  });

  it("is held against the income after tax, with other income after its own", () => {
    const { incomeNeed, products } = needing(10_000);
    expect(incomeNeed!.overOrShortPerMonth).toBeCloseTo(
      products.livingAnnuityPlus!.afterTaxIncomePerMonth - 10_000,
      8,
    );
    // R20 000 a month of a man of 65 in the tax year 2027: 18% of R240 000, less R17 820 and R9 765, is R15 615 a year.
    const beside = needing(10_000, {
      member: { birthDate: "1961-06-15", sex: "male" },
      otherTaxableIncomePerMonth: 20_000,
    });
    const { afterTaxIncomePerMonth } = findRecommended(beside);
    expect(beside.incomeNeed!.overOrShortPerMonth).toBeCloseTo(
      afterTaxIncomePerMonth + 20_000 - 15_615 / 12 - 10_000,
      8,
    );
  });

  it("is met as surely as it takes to draw just that", () => {
    const { incomeNeed, products } = needing(8_000);
    expect(incomeNeed!.incomeLastsShare).toBeGreaterThan(products.livingAnnuityPlus!.incomeLastsShare);
    expect(needing(200_000).incomeNeed!.incomeLastsShare).toBe(0);
    const enough = needing(12_000, { otherTaxableIncomePerMonth: 20_000 });
    expect(enough.incomeNeed).toMatchObject({
      incomeLastsShare: 1,
      guaranteedAmount: 0,
      guaranteedShare: 0,
    });
  });

  it("is met for certain where a life annuity covers it", () => {
    const certain = { ...WANTS_CERTAINTY, incomeNeededPerMonth: 5_000 };
    expect(adviseQuickly(certain).incomeNeed!.incomeLastsShare).toBe(1);
  });

  it("takes the smallest life annuity that covers it, as a row of the blend", () => {
    const { incomeNeed, products, cash, blends } = needing(7_000);
    const perRand = products.lifeAnnuity.outcomes.expected.incomeFromAnnuityPerMonth / cash.annuity;
    expect(incomeNeed!.guaranteedAmount).toBeCloseTo(7_000 / perRand, 2);
    expect(incomeNeed!.guaranteedShare).toBeCloseTo(7_000 / perRand / cash.annuity, 8);
    const row = blends.find(({ guaranteedShare }) => guaranteedShare === incomeNeed!.guaranteedShare)!;
    expect(row.guaranteedPerMonth).toBeCloseTo(7_000, 6);
    expect(blends.map(({ guaranteedShare }) => guaranteedShare)).toEqual(
      blends.map(({ guaranteedShare }) => guaranteedShare).sort((a, b) => a - b),
    );
  });

  it("never splits a benefit below what insurers ask of each annuity", () => {
    expect(needing(100).incomeNeed!.guaranteedAmount).toBe(BASIS.rules.leastAnnuityPrice);
    // What remains would be R150 000, less than insurers ask, so all of it is guaranteed; so little income bears no tax.
    const untaxed = { ...PERSON, savings: 1_200_000 };
    const small = adviseQuickly(untaxed);
    const forLife = small.products.lifeAnnuity.outcomes.expected.incomeFromAnnuityPerMonth;
    const covering = forLife * (1 - 150_000 / small.cash.annuity);
    const told = adviseQuickly({ ...untaxed, incomeNeededPerMonth: covering });
    expect(told.incomeNeed).toMatchObject({ guaranteedAmount: small.cash.annuity, guaranteedShare: 1 });
  });
});

describe("own savings", () => {
  it("join the unit trust untaxed, and are no part of the cash, of a limit or of a rule", () => {
    const own = 400_000;
    const [without, with_] = [adviseQuickly(PERSON), adviseQuickly({ ...PERSON, ownSavings: own })];
    // Half a million of needs is free of tax, so that nothing of them is used.
    const { ownSavings, totalCapitalProvidingIncome, ...cash } = with_.cash;
    expect(ownSavings).toBe(own);
    expect(totalCapitalProvidingIncome).toBe(without.cash.totalCapitalProvidingIncome + own);
    expect({ ...cash }).toEqual({
      ...without.cash,
      ownSavings: undefined,
      totalCapitalProvidingIncome: undefined,
    });
    expect(with_.recommended).toBe(without.recommended);
    const { expected } = findRecommended(with_).outcomes;
    const inTrust = with_.cash.unitTrust + own;
    expect(expected.incomeFromUnitTrustPerMonth / expected.incomeFromAnnuityPerMonth).toBeCloseTo(
      inTrust / with_.cash.annuity,
      10,
    );
    expect(totalPerMonth(with_)).toBeGreaterThan(totalPerMonth(without));
  });

  it("grow until retirement as the unit trust is expected to", () => {
    const later = { ...PERSON, retirementDate: "2031-11-20", adviceDate: "2026-11-20" };
    const { cash } = adviseQuickly({ ...later, ownSavings: 100_000 });
    // 2.97% a year after the fee, by the table of the funds.
    expect(cash.ownSavings).toBeGreaterThan(100_000 * 1.029 ** 5);
    expect(cash.ownSavings).toBeLessThan(100_000 * 1.033 ** 5);
  });

  it("are drawn where the fund's money leaves no unit trust, beside a life annuity too", () => {
    const person = { ...WANTS_CERTAINTY, personalUse: 550_000, ownSavings: 300_000 };
    const { cash, products } = adviseQuickly(person);
    expect(cash.unitTrust).toBe(0);
    expect(products.lifeAnnuity.outcomes.expected.incomeFromUnitTrustPerMonth).toBeGreaterThan(0);
    expect(products.lifeAnnuity.projection.capitalReal.expected[0]).toBeCloseTo(cash.ownSavings, 8);
  });
});
