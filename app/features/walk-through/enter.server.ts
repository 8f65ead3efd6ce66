import { redirect } from "@remix-run/node";
import { writePlanAddress } from "~/base/plan-address";
import type { AdjustNeeds } from "~/contract/adjust-needs";
import { isSuccess } from "~/contract/envelope";
import type { BodyOf } from "~/contract/operation";
import type { OperationAt } from "~/contract/operations";
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
import { askPatiently } from "./ask-patiently.server";
import { OVERRIDE_BY_INCOME_FAILURE, OVERRIDE_FAILURE, UPDATE_FAILURE } from "./failures";

/** A plan whose recommendation can be explained; `headers` renew the session when needed. */
export type Entered = {
  id: number;
  session: Session;
  headers: Headers;
  /** Those of our recommendation, which the steps explain whatever was changed in it. */
  facts: PlanFacts;
  /** Those of the plan as it was customised. */
  amended?: PlanFacts;
  product: AnnuityRecommendation;
};

/**
 * Guards the walk-through: opens the plan that the address names.
 * @param start where to send a visitor who has no plan
 * @throws Response a redirect to `start`; to the waiting page while there is no recommendation, which also says when it
 *   failed; to the choice between old and new if an earlier version made it; else as `visitPlan`
 */
export async function enterWalkThrough(request: Request, start: string): Promise<Entered> {
  const { id, plan, progress, customised, session, headers } = await visitPlan(request, start);
  if (progress.state !== "ready") throw redirect(writePlanAddress("/en/waiting", id), { headers });
  const { recommendation } = progress;
  if (recommendation.is_outdated) throw redirect(writePlanAddress(EARLIER_VERSION, id), { headers });
  const facts = gatherFacts(recommendation, plan);
  const amended = customised && gatherFacts(customised.recommendation, customised.plan);
  return { id, session, headers, facts, amended, product: facts.common.annuity_recommendation };
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
  return { failure: `${UPDATE_FAILURE}. Please try again.` };
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
  return Object.keys(needs).length === 0 ? {} : override(session, { id, ...needs });
}

/**
 * Stores the recommendation with another income as the customised one, in place of what was customised before. The
 * recommended income itself brings our recommendation back.
 * @param desired rand a month
 * @returns what to say if that failed
 * @throws Response 404 if the plan is no longer theirs
 */
export async function overrideIncome(
  id: number,
  session: Session,
  desired: number,
): Promise<{ failure?: string }> {
  return override(session, { id, desired_gross_monthly_income: desired });
}

async function override(session: Session, body: BodyOf<OperationAt<"overrideRecommendation">>) {
  const { bearer } = session;
  const answer = await askPatiently(() => callBackend("overrideRecommendation", { body }, { bearer }));
  if (isSuccess(answer)) return {};
  if (answer.http_code === 429) return { failure: describeTooFrequent(readWait(answer)) };
  if (answer.http_code === 404) throw turnAway(404, session);
  const isByIncome = body.desired_gross_monthly_income !== undefined;
  return { failure: `${isByIncome ? OVERRIDE_BY_INCOME_FAILURE : OVERRIDE_FAILURE}. Please try again.` };
}
