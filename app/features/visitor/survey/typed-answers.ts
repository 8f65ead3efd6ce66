/** What has been typed so far, by control name: the only form in which unfinished answers are kept. */
import { roundAndPrune } from "~/contract/survey/asked-questions";
import type { Step } from "~/contract/survey/field-declaration";
import { FIELD_NAMES } from "~/contract/survey/fields";
import { makeProfile, readAnswer } from "~/contract/survey/profile";
import type { Profile } from "~/contract/survey/profile";
import type { SurveyLimits } from "~/contract/survey/survey-limits";
import { typingOf } from "~/web/fields/survey-typing";
import { LONGEST_SHORT } from "~/web/fields/typings";
import type { ControlName, Question } from "~/words/survey/question";
import { allQuestions, listQuestions } from "~/words/survey/steps";

export type TypedAnswers = Partial<Record<ControlName, string | string[]>>;

/** Reads all that was typed, amounts with their cents. */
export function readAllTyped(typed: TypedAnswers): Profile {
  return makeProfile((name) => typingOf(name).read(typed[name]));
}

/** Reads what was typed as a plan keeps it. */
export function readProfile(typed: TypedAnswers, limits: SurveyLimits): Profile {
  return roundAndPrune(readAllTyped(typed), limits);
}

/** Any white space counts as one space, and invisible characters that were pasted along, such as tabs or direction marks, are dropped. */
function tidy(text: string): string {
  return text.replace(/(?!\s)[\p{Cc}\p{Cs}\p{Cf}]/gu, "").replace(/\s+/gu, " ");
}

const take = (text: string, characters: number) => [...text].slice(0, characters).join("");

/**
 * A letter and its marks become one character where there is one, so that it counts as one: of four at most. Sorting
 * many marks takes the square of their number, so only as many as could count are sorted.
 */
function cut(text: string, question: Question): string {
  const longest = question.longest ?? LONGEST_SHORT + 1;
  return take(take(tidy(text), 4 * longest).normalize("NFC"), longest);
}

/** Takes a step's answers out of a posted form, cut to the length of their fields; other posted fields are ignored. */
export function readTyped(step: Step, form: FormData): TypedAnswers {
  const typed: TypedAnswers = {};
  for (const question of listQuestions(step)) {
    const values = form.getAll(question.name).filter((value) => typeof value === "string");
    const offered = new Set(question.options?.map((option) => option.value));
    if (question.control === "boxes") typed[question.name] = values.filter((value) => offered.has(value));
    else if (values[0] !== undefined) typed[question.name] = cut(values[0], question);
  }
  return typed;
}

/** Replaces a step's old answers with its new ones. */
export function replaceStep(step: Step, before: TypedAnswers, answers: TypedAnswers): TypedAnswers {
  const own = new Set<string>(listQuestions(step).map((question) => question.name));
  const others = Object.entries(before).filter(([name]) => !own.has(name));
  return { ...Object.fromEntries(others), ...answers };
}

/**
 * Drops answers that another answer hides, so that an amount cleared by a No does not return with a Yes. A question
 * without an answer hides nothing: browsers that cannot hide what it opens let people type there first.
 */
export function forgetHidden(typed: TypedAnswers): TypedAnswers {
  const hidden = listHidden(typed);
  return Object.fromEntries(Object.entries(typed).filter(([name]) => !hidden.has(name)));
}

/** The questions that an answer leaves closed which opens them otherwise. */
function listHidden(typed: TypedAnswers): Set<string> {
  return new Set(
    allQuestions.flatMap(({ name, control, opens }) =>
      control !== "boxes" && opens && typed[name] && typed[name] !== opens.value
        ? opens.questions.map((question) => question.name)
        : [],
    ),
  );
}

/** Writes a stored profile as it would have been typed. */
export function writeTyped(profile: Profile): TypedAnswers {
  const typed: TypedAnswers = {};
  for (const name of FIELD_NAMES) {
    const answer: unknown = readAnswer(profile, name);
    if (answer !== undefined) typed[name] = typingOf(name).write(answer);
  }
  return typed;
}
