/** Typed answers by control name: the only form in which unfinished answers are stored. */
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

/** Reads all typed answers, amounts with their cents. */
export function readAllTyped(typed: TypedAnswers): Profile {
  return makeProfile((name) => typingOf(name).read(typed[name]));
}

/** Reads typed answers as a plan stores them: rounded, and without hidden ones. */
export function readProfile(typed: TypedAnswers, limits: SurveyLimits): Profile {
  return roundAndPrune(readAllTyped(typed), limits);
}

/** Collapses white space, and drops pasted invisible characters such as control or direction marks. */
function tidy(text: string): string {
  return text.replace(/(?!\s)[\p{Cc}\p{Cs}\p{Cf}]/gu, "").replace(/\s+/gu, " ");
}

const take = (text: string, characters: number) => [...text].slice(0, characters).join("");

/**
 * Composes letters with their marks first, so that each counts as one character: of at most four. Sorting many
 * marks takes quadratic time, so only as many as could count are composed.
 */
function cut(text: string, question: Question): string {
  const longest = question.longest ?? LONGEST_SHORT + 1;
  return take(take(tidy(text), 4 * longest).normalize("NFC"), longest);
}

/** Reads a step's answers from a posted form, cut to the length of their fields; other fields are ignored. */
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

export function replaceStep(step: Step, before: TypedAnswers, answers: TypedAnswers): TypedAnswers {
  const own = new Set<string>(listQuestions(step).map((question) => question.name));
  const others = Object.entries(before).filter(([name]) => !own.has(name));
  return { ...Object.fromEntries(others), ...answers };
}

/**
 * Drops answers that another answer hides, so that an amount cleared by a No does not return with a Yes. A
 * question without an answer hides nothing: browsers that cannot hide its follow-ups let people type there
 * first.
 */
export function forgetHidden(typed: TypedAnswers): TypedAnswers {
  const hidden = listHidden(typed);
  return Object.fromEntries(Object.entries(typed).filter(([name]) => !hidden.has(name)));
}

/** The questions that another answer would open. */
function listHidden(typed: TypedAnswers): Set<string> {
  return new Set(
    allQuestions.flatMap(({ name, control, opens }) =>
      control !== "boxes" && opens && typed[name] && typed[name] !== opens.value
        ? opens.questions.map((question) => question.name)
        : [],
    ),
  );
}

/** Writes a stored profile as it would be typed. */
export function writeTyped(profile: Profile): TypedAnswers {
  const typed: TypedAnswers = {};
  for (const name of FIELD_NAMES) {
    const answer: unknown = readAnswer(profile, name);
    if (answer !== undefined) typed[name] = typingOf(name).write(answer);
  }
  return typed;
}
