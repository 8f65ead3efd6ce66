import { randomUUID } from "node:crypto";
import { sayPhoneNumber } from "~/base/operator";
import type { CodeRequest } from "../../session/code-requests";
import { forgetCodes } from "../../limits/count-call";
import {
  describeCount,
  isOver,
  lockRequest,
  noteVerified,
  noteWrongCode,
  readRsaid,
  readTypedCell,
} from "../../session/code-requests";
import { MOST_ATTEMPTS, isCodeOf } from "../../session/one-time-code";
import { warnHolder } from "../../notices/warn-holder";
import { noteCorrected } from "../../people/correction-notes";
import { findOperator } from "../../process/operator";
import { findRole, insertUser, replaceCellNumber } from "../../people/users";
import { explainHold } from "../../session/hold";
import { nameBearer } from "../../session/person";
import { endOtherSessions } from "../../session/sessions";
import type { Transaction } from "../../store/connection";
import { transact } from "../../store/transact";
import { done, refused, refuseMistakes, toKeep } from "../../calls/handler";
import type { Handler, Outcome } from "../../calls/handler";

/** How a request is over, said to somebody who has its code and to nobody else. */
const OVER = {
  used: () => "This code was used already: ask for a new one",
  taken: () => `This ID number has an account already: log in, or ${writeCall()} if you cannot`,
  closed: () => `This account is closed: ${writeCall()} if that is a mistake`,
} as const;

const writeCall = () => `call us on ${sayPhoneNumber(findOperator())}`;

/**
 * Checks a typed code. Each wrong one counts, so it is written even though the call is refused. A request about an ID
 * number that may not have a code here takes none for right, and says so in the same words. Once the right code was
 * given no digits are compared any more.
 */
export const verifyCode: Handler<"verifyCode"> = async ({ body, person, now }) => {
  const asked = { guestId: nameBearer(person), id: body.token_request_id };
  const checked = await transact(async (tx) => {
    const request = await lockRequest(tx, asked);
    if (!request || request.sends === 0) return refused("notFound");
    if (request.verifiedAt) return undefined;
    if (isOver(request, now)) return refused("expired");
    // A second change of number may have been begun before the first.
    const hold = request.kind === "cell" && explainHold(person);
    if (hold) return refused("numberChanged", hold);
    if (isCodeOf(request, body.otp) && (await takesCode(tx, request))) return request;
    await noteWrongCode(tx, request);
    return refuseCode(MOST_ATTEMPTS - request.attempts - 1);
  });
  if (checked && "state" in checked) return checked;
  if (checked?.kind === "login") await forgetCodes(describeCount(checked));
  return toKeep((tx) => confirm(tx, asked, now));
};

/** Whether a code is right for a request at all. */
async function takesCode(tx: Transaction, request: CodeRequest): Promise<boolean> {
  if (request.kind === "register") return request.userId === null;
  if (request.kind !== "login") return true;
  return request.acceptedSend > 0 || (await findRoleOfLogin(tx, request)) !== undefined;
}

/** Does what the code was asked for, once. */
async function confirm(
  tx: Transaction,
  asked: { guestId: string; id: string },
  now: Date,
): Promise<Outcome<object>> {
  const request = await lockRequest(tx, asked);
  if (!request) return refused("notFound");
  if (request.verifiedAt) return refused("expired", { message: OVER.used() });
  if (isOver(request, now)) return refused("expired");
  const owner = await findOwner(tx, request, now);
  if (typeof owner === "string") return refused("expired", { message: OVER[owner]() });
  await noteVerified(tx, request, { now, userId: owner });
  return done({});
}

/** Whose code it is, nobody's if they read a shared plan, after what it was asked for is done; or why that cannot be done any more. */
async function findOwner(
  tx: Transaction,
  request: CodeRequest,
  now: Date,
): Promise<number | null | "taken" | "closed"> {
  const { kind, userId } = request;
  if (kind === "share") return null;
  const typed = readTypedCell(request);
  if (kind === "register") {
    if (!typed) throw new Error("a registration has no cell number");
    // Somebody was quicker, or the ID number has an account that is closed.
    return (await insertUser(tx, { rsaid: readRsaid(request), details: { cellNr: typed } })) ?? "taken";
  }
  if (userId === null) throw new Error("a code was right for nobody");
  if (kind === "login") return (await findRoleOfLogin(tx, request)) ? userId : "closed";
  if (kind === "cell") {
    if (!typed) throw new Error("a change of number has none");
    const formerId = randomUUID();
    await replaceCellNumber(tx, userId, { cellNr: typed, now, formerId });
    await warnHolder(tx, { userId, warning: "numberChanged", messageId: formerId });
    await noteCorrected(tx, { userId, corrected: ["cell number"], now });
    await endOtherSessions(tx, { userId, sessionId: request.guestId });
  }
  return userId;
}

async function findRoleOfLogin(tx: Transaction, { userId, loginType }: CodeRequest) {
  return userId === null || !loginType ? undefined : findRole(tx, userId, loginType);
}

function refuseCode(left: number): Outcome<never> {
  if (left === 0) return refused("expired", { message: "That was the last try: ask for a new code" });
  const tries = left === 1 ? "1 more try" : `${left} more tries`;
  return refuseMistakes([{ path: "otp", message: `That is not the code that we sent. You have ${tries}.` }]);
}
