/**
 * How much is taken in cash at retirement, what for, and its tax.
 *
 * Cash needs are met after tax in the order debt, emergency savings, personal use, within what may be taken; what does not
 * fit is cut from the last one first. They are met from the tax-free part of the lump sum, then from the person's own savings
 * where these may be used, and only then from what is taxed. When the needs leave some of the tax-free part, that rest is
 * taken too and buys a unit trust.
 *
 * Amounts are today's rand. The amounts of the law are fixed in rand, so each is tested and taxed at what it will be on the
 * retirement day, and the result is told in today's rand.
 */
import type { CashAdvice, FundCash } from "../cash-split";
import type { RetirementCase } from "../retirement-case";
import type { Basis } from "../basis/basis";
import { amountInForce } from "../basis/choose-basis";
import { requireNotNegative } from "../basis/require-number";
import { grossLumpSum, lumpSumBrackets, lumpSumTax, taxFreeLumpSum } from "../tax/lump-sum-tax";
import type { CashSource } from "./cash-source";

/** The answers that say what cash is needed for. */
export type CashAnswers = Pick<RetirementCase, "debt" | "emergencyIncomePerMonth" | "personalUse">;

/** What cash is needed for, in the order in which needs are met. */
export const CASH_NEEDS = ["debtRepayment", "emergencySavings", "personalUse"] as const;

/** What is needed for each, rand after tax. */
export type CashNeeds = Pick<CashAdvice, (typeof CASH_NEEDS)[number]>;

/** The needs as they were answered, whether or not they fit. */
export function readCashNeeds(answers: CashAnswers, { rules }: Basis): CashNeeds {
  const { debt, emergencyIncomePerMonth, personalUse } = answers;
  requireNotNegative("debt", debt);
  requireNotNegative("emergencyIncomePerMonth", emergencyIncomePerMonth);
  requireNotNegative("personalUse", personalUse);
  return {
    debtRepayment: debt,
    emergencySavings: emergencyIncomePerMonth * rules.emergencyMonths,
    personalUse,
  };
}

/** The law of lump sums for one person, in today's rand. */
export function readLaw(
  {
    earlierLumpSums: priorLumpSums,
    contributionsNotDeducted: notDeducted,
    adviceDate: date,
    priceLevel,
  }: CashSource,
  basis: Basis,
) {
  const law = { priorLumpSums, notDeducted, date, basis };
  return {
    taxOn: (gross: number) => lumpSumTax({ amount: gross * priceLevel, ...law }) / priceLevel,
    grossFor: (net: number) => grossLumpSum({ net: net * priceLevel, ...law }) / priceLevel,
    taxFree: taxFreeLumpSum(law) / priceLevel,
    /** The brackets that are left after earlier lump sums: each one's rate, and the lump sum above which it is due. */
    brackets: lumpSumBrackets(law).map(({ rateShare, above }) => ({ rateShare, above: above / priceLevel })),
  };
}

/** The most that can be taken in cash beside an annuity, before tax, and the most that needs can be met with. */
export function mostCash(source: CashSource, basis: Basis): { gross: number; forNeeds: number } {
  requireNotNegative("savingsAtRetirement", source.savingsAtRetirement);
  const gross = source.savingsAtRetirement * source.cashShare;
  return { gross, forNeeds: gross - readLaw(source, basis).taxOn(gross) + source.ownSavingsForNeeds };
}

/** What is left by rounding is nothing. */
export const HALF_A_CENT = 0.005;

/** Gives each need in order what is still there. */
function meetInOrder(needs: readonly number[], available: number): number[] {
  let rest = available;
  return needs.map((need) => {
    const met = Math.min(need, rest);
    rest -= met;
    return met;
  });
}

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

/** The whole in cash, where so little would have to buy an annuity that the law lets it be taken too. */
function adviseWholeInCash(source: CashSource, basis: Basis): Pick<CashAdvice, "wholeInCash"> {
  const { savingsAtRetirement: whole, cashShare, testedShare, priceLevel, adviceDate } = source;
  const threshold = amountInForce(basis.rules.deMinimis, adviceDate);
  if (cashShare >= 1 || whole * testedShare * priceLevel > threshold) return {};
  const tax = readLaw(source, basis).taxOn(whole);
  return { wholeInCash: { threshold, tax, net: whole - tax } };
}

/** A lump sum comes first from the funds that may be taken whole, and the rest from the others, in proportion to what each allows. */
function takeFromFunds({ savingsAtRetirement, funds }: CashSource, lumpSum: number): FundCash[] {
  const allowances = funds.map(({ share, cashShare }) => savingsAtRetirement * share * cashShare);
  const isFirst = funds.map(({ cashShare, isSmall }) => isSmall && cashShare === 1);
  const allowedBy = (first: boolean) => sumOf(allowances.filter((_, index) => isFirst[index] === first));
  const fromFirst = Math.min(lumpSum, allowedBy(true));
  const takenShare = (taken: number, allowed: number) => (allowed > 0 ? taken / allowed : 0);
  const ofFirst = takenShare(fromFirst, allowedBy(true));
  const ofOthers = takenShare(lumpSum - fromFirst, allowedBy(false));
  return funds.map(({ name, share, isSmall }, index) => {
    const whole = savingsAtRetirement * share;
    const maxLumpSum = allowances[index]!;
    const grossLumpSum = maxLumpSum * (isFirst[index] ? ofFirst : ofOthers);
    return {
      ...(name !== undefined && { name }),
      savingsAtRetirement: whole,
      maxLumpSum,
      mayBeTakenWhole: isSmall,
      grossLumpSum,
      left: whole - grossLumpSum,
    };
  });
}

/**
 * Works out the cash part and what is left for the annuity. Needs that fit come out as they are, so that the advice on what
 * was granted is the same advice.
 * @param wantedLumpSum before tax, within what the needs take and what may be taken; ours unless given
 * @returns rand, not rounded
 */
export function adviseCash(
  source: CashSource,
  needs: CashNeeds,
  basis: Basis,
  wantedLumpSum?: number,
): CashAdvice {
  const { savingsAtRetirement: whole } = source;
  const { gross: maxLumpSum, forNeeds } = mostCash(source, basis);
  const { taxOn, grossFor, taxFree } = readLaw(source, basis);
  const untaxed = Math.min(taxFree, maxLumpSum);
  const asked = CASH_NEEDS.map((need) => needs[need]);
  const met = meetInOrder(asked, forNeeds);
  const cashNeeds = sumOf(met);
  const ownUsedFor = (net: number) => Math.min(Math.max(net - untaxed, 0), source.ownSavingsForNeeds);
  const grossOf = (net: number) => Math.min(grossFor(net), maxLumpSum);
  const grossBeside = (net: number) => grossOf(net - ownUsedFor(net));
  const ownSavingsUsed = ownUsedFor(cashNeeds);
  const ownSavings = source.ownSavingsAtRetirement - ownSavingsUsed;
  const takenForNeeds = cashNeeds - ownSavingsUsed;
  const grossCash = grossBeside(cashNeeds);
  const taken =
    wantedLumpSum === undefined ? undefined : Math.min(Math.max(wantedLumpSum, grossCash), maxLumpSum);
  const spare = taken === undefined ? untaxed - takenForNeeds : taken - taxOn(taken) - takenForNeeds;
  // What is left by rounding buys nothing.
  const unitTrust = spare > HALF_A_CENT ? spare : 0;
  const wanted = taken ?? grossCash + unitTrust;
  // What is left by rounding buys no annuity either.
  const gross = wanted > maxLumpSum - HALF_A_CENT ? maxLumpSum : wanted;
  const lastNeed = met.filter((need) => need > 0).at(-1) ?? 0;

  return {
    debtRepayment: met[0]!,
    emergencySavings: met[1]!,
    personalUse: met[2]!,
    lumpSumTax: taxOn(gross),
    lastNeedTax: taxOn(grossCash) - taxOn(grossBeside(cashNeeds - lastNeed)),
    grossLumpSum: gross,
    unitTrust,
    annuity: whole - gross,
    ownSavings,
    ownSavingsUsed,
    ownSavingsTaxAvoided: taxOn(grossOf(cashNeeds)) - taxOn(grossCash),
    totalCapitalProvidingIncome: whole - gross + unitTrust + ownSavings,
    contributionsLeft: Math.max(source.contributionsNotDeducted / source.priceLevel - gross, 0),
    maxLumpSum,
    savingsAtRetirement: whole,
    priceLevel: source.priceLevel,
    unmetCashNeeds: sumOf(asked) - cashNeeds,
    ...(source.funds.length > 1 && { funds: takeFromFunds(source, gross) }),
    ...adviseWholeInCash(source, basis),
  };
}
