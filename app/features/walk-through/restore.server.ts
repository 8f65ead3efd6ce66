import { json, redirect } from "@remix-run/node";
import { writePlanAddress } from "~/base/plan-address";
import { DISTRUST_WORDS, readForm } from "~/features/session/form-protection.server";
import { enterWalkThrough, overrideIncome } from "./enter.server";

/**
 * Brings our recommendation back in place of the customised one: the income that is asked for is the recommended one.
 * @throws Response as `enterWalkThrough`
 */
export async function restoreRecommendation(request: Request, start: string) {
  const { distrust } = await readForm(request);
  if (distrust) return json({ notice: { words: DISTRUST_WORDS[distrust] } }, { status: 422 });
  const { id, session, headers, facts } = await enterWalkThrough(request, start);
  const { failure } = await overrideIncome(id, session, facts.common.max_desired_monthly_income);
  if (failure) return json({ notice: { words: failure } }, { status: 422, headers });
  return redirect(writePlanAddress("/en/recommended-plan", id), { status: 303, headers });
}
