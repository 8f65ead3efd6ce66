/** What a line of 'What we assumed' declares: an answer that nobody has to give, and the page that asks for it. */
import type { FieldName } from "~/contract/survey/fields";
import type { Profile } from "~/contract/survey/profile";
import type { CommonInfo } from "~/contract/plan/recommendation";
import type { SpokenOf } from "../plan/speak-of";

/** The lines by the last part of their address. */
export type LineKey =
  | "cash-before"
  | "not-deducted"
  | "fund"
  | "debt"
  | "income"
  | "medical"
  | "paying-in"
  | "own-savings"
  | "second-life"
  | "need";

/** Words of a line's page, those that speak of the person by how they are called. */
type Said = string | ((person: SpokenOf) => string);

/** The page that asks for other incomes one by one, by the last part of its address. */
export const DATED_INCOMES = "incomes";

/** The page that asks for retirement funds one by one, likewise. */
export const FUNDS_ONE_BY_ONE = "funds";

/** A field that a choice asks for. */
export type AskedField = {
  field: FieldName;
  label: Said;
  hint?: Said;
  shortName: string;
  /** Of which one is chosen. */
  choices?: readonly { value: string; label: string }[];
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
export type LineFigures = Pick<CommonInfo, "cash_recommendations">;

/** Beside what a line stands, and how it speaks of the person. */
export type LineContext = { figures?: LineFigures; person: SpokenOf };

/** A line, whole: its row, its page, the reading of its form and its place on paper are read from it. */
export type AssumedLine = {
  key: LineKey;
  /** How `common_info.assumed` of a recommendation calls it. */
  assumed: keyof NonNullable<CommonInfo["assumed"]>;
  /** All the answers that belong to it, which its form replaces together. */
  fields: readonly FieldName[];
  /** Whom it is of, where not of everybody. */
  isOf?: (profile: Profile) => boolean;
  /** Which of the choices was made; undefined for none. */
  findChoice: (profile: Profile) => string | undefined;
  /** The line until somebody answers it; what was not certain counts as none told. */
  sayAssumed: (profile: Profile, context: LineContext) => LineWords;
  /** The line once it was answered. */
  sayTold: (profile: Profile, context: LineContext) => LineWords;
  page: {
    heading: Said;
    question: Said;
    hint?: Said;
    choices: readonly LineChoice[];
    why: readonly Said[];
    counts?: readonly Said[];
    doesNotCount?: readonly Said[];
    /** A page that asks for more than the line does, by the last part of its address. */
    more?: { words: string; path: string };
    fold?: { summary: string; sentences: readonly string[] };
  };
};

/** A field as somebody reads it. */
export type SpokenField = Omit<AskedField, "label" | "hint"> & { label: string; hint?: string };

/** The page of a line as somebody reads it. */
export type SpokenLinePage = {
  heading: string;
  question: string;
  hint?: string;
  choices: readonly { value: string; label: string; note?: string; asks?: readonly SpokenField[] }[];
  why: readonly string[];
  counts?: readonly string[];
  doesNotCount?: readonly string[];
  more?: AssumedLine["page"]["more"];
  fold?: AssumedLine["page"]["fold"];
  /** What somebody who would rather ask a person is offered. */
  coach: string;
};

/** Says what the page of a line asks of the person, or of the client if their adviser reads it. */
export function sayLinePage({ page }: AssumedLine, person: SpokenOf): SpokenLinePage {
  const say = (said: Said) => (typeof said === "string" ? said : said(person));
  const sayOptional = (said: Said | undefined) => said && say(said);
  return {
    heading: say(page.heading),
    question: say(page.question),
    hint: sayOptional(page.hint),
    choices: page.choices.map(({ value, label, note, asks }) => ({
      value,
      label,
      note,
      asks: asks?.map((asked): SpokenField => ({
        ...asked,
        label: say(asked.label),
        hint: sayOptional(asked.hint),
      })),
    })),
    why: page.why.map(say),
    counts: page.counts?.map(say),
    doesNotCount: page.doesNotCount?.map(say),
    more: page.more,
    fold: page.fold,
    coach: say(({ you }) => `A coach can find it out with ${you}, at no charge.`),
  };
}

/** How we use what is told for the tax. */
export const FOR_TAX_ONLY = [
  ({ their }: SpokenOf) => `We use it for ${their} tax only.`,
  "We show it in a shared plan only where that was ticked.",
] as const;

/** The answer of somebody who cannot tell, which leaves the assumption standing. */
export const UNSURE = "unsure";

/** Whether a line was answered. */
export function isTold({ findChoice }: AssumedLine, profile: Profile): boolean {
  const choice = findChoice(profile);
  return choice !== undefined && choice !== UNSURE;
}
