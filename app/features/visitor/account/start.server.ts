import { json, redirect } from "@remix-run/node";
import { canSendCodes, listDemoPeople } from "~/backend/door.server";
import { readOwnPath } from "~/web/forms/return-address";
import { readKept } from "~/web/identity/kept-session.server";
import { carrySession, continuePerson } from "~/web/identity/session.server";
import { forAnybody, handleForm } from "~/web/forms/handle-form.server";
import type { FormArgs } from "~/web/forms/handle-form.server";
import { requestCode } from "./request-code.server";
import type { Asking } from "./request-code.server";
import { AFTER_LOGIN } from "./finish-login.server";
import { CREDENTIAL_FIELD } from "./passkey-answer.server";
import { submitPasskeyLogin } from "./passkey-login.server";
import { writePending } from "./pending.server";
import { OVER } from "./start-address";
import type { StartView } from "./start-view";

/** Longer text is no number of any kind, and a header could not hold it. */
const LONGEST_NUMBER = 40;

/** What the address of such a page says, also when its form is posted: where to go afterwards, and as whom to log in. */
function readStart(request: Request): Pick<StartView, "next" | "type"> {
  const { searchParams } = new URL(request.url);
  return {
    next: readOwnPath(searchParams.get("next")),
    type: searchParams.get("as") === "adviser" ? "adviser" : "investor",
  };
}

/** Shows the page that asks for an ID number; somebody who is logged in has no use for it and is led on. */
export async function showStart(request: Request) {
  const start = readStart(request);
  const session = await continuePerson(await readKept(request));
  if (typeof session === "object")
    throw redirect(start.next ?? AFTER_LOGIN, { headers: carrySession(session) });
  const isOver = new URL(request.url).searchParams.has(OVER);
  const view: StartView = {
    ...start,
    isOver,
    canLogIn: canSendCodes(),
    demoPeople: await listDemoPeople(request),
  };
  return json(view);
}

const FIELDS = ["rsaIdNr", "cellNr", CREDENTIAL_FIELD];

/** Handles the form that asks for an ID number, or a passkey in its place, and leads to the page that takes the code. */
export async function submitStart(args: FormArgs, kind: Asking["kind"]) {
  return handleForm(args, { open: forAnybody, fields: FIELDS }, async (posted) => {
    const { request } = args;
    const { form, refuse } = posted;
    const start = readStart(request);
    if (form.get("intent") === "passkey") return submitPasskeyLogin(request, posted, start);
    const asked = await requestCode(request, readAsking(form, kind, start));
    if ("refusal" in asked) return refuse(asked.refusal);
    const headers = carrySession(asked.codeGuest, [await writePending(asked.pending)]);
    return redirect("/en/code", { status: 303, headers });
  });
}

function readAsking(
  form: FormData,
  kind: Asking["kind"],
  { next, type }: ReturnType<typeof readStart>,
): Asking {
  const read = (name: string) =>
    String(form.get(name) ?? "")
      .trim()
      .slice(0, LONGEST_NUMBER);
  const both = { rsaid: read("rsaIdNr"), next };
  return kind === "register" ? { ...both, kind, cell: read("cellNr") } : { ...both, kind, type };
}
