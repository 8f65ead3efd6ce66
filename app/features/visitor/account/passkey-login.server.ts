/** A passkey in the place of a code: what its authenticator has to answer, and the login with that answer. */
import { json } from "@remix-run/node";
import { callBackend } from "~/backend/door.server";
import { isSuccess } from "~/contract/wire/envelope";
import { refusals } from "~/contract/wire/refusals";
import type { LoginType } from "~/contract/account/user";
import type { Posted } from "~/web/forms/handle-form.server";
import { readForm } from "~/web/forms/form-protection.server";
import { readKept } from "~/web/identity/kept-session.server";
import { carrySession, continueGuest } from "~/web/identity/session.server";
import { makeCodeGuest, readCodeGuest } from "./code-guest.server";
import { finishLogin } from "./finish-login.server";
import { describePasskeyRefusal, readCredential } from "./passkey-answer.server";
import { openPasskeys } from "./passkeys.server";

const NO_ANSWER = "Your passkey gave no answer. Please press the button again.";

/** Tells a script what the authenticator has to answer: of whoever is nobody yet to log in, else to add a passkey. */
export async function askAuthenticator(request: Request): Promise<Response> {
  const { distrust } = await readForm(request);
  if (distrust) return new Response("This form is not trusted", { status: 422 });
  if (new URL(request.url).searchParams.has("add")) return askToAdd(request);
  const guest = await makeCodeGuest(request);
  const answer = guest && (await callBackend("beginPasskeyLogin", {}, guest));
  if (!answer || !isSuccess(answer)) return new Response("Not now", { status: 503 });
  return json(answer.return_object, { headers: carrySession(guest) });
}

async function askToAdd(request: Request): Promise<Response> {
  const { session, confirmed } = await openPasskeys(request);
  const answer = await callBackend("beginPasskey", { headers: confirmed }, session);
  const sent = carrySession(session);
  if (isSuccess(answer)) return json(answer.return_object, { headers: sent });
  const isHeld = answer.http_code === refusals.numberChanged.http_code;
  return new Response(isHeld ? `${answer.message}.` : "Not now", {
    status: isHeld ? 423 : 503,
    headers: sent,
  });
}

type Start = { type: LoginType; next?: string };

/** Lets in whoever's passkey answered. */
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
