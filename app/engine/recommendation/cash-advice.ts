/**
 * The cash taken at retirement, its uses and its tax.
 *
 * Cash needs are met after tax in the order debt, emergency savings, personal use, within what may be taken;
 * where that is too little, the last one is cut first. They are met from the tax-free part of the lump sum,
 * then from the person's own savings where these may be used, and only then from taxed cash. Any tax-free
 * part that the needs leave is taken too and buys a unit trust.
 *
 * Amounts are today's rand. The law's amounts are fixed in nominal rand, so each test and tax applies to the
 * amount on the retirement day, and the result is converted to today's rand.
 */
import type { CashAdvice, FundCash } from "../advice/cash-split";
import type { RetirementCase } from "../case/retirement-case";
import type { Basis } from "../basis/basis";
import { amountInForce } from "../basis/choose-basis";
import { requireNotNegative } from "../basis/require-number";
import { grossLumpSum, lumpSumBrackets, lumpSumTax, taxFreeLumpSum } from "../tax/lump-sum-tax";
import type { CashSource } from "./cash-source";

/** The answers on cash needs. */
export type CashAnswers = Pick<RetirementCase, "debt" | "emergencyIncomePerMonth" | "personalUse">;

/** The cash needs, in the order in which they are met. */
export const CASH_NEEDS = ["debtRepayment", "emergencySavings", "personalUse"] as const;

/** The amount of each need, rand after tax. */
export type CashNeeds = Pick<CashAdvice, (typeof CASH_NEEDS)[number]>;

/** The needs as answered, whether or not they can be met. */
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
    /** The brackets left after earlier lump sums: each one's rate, and the lump sum above which it applies. */
    brackets: lumpSumBrackets(law).map(({ rateShare, above }) => ({ rateShare, above: above / priceLevel })),
  };
}

/** The most that can be taken in cash beside an annuity, before tax, and the most that is available for needs. */
export function mostCash(source: CashSource, basis: Basis): { gross: number; forNeeds: number } {
  requireNotNegative("savingsAtRetirement", source.savingsAtRetirement);
  const gross = source.savingsAtRetirement * source.cashShare;
  return { gross, forNeeds: gross - readLaw(source, basis).taxOn(gross) + source.ownSavingsForNeeds };
}

/** A remainder below this is a rounding error and counts as 0. */
export const HALF_A_CENT = 0.005;

/** Allots the available amount to the needs in order. */
function meetInOrder(needs: readonly number[], available: number): number[] {
  let rest = available;
  return needs.map((need) => {
    const met = Math.min(need, rest);
    rest -= met;
    return met;
  });
}

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

/** The option of all in cash, where the part that must buy an annuity is so small that the law allows it. */
function adviseWholeInCash(source: CashSource, basis: Basis): Pick<CashAdvice, "wholeInCash"> {
  const { savingsAtRetirement: whole, cashShare, testedShare, priceLevel, adviceDate } = source;
  const threshold = amountInForce(basis.rules.deMinimis, adviceDate);
  if (cashShare >= 1 || whole * testedShare * priceLevel > threshold) return {};
  const tax = readLaw(source, basis).taxOn(whole);
  return { wholeInCash: { threshold, tax, net: whole - tax } };
}

/** Takes a lump sum first from funds that may be taken whole, then from the others in proportion to their limits. */
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
 * Computes the cash part and the capital left for the annuity. Needs that can be met are returned unchanged,
 * so that advice on the needs met is the same advice.
 * @param wantedLumpSum before tax, clamped between the cash needs and what may be taken; by default
 *   the recommended one
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
  // A rounding error buys nothing.
  const unitTrust = spare > HALF_A_CENT ? spare : 0;
  const wanted = taken ?? grossCash + unitTrust;
  // A rounding error buys no annuity either.
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
