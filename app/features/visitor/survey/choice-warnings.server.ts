import { findChoicesMade } from "~/web/access/choices-made.server";
import { warnOfNewAnswers } from "~/words/plan/describe-choice";
import type { Survey } from "./survey.server";

/**
 * Warns of the effect of changed answers on the plan's choice and requests.
 * @throws Response as `findChoicesMade`
 */
export async function findChoiceWarnings({ finished, session }: Survey): Promise<string[]> {
  if (!finished || !session) return [];
  return warnOfNewAnswers(finished.chosenAt, await findChoicesMade(finished.id, session));
}
