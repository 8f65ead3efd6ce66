import { redirect } from "@remix-run/node";
import { callBackend } from "~/backend/door.server";
import { readId } from "~/base/read-id";
import { isSuccess } from "~/contract/wire/envelope";
import type { DeskSession } from "~/web/identity/desk.server";
import { explainRefusal } from "~/web/forms/explain-refusal.server";
import { carrySession, sayNotFound } from "~/web/identity/session.server";
import type { FormRefusal } from "~/ui/form";

/** The fields that name a plan and whose it is. */
export const REGENERATED_FIELDS = ["plan", "client"] as const;

/**
 * Asks again for the plan that a form names, which could not be worked out.
 * @returns why the services did not do it, if they did not
 * @throws Response a redirect to the answers if they have to be given anew; 404 if there is no such plan of a client of theirs
 */
export async function regenerate(form: FormData, session: DeskSession): Promise<FormRefusal | undefined> {
  const id = readId(form.get("plan"));
  if (id === undefined) throw sayNotFound(session);
  const body = { id, plan_type: "base" as const, rsaid: "" };
  const answer = await callBackend("updatePlan", { query: {}, body }, session);
  if (isSuccess(answer)) return undefined;
  const headers = carrySession(session);
  const client = readId(form.get("client"));
  // Its answers do not hold any more, as when a date has passed: they are asked again.
  if (answer.http_code === 422 && client)
    throw redirect(`/en/check-answers?plan=${id}&client=${client}`, { status: 303, headers });
  if (answer.http_code === 422) throw sayNotFound(session);
  return explainRefusal(answer, session, { form, nameField: () => undefined });
}
