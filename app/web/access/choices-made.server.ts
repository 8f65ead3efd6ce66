import { callBackend } from "~/backend/door.server";
import { isSuccess } from "~/contract/wire/envelope";
import { type ChoicesMade, NOTHING_MADE } from "~/words/plan/describe-choice";
import { refusePlan } from "../identity/plan-of-page.server";
import type { Session } from "../identity/session.server";

/**
 * Returns the records of advice about a plan, the newest first.
 * @throws Response 404 if the caller does not own the plan, 503 if the services do not answer
 */
export async function findRecords(id: number, session: Session): Promise<ChoicesMade["records"]> {
  const answer = await callBackend("getRecords", { query: { id } }, session);
  if (!isSuccess(answer)) throw refusePlan(answer, session);
  return answer.return_object;
}

/**
 * Returns the requests about a plan, for a quote or to invest, the newest first.
 * @throws Response as `findRecords`
 */
export async function findRequests(id: number, session: Session): Promise<ChoicesMade["requests"]> {
  const answer = await callBackend("getRequests", { query: { id } }, session);
  if (!isSuccess(answer)) throw refusePlan(answer, session);
  return answer.return_object;
}

/**
 * Returns both for a plan of the visitor. A guest has none, so the services are not called.
 * @throws Response as `findRecords`
 */
export async function findChoicesMade(id: number, session: Session): Promise<ChoicesMade> {
  if (!session.person) return NOTHING_MADE;
  const [records, requests] = await Promise.all([findRecords(id, session), findRequests(id, session)]);
  return { records, requests };
}
