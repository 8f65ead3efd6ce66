import { addMonths, type IsoDate } from "~/base/date";
import type { RetirementCase } from "../retirement-case";
import { ageAtTaxYearEnd, chooseTable, incomeTax, yearOfAssessment } from "./income-tax";
import { medicalCredits, type Assessed } from "./medical-credits";

/** Who pays the tax on a plan's income, beside which other taxable income, and the day of the plan's first payment. */
export type PlanTaxpayer = Pick<RetirementCase, "member" | "otherTaxableIncomePerMonth" | "medicalScheme"> & {
  firstPayment: IsoDate;
  /**
   * For so many years after the first payment's tax year, whose table serves for them too: brackets are taken to keep up with
   * prices. None unless given.
   */
  yearsLater?: number;
  /** What of the annuity's income may be free of tax in the year, rand: contributions never deducted; none unless given. */
  exemptPerYear?: number;
};

/** The day of the first payment of an annuity that is bought on a day: a month later. */
export function firstPaymentDate(retirementDate: IsoDate): IsoDate {
  return addMonths(retirementDate, 1);
}

/** The tax on a year's income of somebody, no less than 0 after medical credits. */
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
 * The income tax that a plan adds: the tax on all income less the tax on the other income alone. Medical credits take both
 * down to no less than 0, so that they go against the other income's tax first.
 * @param taxablePerYear what the plan pays of its annuity, rand, 0 or more
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
 * The rate of income tax on the last rand of a plan beside the other income, a fraction; 0 where no tax is due. What is free of
 * tax only until it is used up does not count.
 * @param taxablePerYear what the plan pays of its annuity, rand, 0 or more
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

/** What is left of the other income after the tax that it would bear alone, rand a year, not rounded. */
export function otherIncomeAfterTax(taxpayer: PlanTaxpayer, basis: Assessed["basis"]): number {
  const perYear = 12 * (taxpayer.otherTaxableIncomePerMonth ?? 0);
  return perYear - assess(taxpayer, basis)(perYear);
}

/** The same answers as if a plan's income were the only one, and without a medical scheme. */
export function asOnlyIncome<Context extends { retirementCase: RetirementCase }>(context: Context): Context {
  const retirementCase = {
    ...context.retirementCase,
    otherTaxableIncomePerMonth: undefined,
    otherIncomes: undefined,
    medicalScheme: undefined,
  };
  return { ...context, retirementCase };
}
