import type { Profile } from "~/contract/profile";
import type { FieldName } from "~/contract/survey-rules";

/** What a person has in front of them to answer with. */
export type Control =
  | "text"
  | "email"
  | "phone"
  | "date"
  | "year"
  | "amount"
  | "yes-no"
  | "cards"
  | "select"
  | "boxes"
  | "consent";

export type Option = {
  value: string;
  label: string;
  hint?: string;
  /** Goes with no other. */
  isExclusive?: boolean;
};

/** A question of the survey, whole: the page, the error summary, the reading of the form and the cookie are read from it. */
export type Question = {
  /** The control's name: the field of the Profile that it fills. */
  name: FieldName;
  control: Control;
  wording: string;
  /** How the error summary calls it. */
  shortName: string;
  hint?: string;
  options?: readonly Option[];
  autoComplete?: string;
  /** How many characters are kept of what was typed; one more than the rule allows, so that the rule still sees it. */
  longest?: number;
  /** What an answer opens below it. */
  opens?: { value: string; questions: readonly Question[] };
  /** Whether earlier answers leave it open at all; asked always when absent. */
  isPossible?: (profile: Profile) => boolean;
};

/** The question and all that it can open, in the order in which they are asked. */
export function listWithFollowUps(question: Question): Question[] {
  return [question, ...(question.opens?.questions.flatMap(listWithFollowUps) ?? [])];
}
