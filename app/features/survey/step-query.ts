import type { Mistake, Step } from "~/contract/survey-rules";
import { findStepOf } from "./steps";

/** The query that asks a step to name its mistakes on arrival; its value is a field that the services refused. */
export const CHECK = "check";

/** The query that asks a step to say why it is empty again. */
export const LOST = "lost";

/** What to say above a step when a later one was posted and the browser no longer had the answers before it. */
export function findLossToTell(url: URL): string | undefined {
  if (!url.searchParams.has(LOST)) return undefined;
  return "We no longer have your answers. This browser keeps them for a day, or until you clear them. Please start again.";
}

/** The mistakes that an address asks to name: those of the rules, else the one that only the services found. */
export function findMistakesToName(url: URL, step: Step, mistakes: readonly Mistake[]): readonly Mistake[] {
  const field = url.searchParams.get(CHECK);
  if (field === null) return [];
  const isRefused = mistakes.length === 0 && findStepOf(field) === step;
  return isRefused ? [{ field, message: "Please change this answer: it was not accepted" }] : mistakes;
}
