import { randomUUID } from "node:crypto";
import { json, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { callBackend } from "~/backend/door.server";
import { isSuccess } from "~/contract/wire/envelope";
import { carrySession } from "~/web/identity/session.server";
import { requireUser } from "~/web/identity/user.server";
import { type FormArgs, handleForm } from "~/web/forms/handle-form.server";
import { ADVISER_FIELD } from "./leave-adviser-page";

const MY_DATA = "/en/my-data";

/** Asks for confirmation before a person leaves their adviser; redirects a person without one. */
export async function askToLeave({ request }: LoaderFunctionArgs) {
  const { session, described } = await requireUser(request);
  const headers = carrySession(session);
  const { adviser } = described;
  if (!adviser) throw redirect(MY_DATA, { status: 303, headers });
  return json({ adviser, operation: randomUUID() }, { headers });
}

/** Ends the right of the adviser whom the page named to see and do anything for this person. */
export async function submitLeaving(args: FormArgs) {
  const declared = { open: requireUser, fields: [ADVISER_FIELD] };
  return handleForm(args, declared, async ({ form, caller, refuse, redirectTo }) => {
    const adviserId = String(form.get(ADVISER_FIELD) ?? "");
    const answer = await callBackend("leaveAdviser", { query: { adviserId } }, caller);
    if (isSuccess(answer)) return redirectTo(`${MY_DATA}?adviser`);
    // 404: the adviser has changed or gone meanwhile; the page asks again, or redirects.
    return answer.http_code === 404 ? redirectTo(`${MY_DATA}/leave-adviser`) : refuse(answer);
  });
}
