import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { json, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import type { z } from "zod";
import { callBackend } from "~/backend/door.server";
import { isSuccess } from "~/contract/wire/envelope";
import { readOperationId } from "~/web/forms/operation-id.server";
import { readKept } from "~/web/identity/kept-session.server";
import { carrySession, continueGuest, type DatedSession, type Session } from "~/web/identity/session.server";
import { readCodeGuest } from "./code-guest.server";
import { NOT_NOW, askAgain } from "./request-code.server";
import type { CodeView } from "./code-view";
import { exchangeCode, finishLogin, type OpenedSession } from "./finish-login.server";
import { describeSendAgain, sayStillOnItsWay } from "./describe-send-again";
import { type Pending, pendingCookie, writePending } from "./pending.server";
import { writeStartAddress } from "./start-address";
import { describeSentCode } from "~/web/forms/sent-code.server";
import { CODE_FIELDS, type codeForm, codeUnless } from "~/web/forms/sent-code-form";
import { type FormArgs, handleForm, type Posted } from "~/web/forms/handle-form.server";
import { writeClock } from "~/words/plan/write-figures";

const ASK_MILLISECONDS = 1_000;
const LONGEST_MILLISECONDS = 10_000;

/** Shows the page that asks for the code. It has no Refresh header, which would lose typed digits. */
export async function showCode(request: Request) {
  const pending = await pendingCookie.read(request);
  if (!pending) throw redirect("/en/login");
  const view: CodeView = {
    kind: pending.kind,
    start: writeStartAddress(pending),
    sendAgain: describeSendAgain(pending.sentAt),
    isSentAgain: new URL(request.url).searchParams.has("again"),
    ...(await describeSentCode(request, pending)),
  };
  return json(view);
}

/** Checks the typed code and logs the person in, or has another code sent. */
export async function submitCode(args: FormArgs) {
  const declared = { open: openPending, schema: codeUnless("again"), fields: CODE_FIELDS };
  return handleForm(args, declared, ({ values, ...posted }) =>
    "otp" in values ? tryCode(args.request, posted, values) : sendAgain(args.request, posted),
  );
}

type AwaitedCode = { codeGuest: Session; pending: Pending };

/** @throws Response a redirect to the start of a login or registration, if this browser waits for no code */
async function openPending(request: Request): Promise<AwaitedCode & { headers: Headers }> {
  const pending = await pendingCookie.read(request);
  const codeGuest = await readCodeGuest(request);
  const headers = carrySession(undefined);
  if (pending && codeGuest) return { pending, codeGuest, headers };
  const start = writeStartAddress(pending ?? { kind: "login" }, { isOver: true });
  throw redirect(start, { status: 303, headers });
}

async function tryCode(
  request: Request,
  { form, refuse, codeGuest, pending }: Posted & AwaitedCode,
  { otp, passkeys: canAdd }: z.output<typeof codeForm>,
): Promise<Response> {
  // Before the code is used up: the guest's plan is offered after the login.
  const guest = await continueGuest(await readKept(request));
  const body = { token_request_id: pending.requestId, otp };
  const operation = readOperationId(form);
  const checked = await callBackend("verifyCode", { body }, { ...codeGuest, processContextId: operation });
  if (!isSuccess(checked)) {
    const message = checked.return_object?.errors[0]?.message;
    if (message) return refuse([{ field: "otp", message }]);
    if (checked.http_code === 429 || checked.http_code >= 500) return refuse(NOT_NOW);
    const entered = await enter({ codeGuest, pending, operation });
    if (typeof entered === "object") return finishLogin(request, { guest, pending, opened: entered, canAdd });
    const isLastTry = checked.http_code === 410;
    const words = isLastTry ? `${checked.message}.` : "This code is no longer valid: ask for a new one.";
    return refuse([{ field: "otp", message: words }]);
  }
  return waitToEnter(request, { codeGuest, guest, pending, operation, canAdd });
}

type Entering = AwaitedCode & { operation: string };

/** Polls each second until the services have confirmed the code; after ten seconds the next page polls on. */
async function waitToEnter(
  request: Request,
  { guest, canAdd, ...entering }: Entering & { guest?: DatedSession; canAdd: boolean },
): Promise<Response> {
  const began = performance.now();
  for (; performance.now() - began < LONGEST_MILLISECONDS; await sleep(ASK_MILLISECONDS)) {
    const entered = await enter(entering);
    if (entered === "over")
      return redirect(writeStartAddress(entering.pending, { isOver: true }), { status: 303 });
    if (entered !== "waiting") return finishLogin(request, { ...entering, guest, opened: entered, canAdd });
  }
  return redirect("/en/continue", { status: 303, headers: carrySession(guest) });
}

/**
 * Exchanges a code once the services have confirmed it. A login that is over may have been used up by the first of
 * two clicks: the second gets the same session. A registration that is over was never verified, and requesting a
 * login after it would send a code that nobody requested.
 */
async function enter({
  codeGuest,
  pending,
  operation,
}: Entering): Promise<OpenedSession | "waiting" | "over"> {
  const { kind, requestId } = pending;
  const name = kind === "register" ? "getRegistrationStatus" : "getLoginStatus";
  const status = await callBackend(name, { query: { request_id: requestId } }, codeGuest);
  const isOver = status.http_code === 404 || status.http_code === 410;
  const mayExchange = isOver ? kind === "login" : status.response_code === "R00";
  const opened = mayExchange ? await exchangeCode(codeGuest, pending, operation) : undefined;
  return opened ?? (isOver ? "over" : "waiting");
}

/** Shows that the code is not confirmed yet, or logs the person in. */
export async function showContinue({ request }: LoaderFunctionArgs) {
  const pending = await pendingCookie.read(request);
  const codeGuest = await readCodeGuest(request);
  if (!pending || !codeGuest) throw redirect("/en/login");
  const guest = await continueGuest(await readKept(request));
  const isStill = new URL(request.url).searchParams.has("still");
  const entered = await enter({ codeGuest, pending, operation: randomUUID() });
  if (entered === "over") throw redirect(writeStartAddress(pending, { isOver: true }));
  if (entered !== "waiting") return finishLogin(request, { guest, pending, opened: entered });
  const headers = carrySession(guest);
  if (!isStill) headers.set("Refresh", "1");
  return json({ isStill, lookedAt: writeClock(Date.now()) }, { headers });
}

async function sendAgain(
  request: Request,
  { codeGuest, pending, refuse }: Pick<Posted, "refuse"> & AwaitedCode,
): Promise<Response> {
  const wait = describeSendAgain(pending.sentAt);
  if (wait) return refuse(sayStillOnItsWay(wait));
  const asked = await askAgain(request, codeGuest, pending);
  if ("refusal" in asked) {
    const { refusal } = asked;
    return refuse(typeof refusal === "string" ? refusal : NOT_NOW);
  }
  const headers = carrySession(asked.codeGuest, [await writePending(asked.pending)]);
  return redirect("/en/code?again", { status: 303, headers });
}
