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
import { findRole, insertUser, replaceCellNumber } from "../people/users";
import { nameBearer } from "../session/person";
import { endOtherSessions } from "../session/sessions";
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
    const request = await lockRequest(tx, { guestId: nameBearer(person), id: body.token_request_id });
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

/** Whose code it is, after what it was asked for is done; undefined if no code is right for this request. */
async function findOwner(tx: Transaction, request: CodeRequest): Promise<number | undefined> {
  const userId = request.userId ?? undefined;
  const typed = readTypedCell(request);
  switch (request.kind) {
    case "register":
      if (userId !== undefined || !typed) return undefined;
      return insertUser(tx, { rsaid: readRsaid(request), details: { cellNr: typed } });
    case "login": {
      const { loginType } = request;
      const role = userId !== undefined && loginType && (await findRole(tx, userId, loginType));
      return role ? userId : undefined;
    }
    case "cell":
      if (userId === undefined || !typed) return undefined;
      await replaceCellNumber(tx, userId, typed);
      await endOtherSessions(tx, { userId, sessionId: request.guestId });
      return userId;
    case "everything":
    case "number":
    case "delete":
      return userId;
  }
}

function refuseCode(left: number): Outcome<never> {
  if (left === 0) return refused("expired", { message: "That was the last try: ask for a new code" });
  const tries = left === 1 ? "1 more try" : `${left} more tries`;
  return refuseMistakes([{ path: "otp", message: `That is not the code that we sent. You have ${tries}.` }]);
}
