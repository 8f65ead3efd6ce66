import { callBackend } from "~/backend/door.server";
import { isSuccess } from "~/contract/wire/envelope";
import type { Session } from "~/web/identity/session.server";
import { findAdvised } from "~/web/access/find-advised.server";
import type { Advised } from "~/words/changes/shown-plan";

/** How many plans stand beside the one that is shown. */
const MOST_OTHERS = 3;

/**
 * The other plans of the same person or guest, the newest first, as their pages show them; those without a recommendation
 * are left out, and so are all if the services do not answer now.
 */
export async function findOtherPlans(id: number, session: Session): Promise<Advised[]> {
  const listed = await callBackend("getAllPlans", { query: { limit: MOST_OTHERS + 1 } }, session);
  if (!isSuccess(listed)) return [];
  const others = listed.return_object.filter((plan) => plan.id !== id).slice(0, MOST_OTHERS);
  const found = await Promise.all(others.map((plan) => findAdvised({ id: plan.id }, session)));
  return found.flatMap((one) => one ?? []);
}
