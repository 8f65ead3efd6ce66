/** The change that an answer to a line made in the plan, in rand. */
import { formatRand } from "~/base/money";
import { nameAfterTax, roundAfterTax } from "../plan/after-tax";
import { isAfterTaxOpen, isOnlyIncomeAssumed, type LineKey } from "../plan/assumed-answers";
import { readNeed } from "../plan/income-need";
import { type PlanFacts, PRODUCT_WORDS } from "../plan/plan-facts";
import type { SpokenOf } from "../plan/speak-of";
import { capitalise } from "../plan/write-figures";
import type { AnnuityRecommendation } from "~/contract/plan/product-recommendation";

/** The figures of a plan that an answer to a line may change, in whole rand. */
export type PlanFigures = {
  product: AnnuityRecommendation;
  incomePerMonth: number;
  /** Absent while other income is unknown. */
  afterTaxPerMonth?: number;
  /** Whether the tax counts this income as the only one. */
  isAlone: boolean;
  mostInCash: number;
  lumpSum: number;
  lumpSumTax: number;
  /** The lump sum's uses after tax; the rest of it buys the unit trust, together with the person's own savings. */
  cashNeeds: number;
  unitTrust: number;
  /** The surplus over the need, negative where it is short; absent without a need. */
  overOrShort?: number;
};

/** A figure before and after the answer. */
type SavedRow = { name: string; before: string; now: string };

/** The change: its conclusion, further sentences, the figures, and whether it is for the worse. */
export type SavedView = {
  line: LineKey;
  conclusion: string;
  sentences: readonly string[];
  /** The figures that differ, and the income; empty if none differ. */
  rows: readonly SavedRow[];
  /** The unit of the figures, and their assumption. */
  caption: string;
  isLoss: boolean;
};

/** Selects the figures that an answer may change. */
export function readPlanFigures(facts: PlanFacts): PlanFigures {
  const { product, common, cash, income, amounts, ownSavings } = facts;
  const needed = readNeed(facts);
  return {
    product: common.annuity_recommendation,
    incomePerMonth: income.total,
    ...(!isAfterTaxOpen(facts) && { afterTaxPerMonth: roundAfterTax({ product, income }) }),
    isAlone: isOnlyIncomeAssumed({ common }),
    mostInCash: Math.round(cash.max_available_for_withdrawl),
    lumpSum: Math.round(cash.lump_sum),
    lumpSumTax: Math.round(cash.lump_sum_tax),
    cashNeeds: amounts.debt + amounts.emergencySavings + amounts.personalUse,
    unitTrust: amounts.unitTrust + ownSavings,
    ...(needed && { overOrShort: needed.over }),
  };
}

/** Describes the change; the tax on a lump sum and the most in cash come before the income. */
export function describeSavedLine(
  line: LineKey,
  { before, now }: { before: PlanFigures; now: PlanFigures },
  person: SpokenOf,
): SavedView {
  const [conclusion = "Nothing in the figures changed.", ...sentences] = [
    ...sayNeed(line, now, person),
    ...sayTax(before, now),
    ...sayMost(before, now, person),
    ...sayIncome(before, now, person),
    ...sayLumpSum(before, now),
    ...sayProduct(before, now),
  ];
  const { then, after } = pairIncomes(before, now);
  const isLoss = now.lumpSumTax > before.lumpSumTax || after < then;
  return {
    line,
    conclusion,
    sentences,
    rows: listRows(before, now, person),
    caption: nameRand(now, person),
    isLoss,
  };
}

/** The comparable incomes: after tax where both are known, else before tax. */
function pairIncomes(before: PlanFigures, now: PlanFigures) {
  const [then, after] = [before.afterTaxPerMonth, now.afterTaxPerMonth];
  if (then !== undefined && after !== undefined) return { then, after, tax: "after tax" };
  return { then: before.incomePerMonth, after: now.incomePerMonth, tax: "before tax" };
}

function nameRand({ isAlone, afterTaxPerMonth }: PlanFigures, person: SpokenOf): string {
  return isAlone && afterTaxPerMonth !== undefined
    ? nameAfterTax("In today’s rand; after tax", true, person)
    : "In today’s rand";
}

function listRows(before: PlanFigures, now: PlanFigures, { You, does }: SpokenOf): SavedRow[] {
  const income = pairIncomes(before, now);
  const rows = [
    [`${You} may take in cash`, before.mostInCash, now.mostInCash],
    [`${You} ${does("take")} in cash`, before.lumpSum, now.lumpSum],
    ["Tax on it", before.lumpSumTax, now.lumpSumTax],
    ["For cash needs", before.cashNeeds, now.cashNeeds],
    ["In the unit trust", before.unitTrust, now.unitTrust],
    [`Income a month, ${income.tax}`, income.then, income.after],
  ] as const;
  const isChanged = rows.some(([, then, after]) => then !== after);
  return rows
    .filter(([, then, after], place) => then !== after || (isChanged && place === rows.length - 1))
    .map(([name, then, after]) => ({ name, before: formatRand(then), now: formatRand(after) }));
}

function sayNeed(line: LineKey, { overOrShort: over }: PlanFigures, { You, they, does }: SpokenOf): string[] {
  if (line !== "need" || over === undefined) return [];
  if (over < 0) return [`${You} ${does("are")} ${formatRand(-over)} a month short of what ${they} need.`];
  return over > 0
    ? [`${You} ${does("have")} ${formatRand(over)} a month more than ${they} need.`]
    : [`${You} ${does("have")} just what ${they} need.`];
}

function sayTax({ lumpSumTax: before }: PlanFigures, { lumpSumTax: now }: PlanFigures): string[] {
  if (now === before) return [];
  if (now === 0) return ["The lump sum is no longer taxed."];
  if (before === 0) return [`The lump sum is now taxed: ${formatRand(now)}.`];
  return [`The tax on the lump sum is ${sayDifference(before, now)}: ${formatRand(now)}.`];
}

function sayMost(
  { mostInCash: before }: PlanFigures,
  { mostInCash: now }: PlanFigures,
  { You }: SpokenOf,
): string[] {
  return now === before
    ? []
    : [`${You} may take up to ${formatRand(now)} in cash, not ${formatRand(before)}.`];
}

function sayIncome(before: PlanFigures, now: PlanFigures, person: SpokenOf): string[] {
  const { you, your, does } = person;
  const { then, after, tax } = pairIncomes(before, now);
  const isAlone = now.isAlone && tax === "after tax";
  const difference = nameAfterTax(sayDifference(then, after), isAlone, person);
  return [
    ...(then === after ? [] : [`${capitalise(your)} income ${tax} is ${difference}.`]),
    ...(before.afterTaxPerMonth === undefined && now.afterTaxPerMonth !== undefined
      ? [`After tax ${you} ${does("have")} ${formatRand(now.afterTaxPerMonth)} a month of this income.`]
      : []),
  ];
}

function sayLumpSum({ lumpSum: before }: PlanFigures, { lumpSum: now }: PlanFigures): string[] {
  if (now === before) return [];
  if (now === 0) return ["We now advise taking nothing in cash."];
  return [`We now advise taking ${formatRand(now)} in cash, not ${formatRand(before)}.`];
}

function sayProduct({ product: before }: PlanFigures, { product: now }: PlanFigures): string[] {
  return now === before ? [] : [`We now advise ${PRODUCT_WORDS[now].withArticle}.`];
}

function sayDifference(before: number, now: number): string {
  return `${formatRand(Math.abs(now - before))} ${now > before ? "higher" : "lower"}`;
}
