import { findChoicesMade } from "~/web/access/choices-made.server";
import { warnOfAmending } from "~/words/plan/describe-choice";
import type { Entered } from "../walk-through/enter.server";

/**
 * What becomes of the owner's choice, and of what they asked for, if the plan is amended, or no longer amended.
 * @throws Response as `findChoicesMade`
 */
export async function findAmendWarnings({
  id,
  session,
  facts,
}: Pick<Entered, "id" | "session" | "facts">): Promise<string[]> {
  return warnOfAmending(facts, await findChoicesMade(id, session));
}
