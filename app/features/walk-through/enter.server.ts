import { redirect } from "@remix-run/node";
import { writePlanAddress } from "~/base/plan-address";
import type { AdjustNeeds } from "~/contract/adjust-needs";
import { isSuccess } from "~/contract/envelope";
import type { AnnuityRecommendation } from "~/contract/product-recommendation";
import { callBackend } from "~/backend/door.server";
import { turnAway } from "~/features/session/plan-of-page.server";
import { describeTooFrequent } from "~/features/session/too-frequent";
import { readWait } from "~/features/session/session.server";
import type { Session } from "~/features/session/session.server";
import { visitPlan } from "~/features/session/visit-plan.server";
import { gatherFacts } from "~/words/plan-facts";
import type { PlanFacts } from "~/words/plan-facts";
import { EARLIER_VERSION } from "./addresses";

/** A plan whose recommendation can be explained; `headers` renew the session when needed. */
type Entered = {
  id: number;
  session: Session;
  headers: Headers;
  facts: PlanFacts;
  product: AnnuityRecommendation;
};

/**
 * Guards the walk-through: opens the plan that the address names.
 * @param start where to send a visitor who has no plan
 * @throws Response a redirect to `start`; to the waiting page while there is no recommendation, which also says when it
 *   failed; to the choice between old and new if an earlier version made it; else as `visitPlan`
 */
export async function enterWalkThrough(request: Request, start: string): Promise<Entered> {
  const { id, plan, progress, session, headers } = await visitPlan(request, start);
  if (progress.state !== "ready") throw redirect(writePlanAddress("/en/waiting", id), { headers });
  const { recommendation } = progress;
  if (recommendation.is_outdated) throw redirect(writePlanAddress(EARLIER_VERSION, id), { headers });
  const facts = gatherFacts(recommendation, plan);
  return { id, session, headers, facts, product: facts.common.annuity_recommendation };
}

/**
 * Stores that the visitor has gone through the recommendation.
 * @returns what to say if that failed
 * @throws Response 404 if the plan is no longer theirs
 */
export async function finishWalkThrough(id: number, session: Session): Promise<{ failure?: string }> {
  const body = { finished_recommendation: "yes" } as const;
  const answer = await callBackend("updatePlan", { query: { id }, body }, { bearer: session.bearer });
  if (isSuccess(answer)) return {};
  if (answer.http_code === 429) return { failure: describeTooFrequent(readWait(answer)) };
  if (answer.http_code < 500) throw turnAway(answer.http_code, session);
  return { failure: UPDATE_FAILURE };
}

/**
 * Stores everything that the visitor has changed as the customised recommendation, if anything is.
 * @returns what to say if that failed
 * @throws Response 404 if the plan is no longer theirs
 */
export async function overrideNeeds(
  id: number,
  session: Session,
  needs: AdjustNeeds,
): Promise<{ failure?: string }> {
  if (Object.keys(needs).length === 0) return {};
  const { bearer } = session;
  const answer = await callBackend("overrideRecommendation", { body: { id, ...needs } }, { bearer });
  if (isSuccess(answer)) return {};
  if (answer.http_code === 429) return { failure: describeTooFrequent(readWait(answer)) };
  if (answer.http_code === 404) throw turnAway(404, session);
  return { failure: OVERRIDE_FAILURE };
}

const OVERRIDE_FAILURE = "Unable to override plan recommendations. Please try again.";
const UPDATE_FAILURE = "Unable to update plan recommendation. Please try again.";
