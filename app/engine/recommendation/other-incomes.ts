/**
 * Other incomes in each policy year, and the tax on them.
 *
 * Policy year k has the twelve calendar months from the month of retirement, 12k months later. An income
 * counts for the months in which it is paid, at its real value in the middle of the year: one that stays
 * level in rand loses the basis's inflation from the advice date on. After the owner's death the survivor's
 * share of an income continues, as the survivor's.
 */
import { dayParts, yearsBetween, type IsoDate } from "~/base/date";
import type { Basis } from "../basis/basis";
import type { OtherIncome, Owner, RetirementCase } from "../case/retirement-case";
import { firstPaymentDate, otherIncomeAfterTax, type PlanTaxpayer } from "../tax/plan-income-tax";

/** The survivors: for a single person, the member. */
export type Living = "both" | Owner;

/** A policy year, 0 for the first, and the survivors in it. */
export type YearLived = { year: number; living: Living };

/** Other incomes of a year, today's rand before tax. */
type IncomesOfYear = { taxable: Record<Owner, number>; untaxed: number };

const MONTHS = 12;

/** Months since the year 0. */
function countMonths(date: IsoDate): number {
  const { year, month } = dayParts(date);
  return MONTHS * year + month - 1;
}

/** All of them: the one without dates is the member's own, taxed, for life and rising with prices. */
export function listOtherIncomes({
  otherTaxableIncomePerMonth: amountPerMonth = 0,
  otherIncomes = [],
}: Pick<RetirementCase, "otherTaxableIncomePerMonth" | "otherIncomes">): readonly OtherIncome[] {
  const forLife = { isTaxable: true, owner: "member", increase: "prices", survivorShare: 0 } as const;
  const all = amountPerMonth > 0 ? [{ ...forLife, amountPerMonth }, ...otherIncomes] : otherIncomes;
  return all.filter((income) => income.amountPerMonth > 0);
}

/** The first policy year after the last month of an income; undefined for one for life. */
export function firstYearWithout({ until }: OtherIncome, retirementDate: IsoDate): number | undefined {
  if (!until) return undefined;
  return Math.max(Math.floor((countMonths(until) - countMonths(retirementDate)) / MONTHS) + 1, 0);
}

/** Number of months of a policy year in which an income is paid, 0 to 12. */
function countPaidMonths({ from, until }: OtherIncome, year: number, retirementDate: IsoDate): number {
  const begins = countMonths(retirementDate) + MONTHS * year;
  const first = from ? Math.max(countMonths(from), begins) : begins;
  const last = Math.min(until ? countMonths(until) : Infinity, begins + MONTHS - 1);
  return Math.max(last - first + 1, 0);
}

/** The holder of an income, given the survivors, and the fraction of it that they receive. */
function findHolder({ owner, survivorShare }: OtherIncome, living: Living): { holder: Owner; share: number } {
  return living === "both" || living === owner
    ? { holder: owner, share: 1 }
    : { holder: living, share: survivorShare };
}

/** An income as paid in a year, today's rand before tax, and its holder then. */
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

/** Other incomes of a year beside a plan. */
type BesidePlan = {
  /** Pays the tax on the plan's income: the member, and after their death the partner. */
  taxpayer: PlanTaxpayer;
  /** All other incomes after the tax due on them without the plan, today's rand a year. */
  othersAfterTax: number;
};

/** Reads the other incomes of a year, with each owner taxed separately. */
export function readBesidePlan(lived: YearLived, answers: RetirementCase, basis: Basis): BesidePlan {
  const incomes = incomesIn(lived, answers, basis);
  const { year, living } = lived;
  const taxpayerOf = (owner: Owner) => describeTaxpayer(owner, incomes, answers, year);
  const taxpayer = taxpayerOf(living === "partner" ? "partner" : "member");
  const ofOther = living === "both" ? otherIncomeAfterTax(taxpayerOf("partner"), basis) : 0;
  return { taxpayer, othersAfterTax: otherIncomeAfterTax(taxpayer, basis) + ofOther + incomes.untaxed };
}

/**
 * Reads each of the other incomes of a year after tax, in the order of {@link listOtherIncomes}: each bears
 * its holder's tax in proportion to the holder's taxable income beside the plan.
 * @returns today's rand a year; together the total of {@link readBesidePlan}
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

/** The lives at retirement. */
export function livingAtFirst({ partner }: Pick<RetirementCase, "partner">): Living {
  return partner ? "both" : "member";
}

/** The taxpayer of a plan's income in the year of its first payment. */
export function firstTaxpayer(answers: RetirementCase, basis: Basis): PlanTaxpayer {
  return readBesidePlan({ year: 0, living: livingAtFirst(answers) }, answers, basis).taxpayer;
}

/** Other incomes after their tax in the year of the plan's first payment, today's rand a year. */
export function firstOthersAfterTax(answers: RetirementCase, basis: Basis): number {
  return readBesidePlan({ year: 0, living: livingAtFirst(answers) }, answers, basis).othersAfterTax;
}

/** The same before tax. */
export function firstOthersBeforeTax(answers: RetirementCase, basis: Basis): number {
  const { taxable, untaxed } = incomesIn({ year: 0, living: livingAtFirst(answers) }, answers, basis);
  return taxable.member + taxable.partner + untaxed;
}
