import { randomUUID } from "node:crypto";
import { json, redirect } from "@remix-run/node";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { callBackend } from "~/backend/door.server";
import { isSuccess } from "~/contract/wire/envelope";
import { carrySession } from "~/web/identity/session.server";
import { requireUser } from "~/web/identity/user.server";
import { handleForm } from "~/web/forms/handle-form.server";
import type { FormArgs } from "~/web/forms/handle-form.server";
import { ADVISER_FIELD } from "./leave-adviser-page";

const MY_DATA = "/en/my-data";

/** Asks once more before somebody leaves their adviser; who has none is led back. */
export async function askToLeave({ request }: LoaderFunctionArgs) {
  const { session, described } = await requireUser(request);
  const headers = carrySession(session);
  const { adviser } = described;
  if (!adviser) throw redirect(MY_DATA, { status: 303, headers });
  return json({ adviser, operation: randomUUID() }, { headers });
}

/** Ends that the adviser of whom the page spoke sees and does anything for this person. */
export async function submitLeaving(args: FormArgs) {
  const declared = { open: requireUser, fields: [ADVISER_FIELD] };
  return handleForm(args, declared, async ({ form, caller, refuse, leadTo }) => {
    const adviserId = String(form.get(ADVISER_FIELD) ?? "");
    const answer = await callBackend("leaveAdviser", { query: { adviserId } }, caller);
    if (isSuccess(answer)) return leadTo(`${MY_DATA}?adviser`);
    // Somebody else is their adviser by now, or nobody: the page asks anew, or leads back.
    return answer.http_code === 404 ? leadTo(`${MY_DATA}/leave-adviser`) : refuse(answer);
  });
}
