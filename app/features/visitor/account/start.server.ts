import { json, redirect } from "@remix-run/node";
import type { z } from "zod";
import { canSendCodes, listDemoPeople } from "~/backend/door.server";
import { readOwnPath } from "~/web/request/return-address";
import { readKept } from "~/web/identity/kept-session.server";
import { carrySession, continuePerson } from "~/web/identity/session.server";
import { forAnybody, type FormArgs, handleForm } from "~/web/forms/handle-form.server";
import { type Asking, requestCode } from "./request-code.server";
import { AFTER_LOGIN } from "./finish-login.server";
import { CREDENTIAL_FIELD } from "./passkey-answer.server";
import { submitPasskeyLogin } from "./passkey-login.server";
import { writePending } from "./pending.server";
import { OVER } from "./start-address";
import { logInForm, registerForm } from "./account-forms";
import type { StartView } from "./start-view";
import { NO_FIELDS } from "~/web/fields/field";

/** Reads the address of such a page, also for its form: the page afterwards, and the type of the login. */
function readStart(request: Request): Pick<StartView, "next" | "type"> {
  const { searchParams } = new URL(request.url);
  return {
    next: readOwnPath(searchParams.get("next")),
    type: searchParams.get("as") === "adviser" ? "adviser" : "investor",
  };
}

/** Shows the page that asks for an ID number; redirects a logged-in person. */
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

const FIELDS = [...Object.keys(registerForm.shape), CREDENTIAL_FIELD];

type NumbersForm = typeof logInForm | typeof registerForm | typeof NO_FIELDS;

/** Handles an ID number by redirecting to the page that asks for the code, or a passkey by logging in. */
export async function submitStart(args: FormArgs, kind: Asking["kind"]) {
  const chooseForm = (form: FormData): NumbersForm =>
    form.get("intent") === "passkey" ? NO_FIELDS : kind === "register" ? registerForm : logInForm;
  const declared = { open: forAnybody, schema: chooseForm, fields: FIELDS };
  return handleForm(args, declared, async ({ values, ...posted }) => {
    const { request } = args;
    const { refuse } = posted;
    const start = readStart(request);
    if (!("rsaIdNr" in values)) return submitPasskeyLogin(request, posted, start);
    const asked = await requestCode(request, nameAsking(values, start));
    if ("refusal" in asked) return refuse(asked.refusal);
    const headers = carrySession(asked.codeGuest, [await writePending(asked.pending)]);
    return redirect("/en/code", { status: 303, headers });
  });
}

function nameAsking(
  typed: z.output<typeof logInForm | typeof registerForm>,
  { next, type }: ReturnType<typeof readStart>,
): Asking {
  const both = { rsaid: typed.rsaIdNr, next };
  return "cellNr" in typed
    ? { ...both, kind: "register", cell: typed.cellNr }
    : { ...both, kind: "login", type };
}
