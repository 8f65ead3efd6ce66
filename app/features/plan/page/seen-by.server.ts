import { randomUUID } from "node:crypto";
import { json, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { writePlanAddress } from "~/base/plan-address";
import { callBackend } from "~/backend/door.server";
import { isSuccess } from "~/contract/wire/envelope";
import { requirePlan, refusePlan } from "~/web/identity/plan-of-page.server";
import { carrySession } from "~/web/identity/session.server";
import { type FormArgs, handleForm } from "~/web/forms/handle-form.server";

const PLAN = "/en/recommended-plan";

/**
 * Asks a guest for confirmation before an adviser can no longer see their plans.
 * @throws Response a redirect to the plan if no adviser can see it; otherwise as `requirePlan`
 */
export async function askToHide({ request }: LoaderFunctionArgs) {
  const { id, session, named } = await requirePlan(request);
  const answer = await callBackend("getPlan", { query: { id } }, session);
  if (!isSuccess(answer)) throw refusePlan(answer, session);
  const adviser = answer.return_object[0]?.seen_by;
  const headers = carrySession(session);
  if (!adviser) throw redirect(writePlanAddress(PLAN, named), { headers });
  const { name, role } = adviser;
  return json({ name, role, operation: randomUUID() }, { headers });
}

/** Removes the guest's plans from the adviser's list. */
export async function submitHiding(args: FormArgs) {
  return handleForm(args, { open: requirePlan }, async ({ id, named, session, caller, redirectTo }) => {
    const answer = await callBackend("hideFromAdviser", { query: { id } }, caller);
    if (!isSuccess(answer)) throw refusePlan(answer, session);
    return redirectTo(writePlanAddress(PLAN, named));
  });
}
