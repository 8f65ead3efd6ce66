import { callBackend } from "~/backend/door.server";
import { isSuccess } from "~/contract/wire/envelope";
import type { AnswerOf, InputOf } from "~/contract/wire/operation";
import type { OperationAt, OperationName } from "~/contract/operations";
import { refuseForNow, type Session } from "./session.server";

/**
 * Returns the response to a call that the page cannot do without.
 * @throws Response as `refuseForNow` makes it, if the services refuse or do not answer
 */
export async function requireAnswer<Name extends OperationName>(
  name: Name,
  input: InputOf<OperationAt<Name>>,
  session: Session,
): Promise<AnswerOf<OperationAt<Name>>> {
  const answer = await callBackend(name, input, { bearer: session.bearer });
  if (isSuccess(answer)) return answer.return_object;
  throw refuseForNow(session, answer);
}
