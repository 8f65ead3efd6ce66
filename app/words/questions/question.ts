/** Questions of forms: their words, the kind of their answer, and what an answer opens. */
import type { Kind } from "~/contract/survey/field-declaration";

/**
 * The kinds of answers: those of the survey's fields, a consent, a month of every year, and a percentage of a whole that is
 * 0 when left empty. A group has no answer of its own.
 */
export type AnswerKind = Kind | "consent" | "yearlyMonth" | "part" | "group";

export type Option = {
  value: string;
  label: string;
  hint?: string;
  /** Cannot be combined with another option. */
  isExclusive?: boolean;
};

export type Wording<Name extends string, Told extends readonly unknown[]> = {
  name: Name;
  wording: string;
  /** Its name in the error summary. */
  shortName: string;
  /** Its name in the list of answers, where that differs. */
  listName?: string;
  hint?: string;
  options?: readonly Option[];
  autoComplete?: string;
  /** The summary of the closed fold that holds it. */
  fold?: string;
  /** Says the answer, with what it opens, in the list of answers; by default what was chosen or typed. */
  review?: (...told: Told) => string;
};

/** A question from which its page, the reading of its form and the list of answers are made. */
export type Question<Name extends string = string, Told extends readonly unknown[] = never> = Wording<
  Name,
  Told
> & {
  kind: AnswerKind;
  /** The message if it is left open, where its rule does not give it. */
  required?: string;
  /** The most characters stored: one more than the rule allows, so that the rule sees that there are too many. */
  longest?: number;
  /** Puts short options below each other too. */
  isStacked?: boolean;
  /** The questions below it, and the answer that shows them. */
  opens?: { value: string; questions: readonly Question<Name, Told>[] };
  /** The questions of a group. */
  parts?: readonly Question<Name, Told>[];
};

/** Lists the question and all that it can open, in the order in which they are asked. */
export function listWithFollowUps<Name extends string, Told extends readonly unknown[]>(
  question: Question<Name, Told>,
): Question<Name, Told>[] {
  const { parts = [], opens } = question;
  return [question, ...[...parts, ...(opens?.questions ?? [])].flatMap(listWithFollowUps)];
}

/** The short names of questions, and of all that they can open, for the error summary. */
export function nameQuestions(questions: readonly Question[]): Record<string, string> {
  return Object.fromEntries(
    questions.flatMap(listWithFollowUps).map(({ name, shortName }) => [name, shortName]),
  );
}
