import { isPossible } from "~/contract/survey/asked-questions";
import type { Kind } from "~/contract/survey/field-declaration";
import { describeField } from "~/contract/survey/fields";
import type { FieldName } from "~/contract/survey/fields";
import type { Profile } from "~/contract/survey/profile";
import type { ProfileView } from "~/contract/survey/profile-view";
import type { SurveyLimits } from "~/contract/survey/survey-limits";
import type { Mistake } from "~/contract/survey/survey-rules";

/** Not a field of the Profile: the consent to use the health answers, without which they are not stored. */
export const HEALTH_CONSENT = "healthConsent";

/** Not a field either: the day on which a client agreed, asked in its place of an adviser who answers for them. */
export const CLIENT_AGREED_ON = "clientAgreedOn";

/** What the survey's forms ask for. */
export type ControlName = FieldName | typeof HEALTH_CONSENT | typeof CLIENT_AGREED_ON;

/** Whether the question asks for a field of the Profile, rather than for a consent. */
export function isField(name: ControlName): name is FieldName {
  return name !== HEALTH_CONSENT && name !== CLIENT_AGREED_ON;
}

/** What is wrong with an answer, the consent among them. */
export type SurveyMistake = Mistake<ControlName>;

/** What a person has in front of them to answer with. */
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
  /** Goes with no other. */
  isExclusive?: boolean;
};

/** How a question is worded. What it asks for, and when, is said by the table of fields. */
export type QuestionWords = {
  name: ControlName;
  wording: string;
  /** How the error summary calls it. */
  shortName: string;
  /** How the list of answers calls it, if not so. */
  listName?: string;
  hint?: string;
  options?: readonly Option[];
  autoComplete?: string;
  /** Asked below this answer to another question, and kept also where another page asked for it: no rule hides it. */
  below?: { field: FieldName; answer: string };
  /** Asked in a closed fold of that name, of those who have what it asks for at hand. */
  fold?: string;
  /** The answer in words, what it opens included, as the list of answers says it; else what was chosen or typed. */
  review?: (profile: ProfileView, limits: SurveyLimits) => string;
};

/** A question of the survey, whole: the page, the error summary, the reading of the form and the cookie are read from it. */
export type Question = QuestionWords & {
  control: Control;
  /** How many characters are kept of what was typed; one more than the rule allows, so that the rule still sees it. */
  longest?: number;
  /** What an answer opens below it. */
  opens?: { value: string; questions: readonly Question[] };
};

const YES_NO: readonly Option[] = [
  { value: "yes", label: "Yes" },
  { value: "no", label: "No" },
];

/** Puts worded questions in their order, those that an answer opens below the one that it answers. */
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

/** Whether earlier answers leave a question open at all. */
export function isQuestionPossible(
  { name }: Pick<Question, "name">,
  profile: Profile,
  limits: SurveyLimits,
): boolean {
  return !isField(name) || isPossible(name, profile, limits);
}

/** Whether somebody who is asked has to answer. */
export function isDue({ name }: Pick<Question, "name">): boolean {
  return !isField(name) || describeField(name).optional !== "always";
}

/** The question and all that it can open, in the order in which they are asked. */
export function listWithFollowUps(question: Question): Question[] {
  return [question, ...(question.opens?.questions ?? [])];
}
