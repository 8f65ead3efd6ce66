import { randomUUID } from "node:crypto";
import { json, redirect } from "@remix-run/node";
import { writePlanAddress } from "~/base/plan-address";
import { callBackend } from "~/backend/door.server";
import { isSuccess } from "~/contract/wire/envelope";
import { DISTRUST_WORDS, readForm } from "~/web/forms/form-protection.server";
import { readOperationId } from "~/web/forms/operation-id.server";
import { requirePlan, refusePlan } from "~/web/access/plan-of-page.server";
import { carrySession } from "~/web/identity/session.server";

const PLAN = "/en/recommended-plan";

/**
 * Asks a guest before an adviser can no longer see their plans.
 * @throws Response a redirect to the plan if no adviser can see it; otherwise as `requirePlan`
 */
export async function askToHide(request: Request, isRefused: boolean) {
  const { id, session } = await requirePlan(request);
  const answer = await callBackend("getPlan", { query: { id } }, session);
  if (!isSuccess(answer)) throw refusePlan(answer, session);
  const adviser = answer.return_object[0]?.seen_by;
  const headers = carrySession(session);
  if (!adviser) throw redirect(writePlanAddress(PLAN, id), { headers });
  const { name, role } = adviser;
  return json({ name, role, operation: randomUUID(), isRefused }, { headers });
}

/** Takes the guest's plans from the adviser's list. */
export async function submitHiding(request: Request) {
  const { form, distrust } = await readForm(request);
  const { id, session } = await requirePlan(request);
  const headers = carrySession(session);
  if (distrust) return json({ notice: DISTRUST_WORDS[distrust] }, { status: 422, headers });
  const caller = { ...session, processContextId: readOperationId(form) };
  const answer = await callBackend("hideFromAdviser", { query: { id } }, caller);
  if (!isSuccess(answer)) throw refusePlan(answer, session);
  return redirect(writePlanAddress(PLAN, id), { status: 303, headers });
}
