import { json, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { deleteLateForm, readLateForm } from "~/web/forms/late-form.server";
import { carrySession, findPersonSession } from "~/web/identity/session.server";
import { AFTER_LOGIN } from "./finish-login.server";

/** Shows a form that was posted after the session's end, once, to the person who posted it. */
export async function showLateForm({ request }: LoaderFunctionArgs) {
  const session = await findPersonSession(request);
  const late = session?.person && (await readLateForm(request, session.person));
  if (!late) throw redirect(AFTER_LOGIN, { headers: carrySession(session) });
  const headers = carrySession(session, [deleteLateForm()]);
  const { action, fields, isTrusted } = late;
  return json({ action, fields, isTrusted }, { headers });
}
