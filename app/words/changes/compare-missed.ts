/** Costs of a change that the income does not show. */
import { parseDayMonthYear, yearsBetween } from "~/base/date";
import { formatRand } from "~/base/money";
import { EXAMPLE_INTEREST_WRITTEN, exampleInterestPerMonth } from "../plan/debt-interest";
import type { PlanFacts } from "../plan/plan-facts";
import { formatAbout } from "../plan/write-figures";
import { compareAmounts, type ComparedRow } from "./compared-row";

/** Months by which the second plan starts to pay later; 0 if it does not. */
function countMonthsLater(first: PlanFacts, second: PlanFacts): number {
  const [from, to] = [first, second].map(({ common }) => parseDayMonthYear(common.retirement_date));
  return from && to && from < to ? Math.round(12 * yearsBetween(from, to)) : 0;
}

/** The payments of the first plan until the second one begins, which nobody gets while they wait. */
export function readMissed(first: PlanFacts, second: PlanFacts): { months: number; amount: number } {
  const months = countMonthsLater(first, second);
  return { months, amount: months * first.income.total };
}

function compareWaiting(recommended: PlanFacts, amended: PlanFacts): ComparedRow[] {
  const { months, amount } = readMissed(recommended, amended);
  if (months === 0) return [];
  return [
    {
      name: "Payments missed by retiring later",
      recommended: "None",
      amended: formatRand(amount),
      difference: { words: `${months} ${months === 1 ? "payment" : "payments"} fewer`, kind: "worse" },
    },
  ];
}

/** Interest on the part of a debt that the amended plan does not repay. */
function compareInterest(recommended: PlanFacts, amended: PlanFacts): ComparedRow[] {
  const kept = Math.round(recommended.cash.debt_recommend) - Math.round(amended.cash.debt_recommend);
  if (kept < 1) return [];
  return [
    {
      name: `Interest a month on the debt that is kept, at ${EXAMPLE_INTEREST_WRITTEN} a year`,
      recommended: "None",
      amended: formatAbout(exampleInterestPerMonth(kept)),
      difference: { words: "Paid out of the income", kind: "worse" },
    },
  ];
}

const NEEDS = ["debt_recommend", "emergency_savings_recommend", "personal_cash_recommend"] as const;

/** Shown only where it changes by itself: a need that the person lowered is not unmet. */
function compareUnmet(recommended: PlanFacts, amended: PlanFacts): ComparedRow[] {
  const isLowered = NEEDS.some((need) => amended.cash[need] < recommended.cash[need] - 1);
  const [before, after] = [recommended, amended].map(({ cash }) => Math.round(cash.unmet_cash_needs));
  if (isLowered || before === undefined || after === undefined || before === after) return [];
  const { words, kind } = compareAmounts(before, after);
  return [
    {
      name: "Cash needs that are not met",
      recommended: formatRand(before),
      amended: formatRand(after),
      difference: { words, kind: kind === "more" ? "worse" : "plain" },
    },
  ];
}

/** Rows of missed payments, further costs and unmet needs; unchanged ones are left out. */
export function compareMissed(recommended: PlanFacts, amended: PlanFacts): ComparedRow[] {
  return [
    ...compareWaiting(recommended, amended),
    ...compareInterest(recommended, amended),
    ...compareUnmet(recommended, amended),
  ];
}
