import { json, redirect } from "@remix-run/node";
import { writePlanAddress } from "~/base/plan-address";
import { forgetWalkThrough } from "~/web/cookies/forget-walk-through.server";
import { DISTRUST_WORDS, readForm } from "~/web/forms/form-protection.server";
import { RECOMMENDED_PLAN } from "./addresses";
import { findAmendWarnings } from "./amend-warnings.server";
import { enterWalkThrough } from "./enter.server";
import { restoreOurs } from "./override.server";

/**
 * Asks before the customised recommendation is given up.
 * @throws Response as `enterWalkThrough`; a redirect to the plan if there is nothing to give up
 */
export async function askToRestore(request: Request, isRefused: boolean) {
  const entered = await enterWalkThrough(request);
  const { id, headers, facts, amended } = entered;
  if (!amended) throw redirect(writePlanAddress(RECOMMENDED_PLAN, id), { headers });
  const incomes = { ours: facts.income.total, amended: amended.income.total };
  return json({ incomes, warnings: await findAmendWarnings(entered), isRefused }, { headers });
}

/**
 * Brings our recommendation back in place of the customised one, and forgets what was changed in it.
 * @throws Response as `enterWalkThrough`
 */
export async function restoreRecommendation(request: Request) {
  const { distrust } = await readForm(request);
  if (distrust) return json({ notice: DISTRUST_WORDS[distrust] }, { status: 422 });
  const entered = await enterWalkThrough(request);
  const { id, headers } = entered;
  const { failure } = await restoreOurs(entered);
  if (failure) return json({ notice: failure }, { status: 422, headers });
  for (const cookie of forgetWalkThrough(id)) headers.append("Set-Cookie", cookie);
  return redirect(writePlanAddress(RECOMMENDED_PLAN, id), { status: 303, headers });
}
