import { randomUUID } from "node:crypto";
import { json, redirect } from "@remix-run/node";
import { callBackend } from "~/backend/door.server";
import { isSuccess } from "~/contract/wire/envelope";
import { answerRefusal } from "~/web/forms/answer-refusal.server";
import { DISTRUST_WORDS, readForm } from "~/web/forms/form-protection.server";
import { readOperationId } from "~/web/forms/operation-id.server";
import { carrySession, carryUnkept } from "~/web/identity/session.server";
import { requireUser } from "~/web/identity/user.server";
import { answerInPlace } from "~/ui/form";
import { ADVISER_FIELD } from "./leave-adviser-page";

const MY_DATA = "/en/my-data";

/** Asks once more before somebody leaves their adviser; who has none is led back. */
export async function askToLeave(request: Request, isRefused: boolean) {
  const { session, described } = await requireUser(request);
  const headers = carryUnkept(session);
  const { adviser } = described;
  if (!adviser) throw redirect(MY_DATA, { status: 303, headers });
  return json({ adviser, operation: randomUUID(), isRefused }, { headers });
}

/** Ends that the adviser of whom the page spoke sees and does anything for this person. */
export async function submitLeaving(request: Request) {
  const { form, distrust } = await readForm(request);
  const { session } = await requireUser(request);
  const headers = carrySession(session);
  if (distrust) return answerInPlace(form, DISTRUST_WORDS[distrust], headers);
  const adviserId = String(form.get(ADVISER_FIELD) ?? "");
  const caller = { ...session, processContextId: readOperationId(form) };
  const answer = await callBackend("leaveAdviser", { query: { adviserId } }, caller);
  if (isSuccess(answer)) return redirect(`${MY_DATA}?adviser`, { status: 303, headers });
  // Somebody else is their adviser by now, or nobody: the page asks anew, or leads back.
  if (answer.http_code === 404) return redirect(`${MY_DATA}/leave-adviser`, { status: 303, headers });
  return answerRefusal(form, answer, session);
}
