import { redirect } from "@remix-run/node";
import { type NamedPlan, writePlanAddress } from "~/base/plan-address";
import { isSuccess } from "~/contract/wire/envelope";
import type { AnnuityRecommendation } from "~/contract/plan/product-recommendation";
import { callBackend } from "~/backend/door.server";
import { explainFailure } from "~/web/access/explain-failure.server";
import type { Session } from "~/web/identity/session.server";
import { visitPlan } from "~/web/access/visit-plan.server";
import { gatherFacts, type PlanFacts } from "~/words/plan/plan-facts";
import { EARLIER_VERSION } from "./addresses";

const UPDATE_FAILURE =
  "We could not store that you have seen this explanation. Unable to update plan recommendation. Please try again.";

/** A plan whose recommendation can be explained; `headers` renew the session when needed. */
export type Entered = {
  id: number;
  session: Session;
  /** The plan and the client as addresses name them. */
  named: NamedPlan;
  headers: Headers;
  /** Figures of the recommendation, which the steps explain whatever was changed in it. */
  facts: PlanFacts;
  /** Figures of the amended plan. */
  amended?: PlanFacts;
  product: AnnuityRecommendation;
};

/**
 * Guards the walk-through: opens the plan of the address.
 * @throws Response a redirect to the waiting page while there is no recommendation, which also reports a
 *   failure; to the choice between old and new for a recommendation of an earlier version; otherwise as
 *   `visitPlan`
 */
export async function enterWalkThrough(request: Request): Promise<Entered> {
  const { id, plan, progress, amended: advised, session, client, named, headers } = await visitPlan(request);
  if (progress.state !== "ready") throw redirect(writePlanAddress("/en/waiting", named), { headers });
  const { recommendation } = progress;
  if (recommendation.is_outdated) throw redirect(writePlanAddress(EARLIER_VERSION, named), { headers });
  const facts = gatherFacts(recommendation, plan, client?.name);
  const amended = advised && gatherFacts(advised.recommendation, advised.plan, client?.name);
  return { id, session, named, headers, facts, amended, product: facts.common.annuity_recommendation };
}

/**
 * Stores that the visitor has completed the walk-through.
 * @returns the message of a failure
 * @throws Response 404 if the plan is no longer theirs
 */
export async function finishWalkThrough(id: number, session: Session): Promise<{ failure?: string }> {
  const body = { finished_recommendation: "yes" } as const;
  const answer = await callBackend("updatePlan", { query: { id }, body }, { bearer: session.bearer });
  return isSuccess(answer) ? {} : { failure: explainFailure(answer, session, UPDATE_FAILURE) };
}
