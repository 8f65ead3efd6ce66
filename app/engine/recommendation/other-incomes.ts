/**
 * What other incomes come to in each policy year, and the tax on them.
 *
 * Policy year k has the twelve calendar months from the month of retirement, 12k months later. An income counts with the
 * months of them in which it is paid, at its real value in the middle of the year: one that stays level in rand loses the
 * basis's inflation from the advice date on. An income of the dead goes on with the survivor's share, as the survivor's.
 */
import { dayParts, yearsBetween, type IsoDate } from "~/base/date";
import type { Basis } from "../basis/basis";
import type { OtherIncome, Owner, RetirementCase } from "../retirement-case";
import { firstPaymentDate, otherIncomeAfterTax, type PlanTaxpayer } from "../tax/plan-income-tax";

/** Who lives: of one person alone, the member. */
export type Living = "both" | Owner;

/** A policy year, 0 for the first, and who lives in it. */
export type YearLived = { year: number; living: Living };

/** Other incomes of a year, today's rand before tax. */
type IncomesOfYear = { taxable: Record<Owner, number>; untaxed: number };

const MONTHS = 12;

/** Months since the year 0. */
function countMonths(date: IsoDate): number {
  const { year, month } = dayParts(date);
  return MONTHS * year + month - 1;
}

/** All of them: the one without dates is the member's own, is taxed, lasts for life and rises with prices. */
export function listOtherIncomes({
  otherTaxableIncomePerMonth: amountPerMonth = 0,
  otherIncomes = [],
}: Pick<RetirementCase, "otherTaxableIncomePerMonth" | "otherIncomes">): readonly OtherIncome[] {
  const forLife = { isTaxable: true, owner: "member", increase: "prices", survivorShare: 0 } as const;
  const all = amountPerMonth > 0 ? [{ ...forLife, amountPerMonth }, ...otherIncomes] : otherIncomes;
  return all.filter((income) => income.amountPerMonth > 0);
}

/** The first policy year after the last month in which an income is paid; nothing of one for life. */
export function firstYearWithout({ until }: OtherIncome, retirementDate: IsoDate): number | undefined {
  if (!until) return undefined;
  return Math.max(Math.floor((countMonths(until) - countMonths(retirementDate)) / MONTHS) + 1, 0);
}

/** How many months of a policy year an income is paid in, 0 to 12. */
function countPaidMonths({ from, until }: OtherIncome, year: number, retirementDate: IsoDate): number {
  const begins = countMonths(retirementDate) + MONTHS * year;
  const first = from ? Math.max(countMonths(from), begins) : begins;
  const last = Math.min(until ? countMonths(until) : Infinity, begins + MONTHS - 1);
  return Math.max(last - first + 1, 0);
}

/** Who has an income while these live, and which part of it. */
function findHolder({ owner, survivorShare }: OtherIncome, living: Living): { holder: Owner; share: number } {
  return living === "both" || living === owner
    ? { holder: owner, share: 1 }
    : { holder: living, share: survivorShare };
}

/** An income as it is paid in a year, today's rand before tax, and who has it then. */
type PaidIncome = { holder: Owner; isTaxable: boolean; perYear: number };

function listPaid({ year, living }: YearLived, answers: RetirementCase, basis: Basis): PaidIncome[] {
  const { adviceDate, retirementDate } = answers;
  const levelValue = (1 + basis.inflation.mean) ** -(yearsBetween(adviceDate, retirementDate) + year + 0.5);
  return listOtherIncomes(answers).map((income) => {
    const { holder, share } = findHolder(income, living);
    const value = income.increase === "level" ? levelValue : 1;
    const perYear = countPaidMonths(income, year, retirementDate) * income.amountPerMonth * share * value;
    return { holder, isTaxable: income.isTaxable, perYear };
  });
}

function addUp(paid: readonly PaidIncome[]): IncomesOfYear {
  const incomes: IncomesOfYear = { taxable: { member: 0, partner: 0 }, untaxed: 0 };
  for (const { holder, isTaxable, perYear } of paid) {
    if (isTaxable) incomes.taxable[holder] += perYear;
    else incomes.untaxed += perYear;
  }
  return incomes;
}

const incomesIn = (...of: Parameters<typeof listPaid>) => addUp(listPaid(...of));

/** One of the two with their own taxable income; medical credits are the member's. */
function describeTaxpayer(
  owner: Owner,
  { taxable }: IncomesOfYear,
  { member, partner = member, medicalScheme, retirementDate }: RetirementCase,
  yearsLater: number,
): PlanTaxpayer {
  return {
    member: owner === "member" ? member : partner,
    ...(owner === "member" && { medicalScheme }),
    otherTaxableIncomePerMonth: taxable[owner] / MONTHS,
    firstPayment: firstPaymentDate(retirementDate),
    yearsLater,
  };
}

/** Other incomes of a year as a plan meets them. */
export type BesidePlan = {
  /** Pays the tax on the plan's income: the member, and after their death the partner. */
  taxpayer: PlanTaxpayer;
  /** All other incomes after the tax that they would bear without the plan, rand a year of today. */
  othersAfterTax: number;
};

/** Reads the other incomes of a year, whose owners are taxed each by themselves. */
export function readBesidePlan(lived: YearLived, answers: RetirementCase, basis: Basis): BesidePlan {
  const incomes = incomesIn(lived, answers, basis);
  const { year, living } = lived;
  const taxpayerOf = (owner: Owner) => describeTaxpayer(owner, incomes, answers, year);
  const taxpayer = taxpayerOf(living === "partner" ? "partner" : "member");
  const ofOther = living === "both" ? otherIncomeAfterTax(taxpayerOf("partner"), basis) : 0;
  return { taxpayer, othersAfterTax: otherIncomeAfterTax(taxpayer, basis) + ofOther + incomes.untaxed };
}

/**
 * Reads what each of the other incomes comes to in a year, in the order of {@link listOtherIncomes}: each bears the part of its
 * holder's tax that it is of all that the holder is taxed on beside the plan.
 * @returns rand a year of today; together what {@link readBesidePlan} says of them
 */
export function readEachAfterTax(lived: YearLived, answers: RetirementCase, basis: Basis): number[] {
  const paid = listPaid(lived, answers, basis);
  const incomes = addUp(paid);
  const keptOf = (owner: Owner) =>
    otherIncomeAfterTax(describeTaxpayer(owner, incomes, answers, lived.year), basis) /
    incomes.taxable[owner];
  return paid.map(({ holder, isTaxable, perYear }) =>
    isTaxable && perYear > 0 ? perYear * keptOf(holder) : perYear,
  );
}

/** Who lives at first. */
export function livingAtFirst({ partner }: Pick<RetirementCase, "partner">): Living {
  return partner ? "both" : "member";
}

/** Who pays the tax on a plan's income in the year of its first payment. */
export function firstTaxpayer(answers: RetirementCase, basis: Basis): PlanTaxpayer {
  return readBesidePlan({ year: 0, living: livingAtFirst(answers) }, answers, basis).taxpayer;
}

/** Other incomes after their tax in the year of the plan's first payment, rand a year of today. */
export function firstOthersAfterTax(answers: RetirementCase, basis: Basis): number {
  return readBesidePlan({ year: 0, living: livingAtFirst(answers) }, answers, basis).othersAfterTax;
}

/** The same before tax. */
export function firstOthersBeforeTax(answers: RetirementCase, basis: Basis): number {
  const { taxable, untaxed } = incomesIn({ year: 0, living: livingAtFirst(answers) }, answers, basis);
  return taxable.member + taxable.partner + untaxed;
}
