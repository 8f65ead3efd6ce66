import { json, redirect } from "@remix-run/node";
import { writePlanAddress } from "~/base/plan-address";
import { clearWalkThrough } from "~/web/cookies/clear-walk-through.server";
import { regeneratePlan, visitPlan } from "~/web/access/visit-plan.server";
import { type FormArgs, handleForm } from "~/web/forms/handle-form.server";
import { RECOMMENDED_PLAN, WALK_THROUGH } from "../walk-through/addresses";
import { finishWalkThrough } from "../walk-through/enter.server";

/** Asks whether to keep a recommendation of an earlier version; redirects to the walk-through for others. */
export async function askAboutEarlierVersion(request: Request) {
  const { named, progress, amended, headers } = await visitPlan(request);
  const isOutdated = progress.state === "ready" && progress.recommendation.is_outdated;
  if (!isOutdated) throw redirect(writePlanAddress(WALK_THROUGH, named), { headers });
  return json({ isAmended: amended !== undefined }, { headers });
}

const NOTHING_CHOSEN = "Please choose whether to keep your plan or to have it worked out anew";

/** Keeps the recommendation, which then counts as explained, or requests a new one. */
export async function settleEarlierVersion(args: FormArgs) {
  return handleForm(args, { open: visitPlan }, async ({ form, id, named, session, refuse, redirectTo }) => {
    if (form.get("intent") === "keep") {
      const { failure } = await finishWalkThrough(id, session);
      return failure ? refuse(failure) : redirectTo(writePlanAddress(RECOMMENDED_PLAN, named));
    }
    if (form.get("intent") !== "anew") return refuse(NOTHING_CHOSEN);
    const regenerated = await regeneratePlan(args.request);
    if ("rateLimitMessage" in regenerated) return refuse(regenerated.rateLimitMessage);
    return redirectTo(writePlanAddress("/en/waiting", named), clearWalkThrough(id));
  });
}
