import { callBackend } from "~/backend/door.server";
import { isSuccess } from "~/contract/wire/envelope";
import type { Session } from "~/web/identity/session.server";
import { findAdvised } from "~/web/access/find-advised.server";
import type { Advised } from "~/words/changes/shown-plan";

/** The most plans beside the shown one. */
const MOST_OTHERS = 3;

/**
 * The other plans of the same person or guest, newest first, in the version that counts. Plans without a
 * recommendation are left out; empty if the services do not answer.
 */
export async function findOtherPlans(id: number, session: Session): Promise<Advised[]> {
  const listed = await callBackend("getAllPlans", { query: { limit: MOST_OTHERS + 1 } }, session);
  if (!isSuccess(listed)) return [];
  const others = listed.return_object.filter((plan) => plan.id !== id).slice(0, MOST_OTHERS);
  const found = await Promise.all(others.map((plan) => findAdvised({ id: plan.id }, session)));
  return found.flatMap((one) => one ?? []);
}
