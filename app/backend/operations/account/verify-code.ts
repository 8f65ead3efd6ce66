import { randomUUID } from "node:crypto";
import { sayPhoneNumber } from "~/base/operator";
import {
  type CodeRequest,
  describeCount,
  isOver,
  lockRequest,
  noteVerified,
  noteWrongCode,
  readRsaid,
  readTypedCell,
} from "../../session/code-requests";
import { forgetCodes } from "../../limits/count-call";
import { MOST_ATTEMPTS, isCodeOf } from "../../session/one-time-code";
import { warnHolder } from "../../notices/warn-holder";
import { noteCorrected } from "../../people/correction-notes";
import { findOperator } from "../../process/operator";
import { findRole, insertUser, replaceCellNumber } from "../../people/users";
import { explainHold } from "../../session/hold";
import { bearerKey } from "../../session/person";
import { endOtherSessions } from "../../session/sessions";
import type { Transaction } from "../../store/connection";
import { transact } from "../../store/transact";
import {
  done,
  type Handler,
  type Outcome,
  refused,
  refuseMistakes,
  storeAfterComputing,
} from "../../calls/handler";

/** Reasons why a request is over, told only to a caller who has its code. */
const OVER = {
  used: () => "This code was used already: ask for a new one",
  taken: () => `This ID number has an account already: log in, or ${writeCall()} if you cannot`,
  closed: () => `This account is closed: ${writeCall()} if that is a mistake`,
} as const;

const writeCall = () => `call us on ${sayPhoneNumber(findOperator())}`;

/**
 * Checks a typed code. Wrong ones are counted, so they are stored although the call is refused. A request
 * that may have no code, because of its ID number, treats every code as wrong, in the same words. After the
 * right code no digits are compared any more.
 */
export const verifyCode: Handler<"verifyCode"> = async ({ body, person, now }) => {
  const asked = { guestId: bearerKey(person), id: body.token_request_id };
  const checked = await transact(async (tx) => {
    const request = await lockRequest(tx, asked);
    if (!request || request.sends === 0) return refused("notFound");
    if (request.verifiedAt) return undefined;
    if (isOver(request, now)) return refused("expired");
    // A second change of number may have begun before the first was completed.
    const hold = request.kind === "cell" && explainHold(person);
    if (hold) return refused("numberChanged", hold);
    if (isCodeOf(request, body.otp) && (await takesCode(tx, request))) return request;
    await noteWrongCode(tx, request);
    return refuseCode(MOST_ATTEMPTS - request.attempts - 1);
  });
  if (checked && "state" in checked) return checked;
  if (checked?.kind === "login") await forgetCodes(describeCount(checked));
  return storeAfterComputing((tx) => confirm(tx, asked, now));
};

/** Whether any code can be right for a request. */
async function takesCode(tx: Transaction, request: CodeRequest): Promise<boolean> {
  if (request.kind === "register") return request.userId === null;
  if (request.kind !== "login") return true;
  return request.acceptedSend > 0 || (await findRoleOfLogin(tx, request)) !== undefined;
}

/** Performs the action of the code, once. */
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

/**
 * Performs the action of the code and returns the account it is for, null for the reader of a shared plan; or
 * the reason why the action is no longer possible.
 */
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
    // A concurrent registration was first, or the ID number has a closed account.
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
