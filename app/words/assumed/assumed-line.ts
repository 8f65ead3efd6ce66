/** A line of "What we assumed": an optional answer, and the page that asks for it. */
import { type LineKey } from "../plan/assumed-answers";
import type { FieldName } from "~/contract/survey/fields";
import type { Profile } from "~/contract/survey/profile";
import type { CommonInfo } from "~/contract/plan/recommendation";
import type { SpokenOf } from "../plan/speak-of";

/** Wording of a line's page; a function where it addresses the person or names the client. */
type Said = string | ((person: SpokenOf) => string);

/** The last path segment of the page that lists other incomes separately. */
export const DATED_INCOMES = "incomes";

/** The last path segment of the page that lists retirement funds separately. */
export const FUNDS_ONE_BY_ONE = "funds";

/** A field that a choice asks for. */
export type AskedField = {
  field: FieldName;
  label: Said;
  hint?: Said;
  shortName: string;
  /** Present if the answer is one of these. */
  choices?: readonly { value: string; label: string }[];
  /** May stay empty even where its choice is made. */
  isOptional?: true;
};

type LineChoice = {
  value: string;
  label: string;
  note?: string;
  /** The answers that the choice implies, besides those in `asks`. */
  sets: Partial<Profile>;
  asks?: readonly AskedField[];
};

/** A line in words: the statement, and its source or its possible effect. */
type LineWords = {
  title: string;
  note: string;
  /** Counted as none because the amount is unknown, not because the person has none. */
  isOpen?: true;
  /** Nothing is assumed in its place. */
  isMissing?: true;
};

/** The plan's figures, where the line appears with a plan. */
export type LineFigures = Pick<CommonInfo, "cash_recommendations">;

/** The figures beside a line, and how it addresses the person. */
export type LineContext = { figures?: LineFigures; person: SpokenOf };

/** The declaration from which a line's row, page, form reader and place on paper are derived. */
export type AssumedLine = {
  key: LineKey;
  /** The field of a recommendation's `common_info.assumed`. */
  assumed: keyof NonNullable<CommonInfo["assumed"]>;
  /** All the line's answers, which its form replaces together. */
  fields: readonly FieldName[];
  /** Whether the line applies to a person; absent if it applies to everybody. */
  isOf?: (profile: Profile) => boolean;
  /** The value of the choice that was made; undefined for none. */
  findChoice: (profile: Profile) => string | undefined;
  /** The line until it is answered; "not sure" counts as unanswered. */
  sayAssumed: (profile: Profile, context: LineContext) => LineWords;
  /** The line once it is answered. */
  sayTold: (profile: Profile, context: LineContext) => LineWords;
  page: {
    heading: Said;
    question: Said;
    hint?: Said;
    choices: readonly LineChoice[];
    why: readonly Said[];
    counts?: readonly Said[];
    doesNotCount?: readonly Said[];
    /** A page that asks for more detail, by its last path segment. */
    more?: { words: string; path: string };
    fold?: { summary: string; sentences: readonly string[] };
  };
};

/** A field with its wording resolved for the reader. */
type SpokenField = Omit<AskedField, "label" | "hint"> & { label: string; hint?: string };

/** A line's page with its wording resolved for the reader. */
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
  /** The offer for people who would rather ask a person. */
  coach: string;
};

/** Words a line's page for the person, or about the client if an adviser reads it. */
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

/** The use of answers that affect only the tax. */
export const FOR_TAX_ONLY = [
  ({ their }: SpokenOf) => `We use it for ${their} tax only.`,
  "We show it in a shared plan only where that was ticked.",
] as const;

/** The answer "not sure", which leaves the assumption in place. */
export const UNSURE = "unsure";

/** Whether a line was answered. */
export function isTold({ findChoice }: AssumedLine, profile: Profile): boolean {
  const choice = findChoice(profile);
  return choice !== undefined && choice !== UNSURE;
}
