import { callBackend } from "~/backend/door.server";
import { isSuccess } from "~/contract/envelope";
import { turnAway } from "~/features/session/plan-of-page.server";
import type { Session } from "~/features/session/session.server";

/**
 * The records of advice about a plan, the newest first.
 * @throws Response 404 if the plan is not theirs, 503 if the services do not answer
 */
export async function findRecords(id: number, session: Session) {
  const answer = await callBackend("getRecords", { query: { id } }, session);
  if (!isSuccess(answer)) throw turnAway(answer, session);
  return answer.return_object;
}
