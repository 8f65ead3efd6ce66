import type { Query } from "~/base/plan-address";
import type { Step } from "~/contract/survey/field-declaration";
import { PLAN_GONE } from "~/web/access/plan-gone";
import type { SurveyMistake } from "~/words/survey/question";
import { findControl } from "~/words/survey/steps";

/** The query that asks a step to name its mistakes on arrival; its value is a field that the services refused. */
export const CHECK = "check";

/** The query of a step that was opened from the list of all answers, and leads back there. */
const FROM_ANSWERS = "from-answers";

/** What the address of such a step asks besides. */
export const OPENED_FROM_ANSWERS: Query = { [FROM_ANSWERS]: "" };

export function isFromAnswers(url: URL): boolean {
  return url.searchParams.has(FROM_ANSWERS);
}

/** The field of a step's form that marks whose answers it was shown with. */
export const SHOWN_FOR = "shownFor";

/** The query that asks a step to say why it is empty again. */
export const LOST = "lost";

/** What to say above a step that is posted when the browser has lost its cookies, and our answers with them. */
export const LOST_ON_THE_WAY =
  "We no longer have your answers: your browser did not send our cookies. Press the button again to keep what is on this page, and then give us the other answers again.";

/** What to say above a form for a plan that this browser can no longer open. */
export const PLAN_GONE_WORDS = `${PLAN_GONE}. Its answers are gone from this browser.`;

/** The way on from there. */
export const START_AGAIN = { to: "/en/1", name: "Start again" };

/** The same above a step. */
export const PLAN_GONE_FROM_STEP = `${PLAN_GONE_WORDS} What you typed is still on this page. Press the button again to keep it, and then give us the other answers again for a new plan.`;

/** What to say above a step when a later one was posted and the browser no longer had the answers before it. */
export function findLossToTell(url: URL): string | undefined {
  if (!url.searchParams.has(LOST)) return undefined;
  return "We no longer have your answers. This browser keeps them for a day, or until you clear them. Please start again.";
}

/** The mistakes that an address asks to name: those of the rules, else the one that only the services found. */
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
