import { randomUUID } from "node:crypto";
import { json, redirect } from "@remix-run/node";
import { callBackend } from "~/backend/door.server";
import type { ConfirmedAction } from "~/contract/account/confirmed-action";
import { isSuccess } from "~/contract/wire/envelope";
import { refusals } from "~/contract/wire/refusals";
import { DISTRUST_WORDS, readForm } from "~/web/forms/form-protection.server";
import { readOperationId } from "~/web/forms/operation-id.server";
import { forgetSealed } from "~/web/cookies/sealed-cookie.server";
import { carrySession } from "~/web/identity/session.server";
import type { DatedSession } from "~/web/identity/session.server";
import { answerInPlace } from "~/ui/form";
import { describeSendAgain, sayStillOnItsWay } from "../describe-send-again";
import { describeSentCode, readTypedCode } from "~/web/forms/sent-code.server";
import type { ConfirmView } from "./confirm-page";
import {
  confirmationCookie,
  requireConfirmation,
  requirePerson,
  writeConfirmation,
} from "./confirmation.server";
import type { Confirmation } from "./confirmation.server";
import { describeRefusal } from "./my-data.server";

const TOO_LATE = "This code is no longer valid: go back and ask for a new one";

/** The request whose code is awaited: that of the new number, once one was typed. */
const awaited = ({ newNumber, requestId, sentAt }: Confirmation) => newNumber ?? { requestId, sentAt };

/** Shows the page that takes the code. */
export async function showConfirm(request: Request, isRefused: boolean) {
  const session = await requirePerson(request);
  const confirmation = await confirmationCookie.read(request);
  if (!confirmation) throw redirect("/en/my-data", { headers: carrySession(session) });
  const { sentAt } = awaited(confirmation);
  const view: ConfirmView = {
    isNewNumber: confirmation.newNumber !== undefined,
    sendAgain: describeSendAgain(sentAt),
    isSentAgain: new URL(request.url).searchParams.has("again"),
    ...(await describeSentCode(request, awaited(confirmation))),
  };
  return json({ ...view, isRefused }, { headers: carrySession(session) });
}

/** Checks the code and leads on to what it was asked for. */
export async function submitConfirm(request: Request): Promise<Response> {
  const { form, distrust } = await readForm(request);
  if (distrust) return answerInPlace(form, DISTRUST_WORDS[distrust], new Headers());
  const session = await requirePerson(request);
  const confirmation = await confirmationCookie.read(request);
  if (!confirmation) return redirect("/en/my-data", { status: 303, headers: carrySession(session) });
  if (form.get("intent") === "again") return sendAgain(form, session, confirmation);
  const refuse = (message: string) => answerInPlace(form, [{ field: "otp", message }], carrySession(session));
  const { otp, missing } = readTypedCode(form);
  if (missing) return refuse(missing);
  const body = { token_request_id: awaited(confirmation).requestId, otp };
  const caller = { bearer: session.bearer, processContextId: readOperationId(form) };
  const checked = await callBackend("verifyCode", { body }, caller);
  if (!isSuccess(checked)) {
    const wrong = checked.return_object?.errors[0]?.message;
    if (wrong) return refuse(wrong);
    if (checked.http_code === 410 || checked.http_code === 404) return refuse(TOO_LATE);
    return answerInPlace(form, describeRefusal(checked), carrySession(session));
  }
  if (confirmation.newNumber)
    return redirect("/en/my-data?number", {
      status: 303,
      headers: carrySession(session, [confirmationCookie.clear()]),
    });
  const given = await writeConfirmation({ ...confirmation, isGiven: true });
  const headers = carrySession(session, [given]);
  return redirect(`/en/my-data/${confirmation.purpose}`, { status: 303, headers });
}

/** Has the awaited code sent again, to the number that it went to before. */
async function sendAgain(form: FormData, session: DatedSession, confirmation: Confirmation) {
  const { requestId, sentAt } = awaited(confirmation);
  const wait = describeSendAgain(sentAt);
  if (wait) return answerInPlace(form, sayStillOnItsWay(wait), carrySession(session));
  const answer = await callBackend("resendConfirmation", { query: { request_id: requestId } }, session);
  if (answer.http_code === 410 || answer.http_code === 404)
    return answerInPlace(form, TOO_LATE, carrySession(session));
  if (!isSuccess(answer)) return answerInPlace(form, describeRefusal(answer), carrySession(session));
  const anew = { requestId, sentAt: Date.now() };
  const kept = confirmation.newNumber ? { ...confirmation, newNumber: anew } : { ...confirmation, ...anew };
  const headers = carrySession(session, [await writeConfirmation(kept)]);
  return redirect("/en/my-data/code?again", { status: 303, headers });
}

/** A page that follows a code and shows nothing that has to be asked for. */
export async function showConfirmed(request: Request, purpose: ConfirmedAction, isRefused: boolean) {
  const { session } = await requireConfirmation(request, purpose);
  return json({ operation: randomUUID(), isRefused }, { headers: carrySession(session) });
}

/** Has a code sent to the number that was typed. */
export async function submitNumber(request: Request): Promise<Response> {
  const { form, distrust } = await readForm(request);
  if (distrust) return answerInPlace(form, DISTRUST_WORDS[distrust], new Headers());
  const { session, confirmation } = await requireConfirmation(request, "number");
  const input = {
    headers: { Requestid: confirmation.requestId },
    body: { cell_number: String(form.get("cellNr") ?? "").slice(0, 40) },
  };
  const answer = await callBackend("changeCellNumber", input, session);
  if (!isSuccess(answer)) {
    const message = answer.return_object?.errors[0]?.message;
    if (message) return answerInPlace(form, [{ field: "cellNr", message }], carrySession(session));
    return answerInPlace(form, describeRefusal(answer), carrySession(session));
  }
  const newNumber = { requestId: answer.return_object.request_id, sentAt: Date.now() };
  const headers = carrySession(session, [await writeConfirmation({ ...confirmation, newNumber })]);
  return redirect("/en/my-data/code", { status: 303, headers });
}

const HAS_CLIENTS =
  "You still have clients. Hand them over first, or ask an administrator to do it. Then you can delete your data.";
const LAST_ADMINISTRATOR =
  "You are the last system administrator. Give somebody else that role in People first. Then you can delete your data.";

/** Deletes everything, and makes this browser forget it too. */
export async function submitDeletion(request: Request): Promise<Response> {
  const { form, distrust } = await readForm(request);
  if (distrust) return answerInPlace(form, DISTRUST_WORDS[distrust], new Headers());
  const { session, confirmation } = await requireConfirmation(request, "delete");
  const input = { headers: { Requestid: confirmation.requestId } };
  const answer = await callBackend("deleteOwnData", input, session);
  if (answer.http_code === 409) {
    const words = answer.message === refusals.hasClients.message ? HAS_CLIENTS : LAST_ADMINISTRATOR;
    return answerInPlace(form, words, carrySession(session));
  }
  if (!isSuccess(answer)) return answerInPlace(form, describeRefusal(answer), carrySession(session));
  const headers = carrySession(undefined, forgetSealed(request));
  headers.set("Clear-Site-Data", '"cache"');
  return redirect("/en/logged-out?deleted", { status: 303, headers });
}
