import { callBackend, getEnvironment } from "~/backend/door.server";
import { hasFailed, isSuccess } from "~/contract/envelope";
import type { Recommendation } from "~/contract/recommendation";
import type { PlanRecord } from "~/words/plan-facts";
import { NO_RECOMMENDATION } from "./no-recommendation";
import { requirePlan, turnAway } from "./plan-of-page.server";
import { carrySession, readWait } from "./session.server";
import type { Session } from "./session.server";

type Progress =
  | { state: "ready"; recommendation: Recommendation }
  | { state: "generating"; stagesDone: number }
  | { state: "failed" };

/** The plan that the address names and the progress of its recommendation; `headers` renew the session when needed. */
type PlanVisit = {
  id: number;
  plan: PlanRecord;
  progress: Progress;
  session: Session;
  headers: Headers;
};

/**
 * Opens the plan that the address names.
 * @param start where to send a visitor who has no plan
 * @throws Response a redirect if it names none, 404 if it is not theirs, 503 if the services do not answer
 */
export async function visitPlan(request: Request, start?: string): Promise<PlanVisit> {
  const { id, session } = await requirePlan(request, start);
  const [plans, progress] = await Promise.all([
    callBackend("getPlan", { query: { id, plan_type: "base" } }, session),
    readProgress(id, session),
  ]);
  if (!isSuccess(plans)) throw turnAway(plans.http_code, session);
  const plan = plans.return_object[0];
  if (!plan) throw turnAway(404, session);
  const headers = carrySession(session);
  headers.set("Cache-Control", "no-store");
  return { id, plan, progress, session, headers };
}

/**
 * Requests a failed recommendation again.
 * @returns the number of its plan, or how many seconds the visitor has to wait because of the limits
 * @throws Response as above
 */
export async function regeneratePlan(
  request: Request,
): Promise<({ id: number } | { waitSeconds: number }) & { headers: Headers }> {
  const { id, session } = await requirePlan(request);
  const answer = await callBackend("updatePlan", { body: { id, plan_type: "base", rsaid: "" } }, session);
  const headers = carrySession(session);
  if (answer.http_code === 429) return { waitSeconds: readWait(answer), headers };
  if (!isSuccess(answer)) throw turnAway(answer.http_code, session);
  return { id, headers };
}

/** The full address of a page, for printing. */
export function writeAddress(path: string): string {
  return `${getEnvironment().PUBLIC_URL}${path}`;
}

async function readProgress(id: number, session: Session): Promise<Progress> {
  const answer = await callBackend("getRecommendations", { query: { id, plan_type: "base" } }, session);
  if (!isSuccess(answer)) {
    if (hasFailed(answer)) return { state: "failed" };
    throw turnAway(answer.http_code, session, NO_RECOMMENDATION);
  }
  if (!Array.isArray(answer.return_object))
    return { state: "generating", stagesDone: answer.return_object.stages_done };
  const recommendation = answer.return_object[0];
  return recommendation ? { state: "ready", recommendation } : { state: "failed" };
}
