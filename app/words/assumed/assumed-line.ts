/** What a line of 'What we assumed' declares: an answer that nobody has to give, and the page that asks for it. */
import type { FieldName } from "~/contract/survey/fields";
import type { Profile } from "~/contract/survey/profile";
import type { CommonInfo } from "~/contract/plan/recommendation";
import type { SpokenOf } from "../plan/speak-of";

/** The lines by the last part of their address. */
export type LineKey = "cash-before" | "fund" | "income" | "medical" | "paying-in" | "own-savings" | "need";

/** A field that a choice asks for. */
export type AskedField = {
  field: FieldName;
  label: string;
  hint?: string;
  shortName: string;
  /** Need not be answered, even where its choice is made. */
  isOptional?: true;
};

/** One of the answers that a line offers. */
type LineChoice = {
  value: string;
  label: string;
  note?: string;
  /** The answers that it stands for, beside those that it asks for. */
  sets: Partial<Profile>;
  asks?: readonly AskedField[];
};

/** A line in words: the statement, and what it rests on or could change. */
type LineWords = {
  title: string;
  note: string;
  /** Nobody said that there is none: it counts as none because how much there is was not told. */
  isOpen?: true;
  /** Nothing is assumed in its place. */
  isMissing?: true;
};

/** What the plan says of the money, where the line stands beside a plan. */
type LineFigures = Pick<CommonInfo, "cash_recommendations">;

/** Beside what a line stands, and how it speaks of the person. */
export type LineContext = { figures?: LineFigures; person: SpokenOf };

/** A line, whole: its row, its page, the reading of its form and its place on paper are read from it. */
export type AssumedLine = {
  key: LineKey;
  /** How `common_info.assumed` of a recommendation calls it. */
  assumed: keyof NonNullable<CommonInfo["assumed"]>;
  /** All the answers that belong to it, which its form replaces together. */
  fields: readonly FieldName[];
  /** Which of the choices was made; undefined for none. */
  findChoice: (profile: Profile) => string | undefined;
  /** The line until somebody answers it; what was not certain counts as none told. */
  sayAssumed: (profile: Profile, context: LineContext) => LineWords;
  /** The line once it was answered. */
  sayTold: (profile: Profile, context: LineContext) => LineWords;
  page: {
    heading: string;
    question: string;
    hint?: string;
    choices: readonly LineChoice[];
    why: readonly string[];
    counts?: readonly string[];
    doesNotCount?: readonly string[];
    fold?: { summary: string; sentences: readonly string[] };
  };
};

/** The answer of somebody who cannot tell, which leaves the assumption standing. */
export const UNSURE = "unsure";

/** Whether a line was answered. */
export function isTold({ findChoice }: AssumedLine, profile: Profile): boolean {
  const choice = findChoice(profile);
  return choice !== undefined && choice !== UNSURE;
}
