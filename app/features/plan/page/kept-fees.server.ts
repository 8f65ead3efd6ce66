import { callBackend } from "~/backend/door.server";
import { isSuccess } from "~/contract/wire/envelope";
import type { Client } from "~/web/identity/acting.server";
import type { Session } from "~/web/identity/session.server";

/**
 * True if a plan was worked out with other fees than its owner has agreed to since. False for guests, who have
 * agreed to none, and if the services do not answer.
 */
export async function hasOtherFees(plan: number, session: Session, client?: Client): Promise<boolean> {
  const id = client?.userId ?? session.person?.userId;
  if (id === undefined) return false;
  const answer = await callBackend("getClientFees", { params: { id } }, session);
  return isSuccess(answer) && answer.return_object.plansWithOtherFees.includes(plan);
}
