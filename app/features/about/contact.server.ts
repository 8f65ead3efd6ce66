import { randomUUID } from "node:crypto";
import { json, redirect } from "@remix-run/node";
import { callBackend } from "~/backend/door.server";
import { isSuccess } from "~/contract/envelope";
import { findCoach } from "~/features/session/coach.server";
import { DISTRUST_WORDS, readForm } from "~/features/session/form-protection.server";
import { MESSAGE_FIELD } from "~/features/session/message-fields";
import { readOperationId } from "~/features/session/operation-id.server";
import { readOwnPath } from "~/features/session/own-path";
import { carrySession, findSession, readWait, welcome } from "~/features/session/session.server";
import { describeTooFrequent } from "~/features/session/too-frequent";
import { answerInPlace } from "~/ui/form";
import { MESSAGE_FAILED } from "./contact";

/** The queries that say that a message was sent, and which page comes next. */
const SENT = "sent";
const BACK = "back";

/**
 * Shows whom the visitor can talk to.
 * @param isRefused whether the page answers a message that was not sent
 */
export async function showContact(request: Request, isRefused: boolean) {
  const session = await findSession(request);
  const { searchParams } = new URL(request.url);
  const view = {
    coach: await findCoach(session),
    isSent: searchParams.has(SENT),
    backTo: readOwnPath(searchParams.get(BACK)),
    processContextId: randomUUID(),
    isRefused,
  };
  const headers = carrySession(session);
  headers.set("Cache-Control", "no-store");
  return json(view, { headers });
}

/** Sends a message to the adviser of somebody who has one, else to the operator. */
export async function sendContactMessage(request: Request) {
  const { form, distrust } = await readForm(request);
  const session = await welcome(request);
  const headers = carrySession(session);
  if (distrust) return answerInPlace(form, DISTRUST_WORDS[distrust], headers);
  if (!session) return answerInPlace(form, MESSAGE_FAILED, headers);
  const message = form.get(MESSAGE_FIELD);
  const body = { type: "coach" as const, data: { message: typeof message === "string" ? message : "" } };
  const send = (processContextId: string) =>
    callBackend("sendMessage", { body }, { bearer: session.bearer, processContextId });
  const first = await send(readOperationId(form));
  // A page that the browser kept may be sent again with another message.
  const answer = first.http_code === 409 ? await send(randomUUID()) : first;
  if (isSuccess(answer)) {
    const back = readOwnPath(form.get(BACK));
    const query = back ? `&${new URLSearchParams({ [BACK]: back })}` : "";
    return redirect(`/en/contact?${SENT}${query}`, { status: 303, headers });
  }
  const [mistake] = answer.return_object?.errors ?? [];
  if (answer.http_code === 422 && mistake)
    return answerInPlace(form, [{ field: MESSAGE_FIELD, message: mistake.message }], headers);
  const tooFrequent = answer.http_code === 429 && describeTooFrequent(readWait(answer));
  return answerInPlace(form, tooFrequent || MESSAGE_FAILED, headers);
}
