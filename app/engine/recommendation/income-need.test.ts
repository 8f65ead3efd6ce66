import { describe, expect, it } from "vitest";
import { NEEDS_NO_CASH, WANTS_CERTAINTY } from "../../../fixtures/people/retirement-cases";
import {
  BASIS,
  adviseQuickly,
  findRecommended,
  reduceTo,
  totalPerMonth,
} from "../../../tests/support/held-plan";
import type { RetirementCase } from "../case/retirement-case";

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
    // The remainder of R150 000 is below insurers' minimum, so all is guaranteed; so little income bears no tax.
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
    // Needs of half a million are free of tax, so own savings are not used for them.
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

describe("drawing the need alone", () => {
  const told = (more: Partial<RetirementCase>) =>
    adviseQuickly({ ...PERSON, member: { birthDate: "1961-06-15", sex: "male" }, ...more });

  it("saves the tax on what is not drawn, and leaves more at 85, as a plan that pays that income", () => {
    const { incomeNeed, products, cash } = told({ savings: 6_000_000, incomeNeededPerMonth: 20_000 });
    const { drawnAlone } = incomeNeed!;
    const { lastingIncomePerMonth, projection } = products.livingAnnuityPlus!;
    const trustShare = cash.unitTrust / (cash.unitTrust + cash.annuity);
    // Tax year 2027 at 65: 18% to R245 100, then 26% to R383 100, less R17 820 and R9 765.
    const tax = (perYear: number) => 0.18 * perYear + 0.08 * Math.max(perYear - 245_100, 0) - 27_585;
    const drawn = drawnAlone!.perMonth;
    const ofAnnuity = (1 - trustShare) * drawn;
    expect(drawn - tax(12 * ofAnnuity) / 12).toBeCloseTo(20_000, 6);
    const now = lastingIncomePerMonth.annuity;
    expect(12 * now).toBeLessThan(383_100);
    expect(drawnAlone!.taxSavedPerMonth).toBeCloseTo((tax(12 * now) - tax(12 * ofAnnuity)) / 12, 6);
    expect(projection.ages[20]).toBe(85);
    const { capitalReal, moreReal } = drawnAlone!.at85;
    expect(capitalReal - moreReal).toBeCloseTo(projection.capitalReal.expected[20]!, 6);
    // A plan that pays that income leaves almost as much; from 75 on a rebate of R3 249 lowers the drawdown.
    const paid = reduceTo(
      { ...PERSON, member: { birthDate: "1961-06-15", sex: "male" }, savings: 6_000_000 },
      drawn,
    );
    const left = paid.products.livingAnnuityPlus!.projection.capitalReal.expected[20]!;
    expect(capitalReal).toBeGreaterThan(left);
    expect(capitalReal).toBeLessThan(left + 20 * 3_249);
  });

  it("saves no tax where contributions never deducted leave none to pay", () => {
    const { incomeNeed } = told({
      savings: 6_000_000,
      incomeNeededPerMonth: 12_000,
      contributionsNotDeducted: 3_000_000,
    });
    expect(incomeNeed!.drawnAlone!.taxSavedPerMonth).toBe(0);
  });

  it("draws no less than the law's part of the annuity", () => {
    const { incomeNeed, cash } = told({ savings: 6_000_000, incomeNeededPerMonth: 1_000 });
    expect(incomeNeed!.drawnAlone!.perMonth).toBeCloseTo((0.025 * cash.annuity) / 12, 6);
  });

  it("is told of no plan that pays no more, of none that is guaranteed, and of none whose other income may end", () => {
    expect(told({ incomeNeededPerMonth: 90_000 }).incomeNeed!.drawnAlone).toBeNull();
    expect(
      adviseQuickly({ ...WANTS_CERTAINTY, incomeNeededPerMonth: 5_000 }).incomeNeed!.drawnAlone,
    ).toBeNull();
    expect(told({ incomeNeededPerMonth: 5_000, mayOtherIncomeEnd: true }).incomeNeed!.drawnAlone).toBeNull();
    expect(told({ incomeNeededPerMonth: 5_000 }).incomeNeed!.drawnAlone).not.toBeNull();
  });

  it("is told only where it draws less: once the income is taxed a little less takes more than the plan pays", () => {
    // The lump sum uses up a third of the savings, R2 000 000; R1 000 000 is left to exempt the income of some years.
    const free = { savings: 6_000_000, contributionsNotDeducted: 3_000_000 };
    const { products, cash } = told(free);
    expect(cash.contributionsLeft).toBeCloseTo(1_000_000, 6);
    const incomeNeededPerMonth = products.livingAnnuityPlus!.afterTaxIncomePerMonth - 100;
    const { incomeNeed } = told({ ...free, incomeNeededPerMonth });
    expect(incomeNeed!.overOrShortPerMonth).toBeCloseTo(100, 6);
    expect(incomeNeed!.drawnAlone).toBeNull();
  });

  it("leaves at 85 what is there, to whoever retires then", () => {
    const old: RetirementCase = { ...PERSON, member: { birthDate: "1941-06-15", sex: "female" } };
    const { incomeNeed, cash } = adviseQuickly({ ...old, incomeNeededPerMonth: 5_000 });
    const capitalReal = cash.annuity + cash.unitTrust;
    expect(incomeNeed!.drawnAlone!.at85).toEqual({ capitalReal, moreReal: 0 });
  });
});
