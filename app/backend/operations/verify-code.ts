import type { CodeRequest } from "../session/code-requests";
import {
  isOver,
  lockRequest,
  noteVerified,
  noteWrongCode,
  readRsaid,
  readTypedCell,
} from "../session/code-requests";
import { MOST_ATTEMPTS, isCodeOf } from "../session/one-time-code";
import { findRole, insertUser } from "../people/users";
import type { Transaction } from "../store/connection";
import { transact } from "../store/transact";
import { done, refused, refuseMistakes } from "./handler";
import type { Handler, Outcome } from "./handler";

/**
 * Checks a typed code. Each wrong one counts, so it is written even though the call is refused. A request about an ID
 * number that may not have a code here takes none for right, and says so in the same words.
 */
export const verifyCode: Handler<"verifyCode"> = async ({ body, person, now }) =>
  transact(async (tx) => {
    const request = await lockRequest(tx, { guestId: person.id, id: body.token_request_id });
    if (!request || request.sends === 0) return refused("notFound");
    if (isOver(request, now)) return refused("expired");
    if (request.verifiedAt) return done({});
    const userId = isCodeOf(request, body.otp) ? await findOwner(tx, request) : undefined;
    if (userId !== undefined) {
      await noteVerified(tx, request, { now, userId });
      return done({});
    }
    await noteWrongCode(tx, request);
    return refuseCode(MOST_ATTEMPTS - request.attempts - 1);
  });

/** Whose code it is: the account that logs in, or the new one of a registration. */
async function findOwner(tx: Transaction, request: CodeRequest): Promise<number | undefined> {
  const { kind, userId, loginType } = request;
  if (kind === "login") {
    const role = userId !== null && loginType && (await findRole(tx, userId, loginType));
    return role ? userId : undefined;
  }
  const cellNr = readTypedCell(request);
  return userId === null && cellNr
    ? insertUser(tx, { rsaid: readRsaid(request), details: { cellNr } })
    : undefined;
}

function refuseCode(left: number): Outcome<never> {
  if (left === 0) return refused("expired", { message: "That was the last try: ask for a new code" });
  const tries = left === 1 ? "1 more try" : `${left} more tries`;
  return refuseMistakes([{ path: "otp", message: `That is not the code that we sent. You have ${tries}.` }]);
}
