import type { Query } from "~/base/plan-address";
import type { Step } from "~/contract/survey/field-declaration";
import { PLAN_GONE } from "~/web/identity/plan-gone";
import type { SurveyMistake } from "~/words/survey/question";
import { findControl } from "~/words/survey/steps";

/** Query parameter: the step names its mistakes on arrival; the value is a field that the services refused. */
export const CHECK = "check";

/** Query parameter: the step was opened from the list of all answers, and returns there. */
const FROM_ANSWERS = "from-answers";

export const OPENED_FROM_ANSWERS: Query = { [FROM_ANSWERS]: "" };

export function isFromAnswers(url: URL): boolean {
  return url.searchParams.has(FROM_ANSWERS);
}

/** The field of a step's form that marks the person with whose answers it was shown. */
export const SHOWN_FOR = "shownFor";

/** Query parameter: the step says why it is empty again. */
export const LOST = "lost";

/** The notice above a posted step whose request came without cookies, which hold the answers. */
export const LOST_ON_THE_WAY =
  "We no longer have your answers: your browser did not send our cookies. Press the button again to keep what is on this page, and then give us the other answers again.";

/** The notice above a form for a plan that this browser can no longer open. */
export const PLAN_GONE_WORDS = `${PLAN_GONE}. Its answers are gone from this browser.`;

/** The link below that notice. */
export const START_AGAIN = { to: "/en/1", name: "Start again" };

/** The same above a step. */
export const PLAN_GONE_FROM_STEP = `${PLAN_GONE_WORDS} What you typed is still on this page. Press the button again to keep it, and then give us the other answers again for a new plan.`;

/** The notice above the first step after a later one was posted without the answers before it. */
export function findLossToTell(url: URL): string | undefined {
  if (!url.searchParams.has(LOST)) return undefined;
  return "We no longer have your answers. This browser keeps them for a day, or until you clear them. Please start again.";
}

/** The mistakes to name on arrival: those of the rules, otherwise the one that only the services found. */
export function findMistakesToName(
  url: URL,
  step: Step,
  mistakes: readonly SurveyMistake[],
): readonly SurveyMistake[] {
  const asked = url.searchParams.get(CHECK);
  if (asked === null) return [];
  const refused = mistakes.length === 0 ? findControl(asked) : undefined;
  if (refused?.step !== step) return mistakes;
  return [{ field: refused.name, message: "Please change this answer: it was not accepted" }];
}
