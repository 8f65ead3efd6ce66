import { json, redirect } from "@remix-run/node";
import { writePlanAddress } from "~/base/plan-address";
import { forgetWalkThrough } from "~/web/cookies/forget-walk-through.server";
import { DISTRUST_WORDS, readForm } from "~/web/forms/form-protection.server";
import { regeneratePlan, visitPlan } from "~/web/access/visit-plan.server";
import { RECOMMENDED_PLAN, WALK_THROUGH } from "./addresses";
import { finishWalkThrough } from "./enter.server";

/** Asks what to do with a recommendation of an earlier version; leads on if there is nothing to ask. */
export async function askAboutEarlierVersion(request: Request, isRefused: boolean) {
  const { id, progress, headers } = await visitPlan(request);
  const isOutdated = progress.state === "ready" && progress.recommendation.is_outdated;
  if (!isOutdated) throw redirect(writePlanAddress(WALK_THROUGH, id), { headers });
  return json({ isRefused }, { headers });
}

const NOTHING_CHOSEN = "Please choose whether to keep your plan or to have it worked out anew";

/** Keeps the recommendation as it is, which then counts as gone through, or asks for a new one. */
export async function settleEarlierVersion(request: Request) {
  const { form, distrust } = await readForm(request);
  if (distrust) return json({ notice: DISTRUST_WORDS[distrust] }, { status: 422 });
  const { id, session, headers } = await visitPlan(request);
  if (form.get("intent") === "keep") {
    const { failure } = await finishWalkThrough(id, session);
    if (failure) return json({ notice: failure }, { status: 422, headers });
    return redirect(writePlanAddress(RECOMMENDED_PLAN, id), { headers });
  }
  if (form.get("intent") !== "anew") return json({ notice: NOTHING_CHOSEN }, { status: 422, headers });
  const regenerated = await regeneratePlan(request);
  if ("tooFrequent" in regenerated)
    return json({ notice: regenerated.tooFrequent }, { status: 422, headers });
  for (const cookie of forgetWalkThrough(id)) headers.append("Set-Cookie", cookie);
  return redirect(writePlanAddress("/en/waiting", id), { headers });
}
