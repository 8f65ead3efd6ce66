import { findChoicesMade } from "~/web/access/choices-made.server";
import { warnOfNewAnswers } from "~/words/plan/describe-choice";
import type { Survey } from "./survey.server";

/**
 * What becomes of the plan's choice, and of what was asked for, if its answers are changed.
 * @throws Response as `findChoicesMade`
 */
export async function findChoiceWarnings({ finished, session }: Survey): Promise<string[]> {
  if (!finished || !session) return [];
  return warnOfNewAnswers(finished.chosenAt, await findChoicesMade(finished.id, session));
}
