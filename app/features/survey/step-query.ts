import type { Mistake, Step } from "~/contract/survey-rules";
import { findStepOf } from "./steps";

/** The query that asks a step to name its mistakes on arrival; its value is a field that the services refused. */
export const CHECK = "check";

/** The mistakes that an address asks to name: those of the rules, else the one that only the services found. */
export function findMistakesToName(url: URL, step: Step, mistakes: readonly Mistake[]): readonly Mistake[] {
  const field = url.searchParams.get(CHECK);
  if (field === null) return [];
  const isRefused = mistakes.length === 0 && findStepOf(field) === step;
  return isRefused ? [{ field, message: "Please change this answer: it was not accepted" }] : mistakes;
}
