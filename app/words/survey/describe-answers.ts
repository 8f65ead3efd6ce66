/** Questions and answers for a record, with the survey's wording. */
import { formatDayMonthYear, type IsoDate } from "~/base/date";
import { isAsked } from "~/contract/survey/asked-questions";
import { STEPS, type Step } from "~/contract/survey/field-declaration";
import { describeField } from "~/contract/survey/fields";
import { readAnswer, type Profile } from "~/contract/survey/profile";
import type { SurveyLimits } from "~/contract/survey/survey-limits";
import { joinWords, nameMonth, writeDate } from "../plan/write-figures";
import { isDue, isField, type SurveyQuestion } from "./question";
import { sayPhone, sayRand } from "./review-words";
import { listQuestions, stepWords } from "./steps";

type AnsweredQuestion = {
  question: string;
  hint?: string;
  options?: { label: string; hint?: string }[];
  answer: string;
};

/** The questions asked in each step, each with the options offered and the answer. */
export function describeAnswers(
  profile: Profile,
  limits: SurveyLimits,
): { step: Step; name: string; questions: AnsweredQuestion[] }[] {
  return STEPS.map((step) => ({
    step,
    name: stepWords[step].name,
    questions: listQuestions(step).flatMap((question) => describeAnswer(question, profile, limits)),
  })).filter(({ questions }) => questions.length > 0);
}

/** Empty for a question that was not asked, and for the consent, which is not one of the answers. */
function describeAnswer(
  question: SurveyQuestion,
  profile: Profile,
  limits: SurveyLimits,
): AnsweredQuestion[] {
  const { name, wording, hint, options } = question;
  if (!isField(name) || !isAsked(name, profile, limits)) return [];
  const offered = options?.map((option) => ({ label: option.label, hint: option.hint }));
  const answer = sayAnswer(readAnswer(profile, name), question);
  if (!answer && !isDue(question)) return [];
  return [{ question: wording, hint, options: offered, answer: answer || "Not answered" }];
}

function sayAnswer(answer: unknown, { name, options }: SurveyQuestion): string {
  if (answer === undefined || !isField(name)) return "";
  const chosen = [answer]
    .flat()
    .map((one) => (typeof one === "boolean" ? (one ? "yes" : "no") : String(one)));
  if (options)
    return joinWords(options.filter(({ value }) => chosen.includes(value)).map(({ label }) => label));
  switch (describeField(name).kind) {
    case "amount":
      return sayRand(Number(answer));
    case "date":
      return writeDate(formatDayMonthYear(String(answer) as IsoDate));
    case "month":
      return nameMonth(String(answer) as IsoDate);
    case "phone":
      return sayPhone(String(answer));
    default:
      return String(answer);
  }
}
