import { randomUUID } from "node:crypto";
import { callBackend } from "~/backend/door.server";
import { type Envelope, isSuccess } from "~/contract/wire/envelope";
import type { LoginType } from "~/contract/account/user";
import { readWait, type Session } from "~/web/identity/session.server";
import { describeTooManyCodes } from "~/web/request/rate-limit-message";
import { makeCodeGuest } from "./code-guest.server";
import type { Pending } from "./pending.server";

/** The details with which a code is requested: for a new account, or to log in. */
export type Asking =
  | { kind: "register"; rsaid: string; cell: string; next?: string }
  | { kind: "login"; rsaid: string; type: LoginType; next?: string };

/** A refused request for a code: mistakes in the fields, or a notice. */
type AskingRefusal = string | { field: string; message: string }[];

export const NOT_NOW = "We could not do this just now. Please wait a minute and press the button again.";

/** The forms' controls by field of the wire. */
const CONTROLS: Record<string, string> = {
  rsa_id_number: "rsaIdNr",
  Rsaidnr: "rsaIdNr",
  cell_number: "cellNr",
};
const ORDER = ["rsaIdNr", "cellNr"];

/** The pending flow and, for a new request, the guest with whom it was made. */
type Asked = { pending: Pending; codeGuest?: Session };

/** Has a code sent if these numbers match; the result does not reveal whether they do. */
export async function requestCode(
  request: Request,
  asking: Asking,
): Promise<Asked | { refusal: AskingRefusal }> {
  const sentAt = Date.now();
  const codeGuest = await makeCodeGuest(request);
  if (!codeGuest) return { refusal: NOT_NOW };
  if (asking.kind === "register") {
    const body = { rsa_id_number: asking.rsaid, cell_number: asking.cell };
    const answer = await callBackend("register", { body }, codeGuest);
    if (!isSuccess(answer)) return { refusal: describeRefusal(answer) };
    return { codeGuest, pending: { ...asking, requestId: answer.return_object.request_id, sentAt } };
  }
  const started = await callBackend("getLoginToken", { headers: { Rsaidnr: asking.rsaid } }, codeGuest);
  if (!isSuccess(started)) return { refusal: describeRefusal(started) };
  const { token, request_id: requestId } = started.return_object;
  const input = { params: { type: asking.type }, headers: { Token: token } };
  const answer = await callBackend("logIn", input, { ...codeGuest, processContextId: randomUUID() });
  if (!isSuccess(answer)) return { refusal: describeRefusal(answer) };
  return { codeGuest, pending: { ...asking, requestId, token, sentAt } };
}

/** Has a request's code sent again or, if the request is over, makes a new one. */
export async function askAgain(
  request: Request,
  codeGuest: Session,
  pending: Pending,
): Promise<Asked | { refusal: AskingRefusal }> {
  const query = { request_id: pending.requestId };
  const answer =
    pending.kind === "register"
      ? await callBackend("resendRegistrationCode", { query }, codeGuest)
      : await callBackend("resendLoginCode", { query, params: { type: pending.type } }, codeGuest);
  if (isSuccess(answer)) return { pending: { ...pending, sentAt: Date.now() } };
  const isOver = answer.http_code === 404 || answer.http_code === 410;
  return isOver ? requestCode(request, pending) : { refusal: describeRefusal(answer) };
}

function describeRefusal(answer: Envelope): AskingRefusal {
  if (isSuccess(answer)) throw new Error("a success is no refusal");
  if (answer.http_code === 429) return describeTooManyCodes(readWait(answer));
  const mistakes = (answer.return_object?.errors ?? []).flatMap(({ path, message }) => {
    const field = CONTROLS[path];
    return field ? [{ field, message }] : [];
  });
  if (mistakes.length === 0) return NOT_NOW;
  return mistakes.sort((one, other) => ORDER.indexOf(one.field) - ORDER.indexOf(other.field));
}
