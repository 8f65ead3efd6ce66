import { findChoicesMade } from "~/web/access/choices-made.server";
import { warnOfNewAnswers } from "~/words/plan/describe-choice";
import type { Survey } from "./survey.server";

/**
 * What becomes of the plan's choice, and of what was asked for, if its answers are changed.
 * @throws Response as `findChoicesMade`
 */
export async function findChoiceWarnings({ plan, session, chosenAt }: Survey): Promise<string[]> {
  if (typeof plan !== "number" || !session) return [];
  return warnOfNewAnswers(chosenAt, await findChoicesMade(plan, session));
}
