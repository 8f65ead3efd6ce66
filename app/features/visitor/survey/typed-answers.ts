/** Typed answers by control name: the only form in which unfinished answers are stored. */
import { roundAndPrune } from "~/contract/survey/asked-questions";
import type { Step } from "~/contract/survey/field-declaration";
import { FIELD_NAMES } from "~/contract/survey/fields";
import { makeProfile, readAnswer, type Profile } from "~/contract/survey/profile";
import type { SurveyLimits } from "~/contract/survey/survey-limits";
import { typingOf, type TypedTexts } from "~/web/fields/question-typing";
import type { ControlName } from "~/words/survey/question";
import { allQuestions, listQuestions } from "~/words/survey/steps";

export type TypedAnswers = TypedTexts<ControlName>;

/** Reads all typed answers, amounts with their cents. */
export function readAllTyped(typed: TypedAnswers): Profile {
  return makeProfile((name) => typingOf(name).read(typed[name]));
}

/** Reads typed answers as a plan stores them: rounded, and without hidden ones. */
export function readProfile(typed: TypedAnswers, limits: SurveyLimits): Profile {
  return roundAndPrune(readAllTyped(typed), limits);
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
    allQuestions.flatMap(({ name, kind, opens }) =>
      kind !== "codes" && opens && typed[name] && typed[name] !== opens.value
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
