import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { json, redirect } from "@remix-run/node";
import { callBackend, findShownCode } from "~/backend/door.server";
import { isSuccess } from "~/contract/envelope";
import { DISTRUST_WORDS, readForm } from "~/features/session/form-protection.server";
import { readOperationId } from "~/features/session/operation-id.server";
import { carrySession, requireGuest } from "~/features/session/session.server";
import type { DatedSession } from "~/features/session/session.server";
import { answerInPlace } from "~/ui/form";
import { NOT_NOW, askAgain } from "./request-code.server";
import type { AskingRefusal } from "./request-code.server";
import type { CodeView } from "./code-view";
import { exchangeCode, letIn } from "./let-in.server";
import { pendingCookie, writePending } from "./pending.server";
import type { Pending } from "./pending.server";
import { OVER } from "./start.server";
import { writeClock } from "./write-clock";

const CODE_MINUTES = 5;

/** An SMS takes a moment: so long it is not sent again. */
const RESEND_SECONDS = 60;

const WRITING_MILLISECONDS = 2_000;

const ASK_MILLISECONDS = 1_000;
const MOST_ASKS = 10;

/** Shows the page that takes the code. It never refreshes, so that nothing typed is lost. */
export async function showCode(request: Request, isRefused: boolean) {
  const pending = await pendingCookie.read(request);
  if (!pending) throw redirect("/en/login");
  const view: CodeView = {
    kind: pending.kind,
    next: pending.next,
    worksUntil: writeClock(pending.sentAt + CODE_MINUTES * 60_000),
    sendAgain: describeSendAgain(pending),
    isSentAgain: new URL(request.url).searchParams.has("again"),
    // In a demonstration the message is being written while the page is asked for.
    shownCode: await findShownCode(request, pending.requestId, pending.sentAt + WRITING_MILLISECONDS),
    operation: randomUUID(),
  };
  return json({ ...view, isRefused });
}

function describeSendAgain({ sentAt }: Pending): CodeView["sendAgain"] {
  const at = sentAt + RESEND_SECONDS * 1_000;
  const seconds = Math.ceil((at - Date.now()) / 1_000);
  return seconds > 0 ? { from: writeClock(at), seconds } : undefined;
}

/** Checks the typed code and lets the person in, or has another one sent. */
export async function submitCode(request: Request): Promise<Response> {
  const { form, distrust } = await readForm(request);
  const refuse = (refusal: AskingRefusal, guest?: DatedSession) =>
    answerInPlace(form, refusal, carrySession(guest));
  if (distrust) return refuse(DISTRUST_WORDS[distrust]);
  const pending = await pendingCookie.read(request);
  if (!pending) return redirect(`/en/login?${OVER}`, { status: 303 });
  const guest = await requireGuest(request);
  if (form.get("intent") === "again") return sendAgain(guest, pending, refuse);

  const otp = String(form.get("otp") ?? "").slice(0, 40);
  if (otp.trim() === "")
    return refuse([{ field: "otp", message: "Please type the code from your SMS" }], guest);
  const body = { token_request_id: pending.requestId, otp };
  const checked = await callBackend("verifyCode", { body }, guest);
  const operation = readOperationId(form);
  if (!isSuccess(checked)) {
    const message = checked.return_object?.errors[0]?.message;
    if (message) return refuse([{ field: "otp", message }], guest);
    if (checked.http_code === 429 || checked.http_code >= 500) return refuse(NOT_NOW, guest);
    // The second click of two finds the request used up, and gets the answer of the first.
    const opened = (await mayBeUsedUp(guest, pending)) && (await exchangeCode(guest, pending, operation));
    if (opened) return letIn(request, { guest, pending, opened });
    const isLastTry = checked.http_code === 410;
    const words = isLastTry ? `${checked.message}.` : "This code is no longer valid: ask for a new one.";
    return refuse([{ field: "otp", message: words }], guest);
  }
  return waitToEnter(request, { guest, pending, operation });
}

type Waiting = { guest: DatedSession; pending: Pending; operation: string };

/** Asks each second whether the code has arrived where it counts, and goes on asking on the next page if that takes long. */
async function waitToEnter(request: Request, { guest, pending, operation }: Waiting): Promise<Response> {
  for (let asks = 1; !(await isVerified(guest, pending)); asks += 1) {
    if (asks === MOST_ASKS) return redirect("/en/continue", { status: 303, headers: carrySession(guest) });
    await sleep(ASK_MILLISECONDS);
  }
  const opened = await exchangeCode(guest, pending, operation);
  if (!opened) return redirect("/en/continue", { status: 303, headers: carrySession(guest) });
  return letIn(request, { guest, pending, opened });
}

function askStatus(guest: DatedSession, { kind, requestId }: Pending) {
  const name = kind === "register" ? "getRegistrationStatus" : "getLoginStatus";
  return callBackend(name, { query: { request_id: requestId } }, guest);
}

/**
 * Whether a dead request may be one that was used. A registration says so; asking to log in after one that was never
 * verified would send a code that nobody asked for.
 */
async function mayBeUsedUp(guest: DatedSession, pending: Pending): Promise<boolean> {
  return pending.kind === "login" || (await askStatus(guest, pending)).response_code === "R00";
}

async function isVerified(guest: DatedSession, pending: Pending): Promise<boolean> {
  const answer = await askStatus(guest, pending);
  if (answer.http_code === 404 || answer.http_code === 410) throw redirect(`/en/login?${OVER}`);
  return answer.response_code === "R00";
}

/** Shows that the code is still on its way to where it counts, or lets the person in. */
export async function showContinue(request: Request) {
  const pending = await pendingCookie.read(request);
  if (!pending) throw redirect("/en/login");
  const guest = await requireGuest(request);
  const isStill = new URL(request.url).searchParams.has("still");
  if (await isVerified(guest, pending)) {
    const opened = await exchangeCode(guest, pending, randomUUID());
    if (opened) return letIn(request, { guest, pending, opened });
  }
  const headers = carrySession(guest);
  if (!isStill) headers.set("Refresh", "1");
  return json({ isStill, lookedAt: writeClock(Date.now()) }, { headers });
}

async function sendAgain(
  guest: DatedSession,
  pending: Pending,
  refuse: (refusal: AskingRefusal, guest: DatedSession) => Promise<Response>,
): Promise<Response> {
  const wait = describeSendAgain(pending);
  if (wait)
    return refuse(`The SMS may still be on its way. From ${wait.from} on we can send it again.`, guest);
  const asked = await askAgain(guest, pending);
  if ("refusal" in asked) {
    const { refusal } = asked;
    return refuse(typeof refusal === "string" ? refusal : NOT_NOW, guest);
  }
  const headers = carrySession(guest, [await writePending(asked.pending)]);
  return redirect("/en/code?again", { status: 303, headers });
}
