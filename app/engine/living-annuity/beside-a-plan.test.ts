/**
 * Compares a check on the anniversary with the plan of a person who retires that day with all savings in a living
 * annuity.
 */
import { describe, expect, it } from "vitest";
import { NEEDS_NO_CASH } from "../../../fixtures/people/retirement-cases";
import { QUICK } from "../../../tests/support/held-plan";
import { advise } from "../advise";
import { amend } from "../amend";
import { BASIS_2026_12 } from "../basis/basis-2026-12";
import type { Basis, Mix } from "../basis/basis";
import { totalAnnualFee } from "../basis/total-annual-fee";
import type { RetirementCase } from "../case/retirement-case";
import { checkPayingAnnuity, type PayingAnnuity } from "./check-paying-annuity";

/** Without living annuity plus, so that the plan's is a plain one, compared with the life annuity. */
const BASIS: Basis = { ...BASIS_2026_12, withoutPlus: true };
const FEE = totalAnnualFee(BASIS.fees.annual.annuity);
const INCOME = 30_000;

const SINGLE: RetirementCase = {
  ...NEEDS_NO_CASH,
  retirementDate: NEEDS_NO_CASH.adviceDate,
  member: { birthDate: "1956-06-15", sex: "male" },
  savings: 4_000_000,
  // None of it may be taken in cash.
  fundParts: { vestedWhole: 0, vestedThird: 0, savingsComponent: 0, retirementComponent: 4_000_000 },
  hasBackup: true,
};
const PEOPLE: [who: string, person: RetirementCase][] = [
  ["a man of 70", SINGLE],
  ["a couple", { ...SINGLE, partner: { birthDate: "1962-02-03", sex: "female" } }],
  [
    "a woman of 55 with other income",
    { ...SINGLE, member: { birthDate: "1971-11-20", sex: "female" }, otherTaxableIncomePerMonth: 40_000 },
  ],
  ["a woman of 85", { ...SINGLE, member: { birthDate: "1941-03-02", sex: "female" } }],
];

/** The case as input for a check, with the anniversary today. */
function answersOf({ adviceDate, member, partner, savings, ...person }: RetirementCase): PayingAnnuity {
  return {
    adviceDate,
    member,
    ...(partner && { partner }),
    value: savings,
    incomePerMonth: INCOME,
    anniversaryMonth: Number(adviceDate.slice(5, 7)),
    annualFeeShare: FEE,
    mix: "middle",
    ...(person.otherTaxableIncomePerMonth && {
      otherTaxableIncomePerMonth: person.otherTaxableIncomePerMonth,
    }),
  };
}

/** The basis for a plan whose retirement funds have another mix. */
function invested(mix: Mix): Basis {
  const { selectIncome } = BASIS.funds;
  return { ...BASIS, funds: { ...BASIS.funds, selectIncome: { ...selectIncome, mix } } };
}

describe.each(PEOPLE)("the check of %s", (_who, person) => {
  const check = checkPayingAnnuity(answersOf(person), BASIS, QUICK);
  const [now, , lasts] = check.incomes;
  const { livingAnnuity } = advise(person, BASIS, QUICK).products;

  it("finds what lasts, how likely, until which ages, and what is left of it, as the plan does", () => {
    const { outcomes, incomeLastsShare, projection, afterTaxIncomePerMonth } = livingAnnuity;
    expect(check.valueThen).toBe(person.savings);
    expect(lasts!.incomePerMonth).toBeCloseTo(outcomes.expected.incomeFromAnnuityPerMonth, 9);
    expect(outcomes.expected.incomeFromUnitTrustPerMonth).toBe(0);
    expect(lasts!.lastsShare).toBeCloseTo(incomeLastsShare, 9);
    expect(lasts!.afterTaxPerMonth).toBeCloseTo(afterTaxIncomePerMonth, 9);
    for (const view of ["poor", "expected"] as const) {
      expect(lasts!.fallsFromAge[view]).toBe(outcomes[view].ageIncomeReduces);
      lasts!.years.forEach(({ incomePerMonth, leftReal }, k) => {
        expect(incomePerMonth[view]).toBeCloseTo(projection.incomePerMonthReal[view][k]!, 6);
        expect(leftReal[view]).toBeCloseTo(projection.capitalReal[view][k]!, 4);
      });
    }
  });

  it("finds how likely what it pays now goes on, as a plan that pays as much does", () => {
    const { products } = amend(person, { desiredIncomePerMonth: INCOME }, BASIS, QUICK);
    const { outcomes, incomeLastsShare } = products.livingAnnuity;
    expect(outcomes.expected.incomeFromAnnuityPerMonth).toBeCloseTo(INCOME, 9);
    expect(now!.lastsShare).toBeCloseTo(incomeLastsShare, 9);
    expect(now!.fallsFromAge.poor).toBe(outcomes.poor.ageIncomeReduces);
    expect(now!.fallsFromAge.expected).toBe(outcomes.expected.ageIncomeReduces);
  });

  it("tells of parts in a life annuity what the plan tells", () => {
    const { blends, products } = advise(person, BASIS, QUICK);
    const { lifeAnnuity: offer } = check;
    expect(offer.guaranteePeriodYears).toBe(products.lifeAnnuity.guaranteePeriodYears);
    expect(offer.parts.map(({ share }) => share)).toEqual(
      blends.map(({ guaranteedShare }) => guaranteedShare),
    );
    offer.parts.forEach(({ incomePerMonth, guaranteedPerMonth, left }, place) => {
      const blend = blends[place]!;
      expect(incomePerMonth).toBeCloseTo(blend.incomePerMonth, 6);
      expect(guaranteedPerMonth).toBeCloseTo(blend.guaranteedPerMonth, 6);
      expect(left.map(({ age }) => age)).toEqual(blend.left.map(({ age }) => age));
      left.forEach(({ leftReal }, index) => expect(leftReal).toBeCloseTo(blend.left[index]!.capitalReal, 3));
    });
  });
});

describe("the check of other investments", () => {
  it.each([["careful"], ["bold"], [{ cash: 0.5, globalEquity: 0.5 }]] as const)(
    "in %o finds what lasts as a plan in that mix does",
    (mix) => {
      const check = checkPayingAnnuity({ ...answersOf(SINGLE), mix }, BASIS, QUICK);
      const { livingAnnuity } = advise(SINGLE, invested(check.mix), QUICK).products;
      const { incomePerMonth, lastsShare } = check.incomes[2]!;
      expect(incomePerMonth).toBeCloseTo(livingAnnuity.outcomes.expected.incomeFromAnnuityPerMonth, 9);
      expect(lastsShare).toBeCloseTo(livingAnnuity.incomeLastsShare, 9);
    },
  );

  it("at other costs finds what lasts as a plan with these fees does", () => {
    const check = checkPayingAnnuity({ ...answersOf(SINGLE), annualFeeShare: 0.012 }, BASIS, QUICK);
    const { annual } = BASIS.fees;
    const cheaper = { ...annual.annuity, managementShare: annual.annuity.managementShare - (FEE - 0.012) };
    const fees = { ...BASIS.fees, annual: { ...annual, annuity: cheaper } };
    const { livingAnnuity } = advise(SINGLE, { ...BASIS, fees }, QUICK).products;
    expect(check.incomes[2]!.incomePerMonth).toBeCloseTo(
      livingAnnuity.outcomes.expected.incomeFromAnnuityPerMonth,
      6,
    );
  });
});
