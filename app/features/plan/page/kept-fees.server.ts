import { callBackend } from "~/backend/door.server";
import { isSuccess } from "~/contract/wire/envelope";
import type { Client } from "~/web/identity/acting.server";
import type { Session } from "~/web/identity/session.server";

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
