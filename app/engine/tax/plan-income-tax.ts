import { addMonths, type IsoDate } from "~/base/date";
import type { RetirementCase } from "../case/retirement-case";
import { ageAtTaxYearEnd, chooseTable, incomeTax, yearOfAssessment } from "./income-tax";
import { medicalCredits, type Assessed } from "./medical-credits";

/** The taxpayer of a plan's income, the other taxable income, and the date of the plan's first payment. */
export type PlanTaxpayer = Pick<RetirementCase, "member" | "otherTaxableIncomePerMonth" | "medicalScheme"> & {
  firstPayment: IsoDate;
  /**
   * Years after the tax year of the first payment, whose table applies to them too: brackets are assumed to
   * rise with prices. Default 0.
   */
  yearsLater?: number;
  /** Annuity income that may be free of tax in the year, rand, because of contributions never deducted; default 0. */
  exemptPerYear?: number;
};

/** The first payment date of an annuity bought on a date: a month later. */
export function firstPaymentDate(retirementDate: IsoDate): IsoDate {
  return addMonths(retirementDate, 1);
}

/** The tax on a year's income after medical credits, at least 0. */
function assess(
  { member, medicalScheme, firstPayment, yearsLater = 0 }: PlanTaxpayer,
  basis: Assessed["basis"],
) {
  const year = yearOfAssessment(firstPayment);
  const assessed: Assessed = {
    ageAtYearEnd: ageAtTaxYearEnd(member.birthDate, year + yearsLater),
    yearOfAssessment: year,
    basis,
  };
  const credits = medicalScheme ? medicalCredits(medicalScheme, assessed) : 0;
  return (perYear: number) => Math.max(incomeTax({ taxablePerYear: perYear, ...assessed }) - credits, 0);
}

/**
 * The income tax that a plan adds: the tax on all income less the tax on the other income alone. Medical
 * credits reduce both to no less than 0, so that they are set against the other income's tax first.
 * @param taxablePerYear the plan's annuity income, rand, 0 or more
 * @returns rand a year, 0 or more, not rounded
 */
export function planIncomeTax(
  taxablePerYear: number,
  taxpayer: PlanTaxpayer,
  basis: Assessed["basis"],
): number {
  const taxOn = assess(taxpayer, basis);
  const otherPerYear = 12 * (taxpayer.otherTaxableIncomePerMonth ?? 0);
  const taxed = Math.max(taxablePerYear - (taxpayer.exemptPerYear ?? 0), 0);
  return taxOn(otherPerYear + taxed) - taxOn(otherPerYear);
}

/**
 * The marginal rate of income tax on a plan's last rand beside the other income, a fraction; 0 where no tax
 * is due. The exemption, which lasts only until it is used up, is ignored.
 * @param taxablePerYear the plan's annuity income, rand, 0 or more
 */
export function lastRandRate(
  taxablePerYear: number,
  taxpayer: PlanTaxpayer,
  basis: Assessed["basis"],
): number {
  const perYear = 12 * (taxpayer.otherTaxableIncomePerMonth ?? 0) + taxablePerYear;
  if (assess(taxpayer, basis)(perYear) === 0) return 0;
  const { brackets } = chooseTable(yearOfAssessment(taxpayer.firstPayment), basis.taxes.income);
  return brackets.filter(({ above }) => above < perYear).at(-1)?.rateShare ?? 0;
}

/** The other income after the tax on it alone, rand a year, not rounded. */
export function otherIncomeAfterTax(taxpayer: PlanTaxpayer, basis: Assessed["basis"]): number {
  const perYear = 12 * (taxpayer.otherTaxableIncomePerMonth ?? 0);
  return perYear - assess(taxpayer, basis)(perYear);
}

/** The same case with the plan's income as the only one, and without a medical scheme. */
export function asOnlyIncome<Context extends { retirementCase: RetirementCase }>(context: Context): Context {
  const retirementCase = {
    ...context.retirementCase,
    otherTaxableIncomePerMonth: undefined,
    otherIncomes: undefined,
    medicalScheme: undefined,
  };
  return { ...context, retirementCase };
}
