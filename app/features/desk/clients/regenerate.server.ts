import { redirect } from "@remix-run/node";
import { callBackend } from "~/backend/door.server";
import { readId } from "~/base/read-id";
import { isSuccess } from "~/contract/wire/envelope";
import type { DeskSession } from "~/web/identity/desk.server";
import { explainRefusal } from "~/web/forms/explain-refusal.server";
import { carrySession, sayNotFound } from "~/web/identity/session.server";
import type { FormRefusal } from "~/ui/form";

/** The fields with the ids of a plan and of its client. */
export const REGENERATED_FIELDS = ["plan", "client"] as const;

/**
 * Requests again a form's plan that could not be worked out.
 * @returns the services' refusal; undefined if they accepted
 * @throws Response a redirect to the answers if they have to be given again; 404 if no client of theirs has the plan
 */
export async function regenerate(form: FormData, session: DeskSession): Promise<FormRefusal | undefined> {
  const id = readId(form.get("plan"));
  if (id === undefined) throw sayNotFound(session);
  const body = { id, plan_type: "base" as const, rsaid: "" };
  const answer = await callBackend("updatePlan", { query: {}, body }, session);
  if (isSuccess(answer)) return undefined;
  const headers = carrySession(session);
  const client = readId(form.get("client"));
  // Its answers have become invalid, for instance because a date has passed.
  if (answer.http_code === 422 && client)
    throw redirect(`/en/check-answers?plan=${id}&client=${client}`, { status: 303, headers });
  if (answer.http_code === 422) throw sayNotFound(session);
  return explainRefusal(answer, session, { form, nameField: () => undefined });
}
