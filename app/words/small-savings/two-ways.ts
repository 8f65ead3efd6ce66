/** Compares an income for life with all in cash, for small savings; worded alike on every page. */
import { formatRand } from "~/base/money";
import { DEBT_COUNSELLOR, EXAMPLE_INTEREST_WRITTEN, exampleInterestPerMonth } from "../plan/debt-interest";
import { formatAbout, formatFee } from "../plan/write-figures";

/** One of the two: its amount, its meaning, and the uses of the savings. */
export type Way = {
  title: string;
  amount: string;
  unit: string;
  text: string;
  rows: readonly { name: string; amount: string; isTotal?: boolean }[];
};

/** An amount and its words, on a line of their own. */
type WayPhrase = { before?: string; amount: string; words: string };

/** A debt's effect on the choice. */
export type DebtFirst = { title: string; sentences: readonly string[]; note?: string };

/** Both ways at the head of a page: a sentence about both, its explanation, and the uses of the money in each. */
export type WaysView = {
  phrases: readonly WayPhrase[];
  lead: readonly string[];
  tags: readonly string[];
  spent: string;
  ways: readonly Way[];
  debtFirst?: DebtFirst;
};

/** One way's uses of the savings, in rand. */
type Spent = {
  lumpSum: number;
  tax: number;
  toDebt: number;
  debtLeft: number;
  /** Cash for other needs; `toUnitTrust` is the invested part of the cash beside an income. */
  toNeeds?: number;
  toUnitTrust?: number;
};

/** From this fraction of the income on, a debt costs nearly all of it. */
const NEARLY_ALL = 0.9;

/** The uses of the savings in the order of spending; the last one is set below a heavy line. */
export function listSpent(
  { lumpSum, tax, toDebt, debtLeft, toNeeds = 0, toUnitTrust = 0 }: Spent,
  { taken, last, hasDebt }: { taken: string; last: { name: string; amount: number }; hasDebt: boolean },
): Way["rows"] {
  return [
    { name: taken, amount: formatRand(lumpSum) },
    { name: "Tax on it", amount: formatRand(tax) },
    ...(hasDebt
      ? [
          { name: "To debt", amount: formatRand(toDebt) },
          { name: "Debt that stays", amount: formatRand(debtLeft) },
        ]
      : []),
    ...(toNeeds >= 1 ? [{ name: "To other needs", amount: formatRand(toNeeds) }] : []),
    ...(toUnitTrust >= 1 ? [{ name: "Into a unit trust", amount: formatRand(toUnitTrust) }] : []),
    { name: last.name, amount: formatRand(last.amount), isTotal: true },
  ];
}

/** Both ways in one sentence with equal weight; if no cash is left, the second is the reduction of the debt. */
export function sayBothWays(
  perMonth: number,
  { inHand, lessDebt, taken }: { inHand: number; lessDebt: number; taken: number },
): WayPhrase[] {
  const cash = inHand >= 1 || lessDebt < 1;
  // A debt as large as the most in cash leaves nothing to buy an income.
  if (perMonth < 1) return [{ amount: formatRand(taken), words: "in cash, and no income" }];
  return [
    { amount: formatRand(perMonth), words: "a month for life," },
    cash
      ? { before: "or", amount: formatRand(inHand >= 1 ? inHand : taken), words: "in cash" }
      : { before: "or", amount: formatRand(lessDebt), words: "less debt" },
  ];
}

/** How long the cash would pay the annuity's income, if it keeps up with prices. */
export function sayUsedUp(inHand: number, { perMonth, age }: { perMonth: number; age: number }): string {
  const years = Math.round(inHand / (perMonth * 12));
  if (years < 1)
    return `If ${formatRand(perMonth)} a month were drawn from it, it would be used up within a year.`;
  return `If ${formatRand(perMonth)} a month were drawn from it, it would be used up in about ${years === 1 ? "a year" : `${years} years`}, at ${age + years}. That is if it keeps up with prices.`;
}

/** Says that the debt is paid first, and in full if none stays beside the income. */
export function sayDebtFirst({
  debt,
  leftBesideIncome,
}: {
  debt: number;
  leftBesideIncome: number;
}): string[] {
  if (debt < 1) return [];
  return [
    leftBesideIncome < 1
      ? `Both ways pay off the debt of ${formatRand(debt)}.`
      : "Both ways pay the debt first.",
  ];
}

/** The cost of the debt that stays beside the income; undefined without one. */
export function putDebtFirst({
  debt,
  leftBesideIncome,
  leftAfterAll,
  perMonth,
  asked,
}: {
  debt: number;
  leftBesideIncome: number;
  leftAfterAll: number;
  perMonth: number;
  /** Percent a year, and rand a month over ten years, if the debt's interest is known. */
  asked?: { interest: number; payment: number };
}): DebtFirst | undefined {
  if (debt < 1 || leftBesideIncome < 1) return undefined;
  const left = `the ${formatRand(leftBesideIncome)} that stays beside the income`;
  const cost = asked?.payment ?? exampleInterestPerMonth(leftBesideIncome);
  return {
    title: "Debt first",
    sentences: [
      asked
        ? `Paid off over ten years at ${formatFee(asked.interest)} interest, ${left} costs ${formatRand(cost)} a month.`
        : `At ${EXAMPLE_INTEREST_WRITTEN} interest ${left} would cost ${formatAbout(cost)} a month.`,
      ...(perMonth < 1 ? [] : [compareCost(cost / perMonth, perMonth)]),
      ...(leftAfterAll < 1 ? [] : [`After all in cash ${formatRand(leftAfterAll)} would stay.`]),
    ],
    note: DEBT_COUNSELLOR,
  };
}

function compareCost(part: number, perMonth: number): string {
  const income = `the ${formatRand(perMonth)}`;
  if (part > 1) return `That is more than ${income}.`;
  return `That is ${part >= NEARLY_ALL ? "nearly all" : `${Math.round(part * 100)}%`} of ${income}.`;
}
