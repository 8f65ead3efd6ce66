/** The passkeys of somebody who is logged in: the list, adding and removing. */
import { json, redirect } from "@remix-run/node";
import { callBackend } from "~/backend/door.server";
import type { Passkey } from "~/contract/account/passkey-operations";
import { isSuccess } from "~/contract/wire/envelope";
import { readOwnPath } from "~/web/forms/return-address";
import { handleForm } from "~/web/forms/handle-form.server";
import type { FormArgs, Posted } from "~/web/forms/handle-form.server";
import { carrySession, refuseForNow } from "~/web/identity/session.server";
import type { PersonSession } from "~/web/identity/session.server";
import { requirePerson } from "~/web/identity/user.server";
import { writeDayOf } from "~/words/plan/write-figures";
import { confirmationCookie } from "./my-data/confirmation.server";
import { nameDevice } from "./name-device";
import { describePasskeyRefusal, readCredential } from "./passkey-answer.server";
import { AFTER_LOGIN } from "./finish-login.server";

const PAGE = "/en/my-data/passkeys";
/** What a passkey is called that nobody named. */
const NAMELESS = "Passkey";

const DONE = ["added", "removed"] as const;

type Opened = {
  session: PersonSession;
  /** What shows that a code was given for this. */
  confirmed: { Requestid?: string };
  passkeys: Passkey[];
  needsCode: boolean;
};

/** Who is logged in, their passkeys, and whether they may change them without another code. */
export async function openPasskeys(request: Request): Promise<Opened> {
  const { session } = await requirePerson(request);
  const confirmation = await confirmationCookie.read(request);
  const isConfirmed = confirmation?.isGiven && confirmation.purpose === "passkeys";
  const confirmed = isConfirmed ? { Requestid: confirmation.requestId } : {};
  const answer = await callBackend("getPasskeys", { headers: confirmed }, session);
  if (!isSuccess(answer)) throw refuseForNow(session, answer);
  const { passkeys, needs_code: needsCode } = answer.return_object;
  return { session, confirmed, passkeys, needsCode };
}

/** What a page says of a passkey. */
export function listPasskeyRows(passkeys: readonly Passkey[]) {
  return passkeys.map(({ id, name, added_at, last_used_at }) => ({
    id,
    name,
    added: writeDayOf(added_at),
    used: last_used_at && writeDayOf(last_used_at),
  }));
}

/** Shows the passkeys to somebody who may change them; anybody else gives a code first. */
export async function showPasskeys(request: Request) {
  const { session, passkeys, needsCode } = await openPasskeys(request);
  if (needsCode) throw redirect("/en/my-data", { status: 303, headers: carrySession(session) });
  const { searchParams } = new URL(request.url);
  const view = {
    passkeys: listPasskeyRows(passkeys),
    device: nameDevice(request.headers.get("User-Agent") ?? ""),
    done: DONE.find((one) => searchParams.has(one)),
  };
  return json(view, { headers: carrySession(session) });
}

/** Adds a passkey, or removes one of those listed. */
export async function submitPasskeys(args: FormArgs) {
  return handleForm(args, openPasskeys, async (posted) => {
    const { form, session, confirmed, refuse, leadTo } = posted;
    const [, passkey] = /^remove-([\da-f-]{36})$/.exec(String(form.get("intent"))) ?? [];
    if (passkey === undefined) return add(posted, `${PAGE}?added`);
    const answer = await callBackend("removePasskey", { headers: confirmed, query: { passkey } }, session);
    // One that is gone was removed before.
    if (isSuccess(answer) || answer.http_code === 404) return leadTo(`${PAGE}?removed`);
    return refuse(describePasskeyRefusal(answer));
  });
}

/** Asks somebody who has none whether they want a passkey, on the way to where they were going. */
export async function offerPasskey(request: Request) {
  const { session, needsCode } = await openPasskeys(request);
  const device = nameDevice(request.headers.get("User-Agent") ?? "");
  return json({ needsCode, device, next: readNext(request) }, { headers: carrySession(session) });
}

/** Adds it, and leads on. */
export async function submitOffer(args: FormArgs) {
  return handleForm(args, openPasskeys, (posted) => add(posted, readNext(args.request)));
}

const readNext = (request: Request) =>
  readOwnPath(new URL(request.url).searchParams.get("next")) ?? AFTER_LOGIN;

async function add({ form, session, confirmed, refuse, leadTo }: Posted & Opened, next: string) {
  // The authenticator has made it by now: a name that is missing is no reason to lose it.
  const name = String(form.get("name") ?? "").trim() || NAMELESS;
  const body = { name, credential: readCredential(form) as never };
  const answer = await callBackend("addPasskey", { headers: confirmed, body }, session);
  if (isSuccess(answer)) return leadTo(next);
  const nameField = (path: string) => (path === "name" ? path : undefined);
  return refuse(answer, { nameField, failure: describePasskeyRefusal(answer) });
}
