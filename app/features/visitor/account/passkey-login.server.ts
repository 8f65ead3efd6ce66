/** Login with a passkey in place of a code: the authenticator's challenge, and the login with its answer. */
import { json } from "@remix-run/node";
import { callBackend } from "~/backend/door.server";
import { type Envelope, isSuccess } from "~/contract/wire/envelope";
import type { LoginType } from "~/contract/account/user";
import type { Posted } from "~/web/forms/handle-form.server";
import { DISTRUST_WORDS, readForm } from "~/web/forms/form-protection.server";
import { readKept } from "~/web/identity/kept-session.server";
import { carrySession, continueGuest, type Session, tellWhen } from "~/web/identity/session.server";
import { makeCodeGuest, readCodeGuest } from "./code-guest.server";
import { finishLogin } from "./finish-login.server";
import { describePasskeyRefusal, readCredential } from "./passkey-answer.server";
import { openPasskeys } from "./passkeys.server";

const NO_ANSWER = "Your passkey gave no answer. Please press the button again.";

/** Returns a challenge to a script: to log in, or with the query `add` to add a passkey to the account. */
export async function askAuthenticator(request: Request): Promise<Response> {
  const { distrust } = await readForm(request);
  if (distrust) return new Response(DISTRUST_WORDS[distrust], { status: 422 });
  if (new URL(request.url).searchParams.has("add")) return askToAdd(request);
  const guest = await makeCodeGuest(request);
  const answer = guest && (await callBackend("beginPasskeyLogin", {}, guest));
  return answerScript(answer, guest);
}

async function askToAdd(request: Request): Promise<Response> {
  const { session, confirmed } = await openPasskeys(request);
  const answer = await callBackend("beginPasskey", { headers: confirmed }, session);
  return answerScript(answer, session);
}

/** Returns the challenge as JSON, or the reason for none as plain text. */
function answerScript(answer: Envelope<object> | undefined, session: Session | undefined): Response {
  const headers = tellWhen(carrySession(session), answer);
  if (answer && isSuccess(answer)) return json(answer.return_object, { headers });
  return new Response(describePasskeyRefusal(answer), { status: answer?.http_code ?? 503, headers });
}

type Start = { type: LoginType; next?: string };

/** Logs in the person whose passkey answered. */
export async function submitPasskeyLogin(
  request: Request,
  { form, refuse }: Posted,
  start: Start,
): Promise<Response> {
  const credential = readCredential(form) as never;
  const asker = await readCodeGuest(request);
  if (!credential || !asker) return refuse(NO_ANSWER);
  const guest = await continueGuest(await readKept(request));
  const input = { params: { type: start.type }, body: { credential } };
  const answer = await callBackend("logInWithPasskey", input, asker);
  if (!isSuccess(answer)) return refuse(describePasskeyRefusal(answer));
  return finishLogin(request, { guest, pending: { kind: "login", ...start }, opened: answer.return_object });
}
