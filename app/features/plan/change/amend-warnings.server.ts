import { findChoicesMade } from "~/web/access/choices-made.server";
import { warnOfAmending } from "~/words/plan/describe-choice";
import type { Entered } from "../walk-through/enter.server";

/**
 * Warnings about the owner's choice and requests if the plan is amended, or its amendment is given up.
 * @throws Response as `findChoicesMade`
 */
export async function findAmendWarnings({
  id,
  session,
  facts,
}: Pick<Entered, "id" | "session" | "facts">): Promise<string[]> {
  return warnOfAmending(facts, await findChoicesMade(id, session));
}
