import { json, redirect } from "@remix-run/node";
import { writePlanAddress } from "~/base/plan-address";
import { clearWalkThrough } from "~/web/cookies/clear-walk-through.server";
import { type FormArgs, handleForm } from "~/web/forms/handle-form.server";
import { RECOMMENDED_PLAN } from "../walk-through/addresses";
import { findAmendWarnings } from "./amend-warnings.server";
import { enterWalkThrough } from "../walk-through/enter.server";
import { restoreOurs } from "./save.server";

/**
 * Asks before the amended recommendation is given up.
 * @throws Response as `enterWalkThrough`; a redirect to the plan if there is nothing to give up
 */
export async function askToRestore(request: Request) {
  const entered = await enterWalkThrough(request);
  const { named, headers, facts, amended } = entered;
  if (!amended) throw redirect(writePlanAddress(RECOMMENDED_PLAN, named), { headers });
  const incomes = { ours: facts.income.total, amended: amended.income.total };
  return json({ incomes, warnings: await findAmendWarnings(entered) }, { headers });
}

/**
 * Restores the recommendation in place of the amended one, and forgets its changes.
 * @throws Response as `enterWalkThrough`
 */
export async function restoreRecommendation(args: FormArgs) {
  return handleForm(args, { open: enterWalkThrough }, async ({ refuse, redirectTo, ...entered }) => {
    const { failure } = await restoreOurs(entered);
    if (failure) return refuse(failure);
    return redirectTo(writePlanAddress(RECOMMENDED_PLAN, entered.named), clearWalkThrough(entered.id));
  });
}
