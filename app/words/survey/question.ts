import { isPossible } from "~/contract/survey/asked-questions";
import { describeField, type FieldName } from "~/contract/survey/fields";
import type { Profile } from "~/contract/survey/profile";
import type { ProfileView } from "~/contract/survey/profile-view";
import type { SurveyLimits } from "~/contract/survey/survey-limits";
import type { Mistake } from "~/contract/survey/survey-rules";
import type { Option, Question, Wording } from "../questions/question";

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

/** A question's wording. The table of fields declares its kind and when it is asked. */
export type QuestionWords = Wording<ControlName, [profile: ProfileView, limits: SurveyLimits]> & {
  /** Asked below this answer to another question, but not pruned with it, since another page may have asked it. */
  below?: { field: FieldName; answer: string };
};

export type SurveyQuestion = Question<ControlName, [profile: ProfileView, limits: SurveyLimits]>;

const YES_NO: readonly Option[] = [
  { value: "yes", label: "Yes" },
  { value: "no", label: "No" },
];

/** Arranges worded questions in order, with opened ones below the question that opens them. */
export function arrangeQuestions(words: readonly QuestionWords[]): SurveyQuestion[] {
  return words
    .filter((question) => findOpener(question) === undefined)
    .map((question) => ({ ...complete(question), opens: findOpened(question.name, words) }));
}

function findOpener({ name, below }: QuestionWords) {
  return below ?? (isField(name) ? describeField(name).openedBy : undefined);
}

function findOpened(name: ControlName, words: readonly QuestionWords[]): SurveyQuestion["opens"] {
  const opened = words.filter((question) => findOpener(question)?.field === name);
  const answer = opened[0] && findOpener(opened[0])?.answer;
  if (answer === undefined) return undefined;
  const value = typeof answer === "string" ? answer : answer ? "yes" : "no";
  return { value, questions: opened.map(complete) };
}

function complete(words: QuestionWords): SurveyQuestion {
  if (words.name === HEALTH_CONSENT) return { ...words, kind: "consent" };
  if (words.name === CLIENT_AGREED_ON) return { ...words, kind: "date" };
  const declared = describeField(words.name);
  return {
    ...words,
    kind: declared.kind,
    options: declared.kind === "yesNo" ? YES_NO : words.options,
    longest: "longest" in declared ? declared.longest + 1 : undefined,
  };
}

/** Whether a question's condition on earlier answers holds, whatever the answer that opens it. */
export function isQuestionPossible(
  { name }: Pick<SurveyQuestion, "name">,
  profile: Profile,
  limits: SurveyLimits,
): boolean {
  return !isField(name) || isPossible(name, profile, limits);
}

/** Whether the question, if asked, has to be answered. */
export function isDue({ name }: Pick<SurveyQuestion, "name">): boolean {
  return !isField(name) || describeField(name).optional !== "always";
}
