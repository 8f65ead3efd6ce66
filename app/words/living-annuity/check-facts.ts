/** The facts behind the words of a check: its answers, its result, and how the drawn income compares with what lasts. */
import { countFutures, FUTURES_SHOWN, SAME_PERCENT } from "../plan/describe-likelihood";
import { capitalise, writeDate } from "../plan/write-figures";
import type { CheckAnswer, CheckedAnnuity, CheckedIncome } from "~/contract/living-annuity/check-operations";

/** The owner of a living annuity: addressed as “you”, or named where their adviser reads it. */
export type CheckedPerson = {
  /** `You`, as a sentence begins. */
  subject: string;
  /** `you`. */
  object: string;
  /** `your`. */
  whose: string;
  /** The verb that agrees with the subject: `draw`, or of a client `draws`. */
  verb: (ofYou: string, ofClient: string) => string;
};

/** Incomes that differ by less than this fraction count as the same. */
const ALIKE = 0.02;

export type CheckFacts = {
  asked: CheckedAnnuity;
  answer: CheckAnswer;
  now: CheckedIncome;
  between: CheckedIncome;
  lasts: CheckedIncome;
  /** The incomes that differ noticeably, in this order; `now` alone if it is what lasts. */
  told: readonly CheckedIncome[];
  standing: "draws more" | "draws what lasts" | "draws less";
  /** Whether `lasts` reaches the chance that we advise; it does not where it is the law's least. */
  isSure: boolean;
  /** Whether its year begins this month, so that the income is chosen now. */
  choosesNow: boolean;
  person: CheckedPerson;
};

/** @param client the owner's name, if an adviser reads it */
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

const YOU: CheckedPerson = { subject: "You", object: "you", whose: "your", verb: (ofYou) => ofYou };

function nameChecked(client: string | undefined): CheckedPerson {
  if (client === undefined) return YOU;
  return {
    subject: capitalise(client),
    object: client,
    whose: `${client}’s`,
    verb: (_, ofClient) => ofClient,
  };
}

const INCOME_NAMES: Record<CheckedIncome["kind"], string> = {
  now: "What it pays now",
  between: "In between",
  lasts: "What lasts",
};

/** Whether the income called `lasts` does last, and is not the law's least in its place. */
export function isSureToLast(
  { success_perct }: Pick<CheckedIncome, "success_perct">,
  { lasting_success_perct }: Pick<CheckAnswer, "lasting_success_perct">,
): boolean {
  return success_perct >= lasting_success_perct - SAME_PERCENT;
}

/** The name of `lasts` where less than the law's least would last. */
export const LEAST_NAME = "The least allowed";

/** The name of one of the three incomes. */
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

/** A wire date in words, `1 December 2026`, with a no-break space after the day. Large text breaks before the year. */
export function sayDate(day: string): string {
  return writeDate(day).replace(" ", NO_BREAK_SPACE);
}
