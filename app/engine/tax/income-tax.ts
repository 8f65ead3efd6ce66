/**
 * Income tax of natural persons (sections 5 and 6 of the Income Tax Act 58 of 1962): the table's tax less the
 * rebates for the age on the last day of the year of assessment, at least 0. Interest exemption and capital
 * gains are left out; `medical-credits.ts` has the medical credits.
 */
import { ageOn, dayParts, isoDate, type IsoDate } from "~/base/date";
import type { Basis, IncomeTaxTable } from "../basis/basis";
import { requireNotNegative } from "../basis/require-number";
import { bracketTax } from "./bracket-tax";

/** The part of a basis's taxes that the tax before medical credits needs. */
type Taxes = {
  taxes: Omit<Basis["taxes"], "income"> & { income: readonly Omit<IncomeTaxTable, "medicalCredits">[] };
};

/** The year of assessment of a date: 1 March to the last day of February, named after the year in which it ends. */
export function yearOfAssessment(date: IsoDate): number {
  const { year, month } = dayParts(date);
  return month >= 3 ? year + 1 : year;
}

/** The age that applies to a year of assessment: completed years on the last day of February. */
export function ageAtTaxYearEnd(birthDate: IsoDate, year: number): number {
  return ageOn(birthDate, isoDate(year, 2, 29));
}

/**
 * The table of a year of assessment, or the latest known one for a later year.
 * @throws RangeError for years before the first known table
 */
export function chooseTable<Table extends { year: number }>(year: number, tables: readonly Table[]): Table {
  const [first, latest] = [tables[0], tables[tables.length - 1]];
  if (!first || !latest) throw new RangeError("basis.taxes.income: must not be empty");
  if (!Number.isInteger(year) || year < first.year) {
    throw new RangeError(`yearOfAssessment: the first known one is ${first.year}, asked for ${year}`);
  }
  return tables.find((table) => table.year === year) ?? latest;
}

/**
 * The tax year whose table applies on a date.
 * @returns the table's year, and whether it stands in, as the latest known one, for a later year
 */
export function chooseTaxYear(date: IsoDate, basis: Taxes): { year: number; isLatestKnown: boolean } {
  const wanted = yearOfAssessment(date);
  const { year } = chooseTable(wanted, basis.taxes.income);
  return { year, isLatestKnown: year < wanted };
}

/** A year's income with the inputs of its tax. */
export type YearlyIncome = {
  /** Rand in the year of assessment, 0 or more. */
  taxablePerYear: number;
  /** Completed years on the last day of the year of assessment. */
  ageAtYearEnd: number;
  /** The year in which it ends, such as 2027 for 1 March 2026 to 28 February 2027. */
  yearOfAssessment: number;
  basis: Taxes;
};

/**
 * The income tax of a year.
 * @returns rand, 0 or more, not rounded
 * @throws RangeError for negative amounts and ages, and for years before the first known table
 */
export function incomeTax({
  taxablePerYear,
  ageAtYearEnd,
  yearOfAssessment: year,
  basis,
}: YearlyIncome): number {
  requireNotNegative("taxablePerYear", taxablePerYear);
  requireNotNegative("ageAtYearEnd", ageAtYearEnd);
  const { brackets, rebates } = chooseTable(year, basis.taxes.income);
  const rebate =
    rebates.primary + (ageAtYearEnd >= 65 ? rebates.from65 : 0) + (ageAtYearEnd >= 75 ? rebates.from75 : 0);
  return Math.max(bracketTax(brackets, taxablePerYear) - rebate, 0);
}
