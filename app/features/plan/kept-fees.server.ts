import { callBackend } from "~/backend/door.server";
import { isSuccess } from "~/contract/envelope";
import type { Client } from "~/features/session/acting.server";
import type { Session } from "~/features/session/session.server";

/**
 * Whether a plan keeps other fees than those now agreed with the person whose it is. Guests have agreed to none, and
 * without an answer of the services nothing is said.
 */
export async function hasOtherFees(plan: number, session: Session, client?: Client): Promise<boolean> {
  const id = client?.userId ?? session.person?.userId;
  if (id === undefined) return false;
  const answer = await callBackend("getClientFees", { params: { id } }, session);
  return isSuccess(answer) && answer.return_object.plansWithOtherFees.includes(plan);
}
