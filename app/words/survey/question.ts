import { isPossible } from "~/contract/survey/asked-questions";
import type { Kind } from "~/contract/survey/field-declaration";
import { describeField } from "~/contract/survey/fields";
import type { FieldName } from "~/contract/survey/fields";
import type { Profile } from "~/contract/survey/profile";
import type { ProfileView } from "~/contract/survey/profile-view";
import type { SurveyLimits } from "~/contract/survey/survey-limits";
import type { Mistake } from "~/contract/survey/survey-rules";

/** Not a field of the profile: the consent to use the health answers, which are not stored without it. */
export const HEALTH_CONSENT = "healthConsent";

/** Not a field of the profile: the day on which a client agreed, which an adviser gives instead of consent. */
export const CLIENT_AGREED_ON = "clientAgreedOn";

/** The controls of the survey's forms. */
export type ControlName = FieldName | typeof HEALTH_CONSENT | typeof CLIENT_AGREED_ON;

/** Whether a control belongs to a field of the profile and not to a consent. */
export function isField(name: ControlName): name is FieldName {
  return name !== HEALTH_CONSENT && name !== CLIENT_AGREED_ON;
}

/** A mistake in an answer or in the consent. */
export type SurveyMistake = Mistake<ControlName>;

/** The form control of a question. */
type Control =
  | "text"
  | "email"
  | "phone"
  | "date"
  | "year"
  | "month"
  | "amount"
  | "count"
  | "percent"
  | "yes-no"
  | "cards"
  | "select"
  | "boxes"
  | "consent";

const CONTROLS: Record<Kind, Control> = {
  name: "text",
  employer: "text",
  email: "email",
  phone: "phone",
  date: "date",
  year: "year",
  month: "month",
  amount: "amount",
  count: "count",
  incomes: "text",
  retirementFunds: "text",
  percent: "percent",
  yesNo: "yes-no",
  choice: "cards",
  fund: "select",
  codes: "boxes",
};

export type Option = {
  value: string;
  label: string;
  hint?: string;
  /** Excludes all other options. */
  isExclusive?: boolean;
};

/** A question's wording. The table of fields declares its kind and when it is asked. */
export type QuestionWords = {
  name: ControlName;
  wording: string;
  /** The name in the error summary. */
  shortName: string;
  /** The name in the list of answers, if it differs. */
  listName?: string;
  hint?: string;
  options?: readonly Option[];
  autoComplete?: string;
  /** Asked below this answer to another question, but not pruned with it, since another page may have asked it. */
  below?: { field: FieldName; answer: string };
  /** The label of a closed fold that holds the question, for people who have the figures at hand. */
  fold?: string;
  /** The answer with those that it opens, worded for the list of answers; by default as chosen or typed. */
  review?: (profile: ProfileView, limits: SurveyLimits) => string;
};

/** A question of the survey, from which its page, error summary, form reader and cookie are derived. */
export type Question = QuestionWords & {
  control: Control;
  /** The most typed characters to retain: one more than the rule allows, so that the rule sees the excess. */
  longest?: number;
  /** The questions that an answer opens below it. */
  opens?: { value: string; questions: readonly Question[] };
};

const YES_NO: readonly Option[] = [
  { value: "yes", label: "Yes" },
  { value: "no", label: "No" },
];

/** Arranges worded questions in order, with opened ones below the question that opens them. */
export function arrangeQuestions(words: readonly QuestionWords[]): Question[] {
  return words
    .filter((question) => findOpener(question) === undefined)
    .map((question) => ({ ...complete(question), opens: findOpened(question.name, words) }));
}

function findOpener({ name, below }: QuestionWords) {
  return below ?? (isField(name) ? describeField(name).openedBy : undefined);
}

function findOpened(name: ControlName, words: readonly QuestionWords[]): Question["opens"] {
  const opened = words.filter((question) => findOpener(question)?.field === name);
  const answer = opened[0] && findOpener(opened[0])?.answer;
  if (answer === undefined) return undefined;
  const value = typeof answer === "string" ? answer : answer ? "yes" : "no";
  return { value, questions: opened.map(complete) };
}

function complete(words: QuestionWords): Question {
  if (words.name === HEALTH_CONSENT) return { ...words, control: "consent" };
  if (words.name === CLIENT_AGREED_ON) return { ...words, control: "date" };
  const declared = describeField(words.name);
  const control = CONTROLS[declared.kind];
  return {
    ...words,
    control,
    options: control === "yes-no" ? YES_NO : words.options,
    longest: "longest" in declared ? declared.longest + 1 : undefined,
  };
}

/** Whether a question's condition on earlier answers holds, whatever the answer that opens it. */
export function isQuestionPossible(
  { name }: Pick<Question, "name">,
  profile: Profile,
  limits: SurveyLimits,
): boolean {
  return !isField(name) || isPossible(name, profile, limits);
}

/** Whether the question, if asked, has to be answered. */
export function isDue({ name }: Pick<Question, "name">): boolean {
  return !isField(name) || describeField(name).optional !== "always";
}

/** The question and all that it can open, in the order of asking. */
export function listWithFollowUps(question: Question): Question[] {
  return [question, ...(question.opens?.questions ?? [])];
}
