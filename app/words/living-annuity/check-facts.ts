/** What the words of a check are written from: the question and its answer, and how what is drawn stands to what lasts. */
import { countFutures, FUTURES_SHOWN, SAME_PERCENT } from "../plan/describe-likelihood";
import { writeDate } from "../plan/write-figures";
import type { CheckAnswer, CheckedAnnuity, CheckedIncome } from "~/contract/living-annuity/check-operations";
import { nameChecked } from "./checked-person";
import type { CheckedPerson } from "./checked-person";

/** Incomes this close, as a part of each other, are the same to whoever lives on them. */
const ALIKE = 0.02;

export type CheckFacts = {
  asked: CheckedAnnuity;
  answer: CheckAnswer;
  now: CheckedIncome;
  between: CheckedIncome;
  lasts: CheckedIncome;
  /** Those that can be told apart, in this order; what lasts is what it pays now where they are the same. */
  told: readonly CheckedIncome[];
  standing: "draws more" | "draws what lasts" | "draws less";
  /** Whether what lasts does so as surely as we advise: where less than the law's least would, it is the law's least. */
  isSure: boolean;
  /** Its year begins in this month, so that the income is chosen now. */
  choosesNow: boolean;
  person: CheckedPerson;
};

/**
 * Gathers them.
 * @param client the name of whose it is, where their adviser reads it
 */
export function gatherCheck(asked: CheckedAnnuity, answer: CheckAnswer, client?: string): CheckFacts {
  const find = (kind: CheckedIncome["kind"]) => {
    const found = answer.incomes.find((income) => income.kind === kind);
    if (!found) throw new Error(`a check without the income ${kind}`);
    return found;
  };
  const [now, between, lasts] = [find("now"), find("between"), find("lasts")];
  return {
    asked,
    answer,
    now,
    between,
    lasts,
    told: tellApart(now, between, lasts),
    standing: compare(now.monthly_income, lasts.monthly_income),
    isSure: isSureToLast(lasts, answer),
    choosesNow: answer.year_begins === answer.checked_on,
    person: nameChecked(client),
  };
}

const INCOME_NAMES: Record<CheckedIncome["kind"], string> = {
  now: "What it pays now",
  between: "In between",
  lasts: "What lasts",
};

/** Whether what lasts does, and is not the law's least in its place. */
export function isSureToLast(
  { success_perct }: Pick<CheckedIncome, "success_perct">,
  { lasting_success_perct }: Pick<CheckAnswer, "lasting_success_perct">,
): boolean {
  return success_perct >= lasting_success_perct - SAME_PERCENT;
}

/** The income that nobody may go below, where what lasts would be less. */
export const LEAST_NAME = "The least allowed";

/** What one of the three incomes is called. */
export function nameIncome({ kind }: CheckedIncome, { isSure }: Pick<CheckFacts, "isSure">): string {
  return kind === "lasts" && !isSure ? LEAST_NAME : INCOME_NAMES[kind];
}

const isAlike = (one: number, other: number) => Math.abs(one - other) <= ALIKE * other;

function tellApart(now: CheckedIncome, between: CheckedIncome, lasts: CheckedIncome): CheckedIncome[] {
  const isSame = (one: CheckedIncome, other: CheckedIncome) =>
    isAlike(one.monthly_income, other.monthly_income);
  if (isSame(now, lasts)) return [now];
  return isSame(now, between) || isSame(between, lasts) ? [now, lasts] : [now, between, lasts];
}

function compare(drawn: number, lasting: number): CheckFacts["standing"] {
  if (isAlike(drawn, lasting)) return "draws what lasts";
  return drawn > lasting ? "draws more" : "draws less";
}

const NO_BREAK_SPACE = "\u00a0";

/** A chance as futures, which stays on one line: `6 of 20`. */
export function sayFutures(percent: number): string {
  return [countFutures(percent), "of", FUTURES_SHOWN].join(NO_BREAK_SPACE);
}

/** A day of the wire in words, the day beside its month: `1 December 2026`. Large text has no line for the year too. */
export function sayDate(day: string): string {
  return writeDate(day).replace(" ", NO_BREAK_SPACE);
}
