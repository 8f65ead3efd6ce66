/** Answers in the words in which they were given. */
import { joinWords } from "~/words/plan/write-figures";
import { listWithFollowUps } from "~/words/survey/question";
import type { Question } from "~/words/survey/question";
import type { TypedAnswers } from "./typed-answers";

/** The words of what was chosen, else what was typed. */
export function sayTyped({ name, options }: Question, typed: TypedAnswers): string {
  const given = [typed[name] ?? []].flat();
  const labels = options?.filter(({ value }) => given.includes(value)).map(({ label }) => label);
  return joinWords(labels ?? given);
}

/** The same of a question with all that its answer opens; empty if nothing was answered. */
export function sayAllTyped(question: Question, typed: TypedAnswers): string {
  return listWithFollowUps(question)
    .map((one) => sayTyped(one, typed))
    .filter(Boolean)
    .join(", ");
}
