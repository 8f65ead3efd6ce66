/**
 * Savings so small that the law allows all of them to be taken in cash: an income for life compared
 * with all in cash.
 *
 * Both repay the debt first. For the income, the debt's amount is taken in cash, at most what may be taken
 * beside an annuity (by the parts of the money if known, otherwise a third), and the rest buys an
 * inflation-linked life annuity. The answers have an age and no sex, so it is computed for a woman and for a
 * man: single, in good health, half a year past the birthday, and with the guarantee period that is worth
 * its price. The tax on that income is the tax on it alone. Amounts are today's rand; the money is taken on
 * the advice date.
 */
import { addMonths, type IsoDate } from "~/base/date";
import type { FundParts } from "../case/retirement-case";
import { longestGuarantee } from "../annuity/longest-guarantee";
import type { Basis, Sex } from "../basis/basis";
import { amountInForce } from "../basis/choose-basis";
import { requireNotNegative, requireWhole } from "../basis/require-number";
import { bornAt } from "../lives/born-at";
import { ageAtTaxYearEnd, incomeTax, yearOfAssessment } from "../tax/income-tax";
import { grossLumpSum, lumpSumTax } from "../tax/lump-sum-tax";
import { allowedAmount, testedAmount } from "./cash-source";
import { debtPayment, toEffective } from "./debt-interest";
import { purchasedIncome } from "./life-annuity-purchase";

type SmallSavings = {
  adviceDate: IsoDate;
  /** Completed years. */
  age: number;
  savings: number;
  /** The parts of the savings, which add up to them; absent if unknown. */
  fundParts?: FundParts;
  debt: number;
  /** A year, a fraction as the bank quotes it; absent if unknown. */
  debtInterestShare?: number;
  /** Earlier lump sums, as the tax law adds them up, before tax. */
  earlierLumpSums: number;
};

/** The cash taken, and its effect on the debt. */
export type DebtPayment = {
  lumpSum: number;
  lumpSumTax: number;
  paidOff: number;
  debtLeft: number;
  /** Payment a month on the remaining debt over ten years at its interest, rand; null without debt or interest. */
  debtLeftPerMonth: number | null;
};

/** An income for life, for one of the two sexes. */
export type SmallIncome = { perMonth: number; afterTaxPerMonth: number; guaranteePeriodYears: number };

/** Both choices. */
type SmallSavingsAdvice = {
  incomeForLife: DebtPayment & { annuity: number } & Record<Sex, SmallIncome>;
  allInCash: DebtPayment & { inHand: number };
};

/** The largest savings that may be taken in cash as a whole on a day, where a third of them may be taken anyway. */
export function mostWholeInCash(date: IsoDate, { rules }: Pick<Basis, "rules">): number {
  return amountInForce(rules.deMinimis, date);
}

/**
 * The amount that must be at most `mostWholeInCash` for all of the savings to be taken. With known parts, it
 * is the savings of which the locked part and two thirds of the other old money would be two thirds.
 * @returns rand
 */
export function savingsTested(
  { savings, fundParts }: Pick<SmallSavings, "savings" | "fundParts">,
  basis: Pick<Basis, "rules">,
): number {
  return fundParts ? testedAmount(fundParts, basis) : savings;
}

function payDebt(
  lumpSum: number,
  { debt, debtInterestShare: interest, ...answers }: SmallSavings,
  basis: Basis,
): DebtPayment {
  const { adviceDate: date, earlierLumpSums: priorLumpSums } = answers;
  const tax = lumpSumTax({ amount: lumpSum, priorLumpSums, date, basis });
  const paidOff = Math.min(debt, lumpSum - tax);
  const debtLeft = debt - paidOff;
  const debtLeftPerMonth =
    debtLeft > 0 && interest !== undefined ? debtPayment(debtLeft, toEffective(interest)) : null;
  return { lumpSum, lumpSumTax: tax, paidOff, debtLeft, debtLeftPerMonth };
}

function buyIncome(sex: Sex, premium: number, { adviceDate, age }: SmallSavings, basis: Basis): SmallIncome {
  const birthDate = bornAt(adviceDate, age);
  const answers = { member: { birthDate, sex }, retirementDate: adviceDate };
  const terms = {
    guaranteePeriodYears: longestGuarantee({ ...answers, basis, impairment: 1, partnerShare: 0 }),
    partnerShare: 0,
  };
  const perMonth = purchasedIncome({ answers, basis, impairment: 1, terms, premium });
  const year = yearOfAssessment(addMonths(adviceDate, 1));
  const tax = incomeTax({
    taxablePerYear: perMonth * 12,
    ageAtYearEnd: ageAtTaxYearEnd(birthDate, year),
    yearOfAssessment: year,
    basis,
  });
  return {
    perMonth,
    afterTaxPerMonth: perMonth - tax / 12,
    guaranteePeriodYears: terms.guaranteePeriodYears,
  };
}

/**
 * Compares an income for life with all in cash.
 * @returns rand, not rounded
 * @throws RangeError for negative amounts, and for savings of which not all may be taken
 */
export function weighSmallSavings(answers: SmallSavings, basis: Basis): SmallSavingsAdvice {
  const { adviceDate: date, savings, fundParts, debt, earlierLumpSums: priorLumpSums } = answers;
  requireWhole("age", answers.age);
  requireNotNegative("savings", savings);
  requireNotNegative("debt", debt);
  requireNotNegative("earlierLumpSums", priorLumpSums);
  const most = mostWholeInCash(date, basis);
  const tested = savingsTested(answers, basis);
  if (tested > most) throw new RangeError(`savings: must be tested at most as ${most}, are as ${tested}`);
  const needed = grossLumpSum({ net: debt, priorLumpSums, date, basis });
  const allowed = fundParts ? allowedAmount(fundParts, basis) : savings * basis.rules.cashShare;
  const forDebt = payDebt(Math.min(needed, allowed), answers, basis);
  const annuity = savings - forDebt.lumpSum;
  const whole = payDebt(savings, answers, basis);
  return {
    incomeForLife: {
      ...forDebt,
      annuity,
      female: buyIncome("female", annuity, answers, basis),
      male: buyIncome("male", annuity, answers, basis),
    },
    allInCash: { ...whole, inHand: savings - whole.lumpSumTax - whole.paidOff },
  };
}
