/** The passkeys of a logged-in person: the list, adding and removing. */
import { type LoaderFunctionArgs, redirect, type TypedResponse } from "@remix-run/node";
import type { z } from "zod";
import { callBackend } from "~/backend/door.server";
import type { Passkey } from "~/contract/account/passkey-operations";
import { isSuccess } from "~/contract/wire/envelope";
import { readOwnPath } from "~/web/request/return-address";
import { type FormArgs, handleForm, type Posted } from "~/web/forms/handle-form.server";
import { readKept, writeKept } from "~/web/identity/kept-session.server";
import { requireAnswer } from "~/web/identity/require-answer.server";
import { ADD_PASSKEY, carrySession, type PersonSession, showPage } from "~/web/identity/session.server";
import { requirePerson } from "~/web/identity/user.server";
import { writeDayOf } from "~/words/plan/write-figures";
import { confirmationCookie } from "./confirmation.server";
import { newPasskeyForm } from "./account-forms";
import { nameDevice } from "./name-device";
import { CREDENTIAL_FIELD, describePasskeyRefusal, readCredential } from "./passkey-answer.server";
import { AFTER_LOGIN, DESK, findDeskRole } from "./finish-login.server";
import { NO_FIELDS } from "~/web/fields/field";

const PAGE = "/en/my-data/passkeys";

const DONE = ["added", "removed"] as const;

type Opened = {
  session: PersonSession;
  /** The header that proves a code was given for this. */
  confirmed: { Requestid?: string };
  passkeys: Passkey[];
  needsCode: boolean;
  /** The passkey or pass that a staff member who logged in with a code alone still needs. */
  lacks?: "passkey" | "pass";
  /** True if they cannot go on without a passkey. */
  isRequired: boolean;
};

/** The logged-in person, their passkeys, and whether changing them takes another code. */
export async function openPasskeys(request: Request): Promise<Opened> {
  const { session } = await requirePerson(request);
  const confirmation = await confirmationCookie.read(request);
  const isConfirmed = confirmation?.isGiven && confirmation.purpose === "passkeys";
  const confirmed = isConfirmed ? { Requestid: confirmation.requestId } : {};
  const answer = await requireAnswer("getPasskeys", { headers: confirmed }, session);
  const { passkeys, lacks, needs_code: needsCode, is_required: isRequired } = answer;
  return { session, confirmed, passkeys, needsCode, lacks, isRequired };
}

/** The passkeys as rows for a page. */
export function listPasskeyRows(passkeys: readonly Passkey[]) {
  return passkeys.map(({ id, name, added_at, last_used_at }) => ({
    id,
    name,
    added: writeDayOf(added_at),
    used: last_used_at && writeDayOf(last_used_at),
  }));
}

/** Shows the passkeys; a person who needs a code to change them is redirected to give one. */
export async function showPasskeys({ request }: LoaderFunctionArgs) {
  const { session, passkeys, needsCode, lacks, isRequired } = await openPasskeys(request);
  if (isRequired) throw redirect(ADD_PASSKEY, { status: 303, headers: carrySession(session) });
  if (needsCode) throw redirect("/en/my-data", { status: 303, headers: carrySession(session) });
  const { searchParams } = new URL(request.url);
  const view = {
    passkeys: listPasskeyRows(passkeys),
    lacks,
    device: nameDevice(request.headers.get("User-Agent") ?? ""),
    done: DONE.find((one) => searchParams.has(one)),
  };
  return showPage(view, session);
}

/** Adds a passkey, or removes one of the list. */
export async function submitPasskeys(args: FormArgs) {
  const chooseForm = (form: FormData): typeof newPasskeyForm | typeof NO_FIELDS =>
    findRemoved(form) ? NO_FIELDS : newPasskeyForm;
  const fields = [...Object.keys(newPasskeyForm.shape), CREDENTIAL_FIELD];
  return handleForm(args, { open: openPasskeys, schema: chooseForm, fields }, async (posted) => {
    const { form, values, session, confirmed, refuse, redirectTo } = posted;
    if ("name" in values) return add({ ...posted, values }, async () => redirectTo(`${PAGE}?added`));
    const passkey = findRemoved(form) ?? "";
    const answer = await callBackend("removePasskey", { headers: confirmed, query: { passkey } }, session);
    // 404: the passkey was already removed.
    if (isSuccess(answer) || answer.http_code === 404) return redirectTo(`${PAGE}?removed`);
    return refuse(describePasskeyRefusal(answer));
  });
}

/** The id of the passkey whose button was pressed. */
function findRemoved(form: FormData): string | undefined {
  return /^remove-([\da-f-]{36})$/.exec(String(form.get("intent")))?.[1];
}

/** Offers or requires a passkey on the way to the page after a login. */
export async function offerPasskey({ request }: LoaderFunctionArgs) {
  const { session, needsCode, lacks, isRequired } = await openPasskeys(request);
  const device = nameDevice(request.headers.get("User-Agent") ?? "");
  const next = readNext(request, session);
  return showPage({ needsCode, lacks, isRequired, device, next }, session);
}

/** Adds the passkey and redirects to the page after the login. */
export async function submitOffer(args: FormArgs) {
  const declared = { open: openPasskeys, schema: newPasskeyForm, fields: [CREDENTIAL_FIELD] };
  return handleForm(args, declared, (posted) =>
    add(posted, async () => {
      const { session, redirectTo } = posted;
      const role = session.person.role ?? (await findDeskRole({ ...session.person, bearer: session.bearer }));
      const kept = await readKept(args.request);
      const person = kept.person && { ...kept.person, ...session.token, role };
      return redirectTo(readNext(args.request, session), [await writeKept({ ...kept, person })]);
    }),
  );
}

function readNext(request: Request, { person }: PersonSession): string {
  const asked = readOwnPath(new URL(request.url).searchParams.get("next"));
  return asked ?? (person.type === "adviser" ? DESK : AFTER_LOGIN);
}

async function add(
  { form, values, session, confirmed, refuse }: Posted & Opened & { values: z.output<typeof newPasskeyForm> },
  leadOn: () => Promise<TypedResponse<never>>,
) {
  const body = { ...values, credential: readCredential(form) as never };
  const answer = await callBackend("addPasskey", { headers: confirmed, body }, session);
  if (isSuccess(answer)) return leadOn();
  const nameField = (path: string) => (path === "name" || path === "pass" ? path : undefined);
  return refuse(answer, { nameField, failure: describePasskeyRefusal(answer) });
}
