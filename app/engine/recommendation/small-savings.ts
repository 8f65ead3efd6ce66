/**
 * Savings that are so small that the law lets all of them be taken in cash: an income for life beside all in cash.
 *
 * Both pay the debt first. For the income, what the debt needs is taken in cash, at most what may be taken beside an
 * annuity, and the rest buys an inflation-linked life annuity. Whoever asks has told an age and no sex, so that it is worked
 * out for a woman and for a man: alone, in good health, half a year past the birthday, and with the guarantee that is worth
 * its price. The tax on that income is what it would be as the only one. Amounts are today's rand; the money is taken on the
 * day of the advice.
 */
import { addMonths, type IsoDate } from "~/base/date";
import { longestGuarantee } from "../annuity/longest-guarantee";
import type { Basis, Sex } from "../basis/basis";
import { amountInForce } from "../basis/choose-basis";
import { requireNotNegative, requireWhole } from "../basis/require-number";
import { bornAt } from "../lives/born-at";
import { ageAtTaxYearEnd, incomeTax, yearOfAssessment } from "../tax/income-tax";
import { grossLumpSum, lumpSumTax } from "../tax/lump-sum-tax";
import { purchasedIncome } from "./life-annuity-purchase";

/** What has to be known. */
export type SmallSavings = {
  adviceDate: IsoDate;
  /** Completed years. */
  age: number;
  savings: number;
  debt: number;
  /** Lump sums that were taken before, as the tax law adds them up, before tax. */
  earlierLumpSums: number;
};

/** What is taken in cash, and what it does to the debt. */
export type DebtPayment = { lumpSum: number; lumpSumTax: number; paidOff: number; debtLeft: number };

/** An income for life, for one of the two sexes. */
export type SmallIncome = { perMonth: number; afterTaxPerMonth: number; guaranteePeriodYears: number };

/** Both choices. */
export type SmallSavingsAdvice = {
  incomeForLife: DebtPayment & { annuity: number } & Record<Sex, SmallIncome>;
  allInCash: DebtPayment & { inHand: number };
};

/** Up to which savings all may be taken in cash on a day, where a third of them may be anyway. */
export function mostWholeInCash(date: IsoDate, { rules }: Pick<Basis, "rules">): number {
  return amountInForce(rules.deMinimis, date);
}

function payDebt(lumpSum: number, { debt, ...answers }: SmallSavings, basis: Basis): DebtPayment {
  const { adviceDate: date, earlierLumpSums: priorLumpSums } = answers;
  const tax = lumpSumTax({ amount: lumpSum, priorLumpSums, date, basis });
  const paidOff = Math.min(debt, lumpSum - tax);
  return { lumpSum, lumpSumTax: tax, paidOff, debtLeft: debt - paidOff };
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
 * Weighs an income for life against all in cash.
 * @returns rand, not rounded
 * @throws RangeError for negative amounts, and for savings of which not all may be taken
 */
export function weighSmallSavings(answers: SmallSavings, basis: Basis): SmallSavingsAdvice {
  const { adviceDate: date, savings, debt, earlierLumpSums: priorLumpSums } = answers;
  requireWhole("age", answers.age);
  requireNotNegative("savings", savings);
  requireNotNegative("debt", debt);
  requireNotNegative("earlierLumpSums", priorLumpSums);
  const most = mostWholeInCash(date, basis);
  if (savings > most) throw new RangeError(`savings: must be at most ${most}, is ${savings}`);
  const needed = grossLumpSum({ net: debt, priorLumpSums, date, basis });
  const forDebt = payDebt(Math.min(needed, savings * basis.rules.cashShare), answers, basis);
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
