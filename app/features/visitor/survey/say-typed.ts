import { joinWords } from "~/words/plan/write-figures";
import { listWithFollowUps } from "~/words/questions/question";
import type { SurveyQuestion } from "~/words/survey/question";
import type { TypedAnswers } from "./typed-answers";

/** The labels of the chosen options, otherwise the typed text. */
export function sayTyped({ name, options }: SurveyQuestion, typed: TypedAnswers): string {
  const given = [typed[name] ?? []].flat();
  const labels = options?.filter(({ value }) => given.includes(value)).map(({ label }) => label);
  return joinWords(labels ?? given);
}

/** The same for a question and all that its answer opens; empty without an answer. */
export function sayAllTyped(question: SurveyQuestion, typed: TypedAnswers): string {
  return listWithFollowUps(question)
    .map((one) => sayTyped(one, typed))
    .filter(Boolean)
    .join(", ");
}
