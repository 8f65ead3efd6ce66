import { redirect } from "@remix-run/node";
import { type NamedPlan, writePlanAddress } from "~/base/plan-address";
import { callBackend, getEnvironment } from "~/backend/door.server";
import { type Envelope, hasFailed, isSuccess } from "~/contract/wire/envelope";
import type { AnswerOf } from "~/contract/wire/operation";
import type { OperationAt } from "~/contract/operations";
import type { Recommendation } from "~/contract/plan/recommendation";
import type { PlanRecord } from "~/words/plan/plan-facts";
import type { Client } from "../identity/acting.server";
import { loadOnce } from "../request/once.server";
import { NO_RECOMMENDATION } from "./no-recommendation";
import { requirePlan, refusePlan } from "../identity/plan-of-page.server";
import { carrySession, explainRateLimit, type Session } from "../identity/session.server";

type Progress =
  | { state: "ready"; recommendation: Recommendation }
  | { state: "generating"; stagesDone: number }
  | { state: "failed" };

/** A recommendation as amended by its owner, with the matching survey record. */
type Amended = { plan: PlanRecord; recommendation: Recommendation };

/**
 * The plan that the address names and the progress of its recommendation; `headers` renew the session when
 * needed.
 */
type PlanVisit = {
  id: number;
  plan: PlanRecord;
  progress: Progress;
  amended?: Amended;
  session: Session;
  /** The client for whom an adviser opens it. */
  client?: Client;
  /** The plan and the client as addresses name them. */
  named: NamedPlan;
  headers: Headers;
};

/**
 * Opens the plan that the address names.
 * @throws Response a redirect if it names none, 404 if it is not theirs, 503 if the services do not answer
 */
export async function visitPlan(request: Request): Promise<PlanVisit> {
  const visit = await loadOnce(request, "visit", () => loadVisit(request));
  return { ...visit, headers: carrySession(visit.session) };
}

async function loadVisit(request: Request): Promise<Omit<PlanVisit, "headers">> {
  const { id, session, client, named } = await requirePlan(request);
  const query = { id, plan_type: "both" } as const;
  const [plans, recommendations] = await Promise.all([
    callBackend("getPlan", { query }, session),
    callBackend("getRecommendations", { query }, session),
  ]);
  if (!isSuccess(plans)) throw refusePlan(plans, session);
  const plan = findType(plans.return_object, "base");
  if (!plan) throw refusePlan(404, session);
  // A person who withdrew consent for health answers has to answer them again before the plan is shown.
  if (plan.has_serious_illness === undefined)
    throw redirect(writePlanAddress("/en/7", named), { headers: carrySession(session) });
  const { progress, amended } = readRecommendations(recommendations, session);
  const amendedPlan = findType(plans.return_object, "edit");
  return {
    id,
    plan,
    progress,
    amended: amendedPlan && amended && { plan: amendedPlan, recommendation: amended },
    session,
    client,
    named,
  };
}

/**
 * Requests a failed recommendation again.
 * @returns the plan as addresses name it, or the message of a rate limit
 * @throws Response as above
 */
export async function regeneratePlan(
  request: Request,
): Promise<({ named: NamedPlan } | { rateLimitMessage: string }) & { headers: Headers }> {
  const { id, session, named } = await requirePlan(request);
  const answer = await callBackend("updatePlan", { body: { id, plan_type: "base", rsaid: "" } }, session);
  const headers = carrySession(session);
  if (answer.http_code === 429) return { rateLimitMessage: explainRateLimit(answer), headers };
  if (!isSuccess(answer)) throw refusePlan(answer, session);
  return { named, headers };
}

/** The full address of a page, for printing. */
export function writeAddress(path: string): string {
  return `${getEnvironment().PUBLIC_URL}${path}`;
}

type Recommendations = AnswerOf<OperationAt<"getRecommendations">>;

/** Reads our recommendation, and the amended one if there is one, from a response of the services. */
function readRecommendations(
  answer: Envelope<Recommendations>,
  session: Session,
): { progress: Progress; amended?: Recommendation } {
  if (!isSuccess(answer)) {
    if (hasFailed(answer)) return { progress: { state: "failed" } };
    throw refusePlan(answer, session, NO_RECOMMENDATION);
  }
  const all = answer.return_object;
  if (!Array.isArray(all)) return { progress: { state: "generating", stagesDone: all.stages_done } };
  const recommendation = findType(all, "base");
  if (!recommendation) return { progress: { state: "failed" } };
  return { progress: { state: "ready", recommendation }, amended: findType(all, "edit") };
}

/** Finds our own (`base`) or the amended (`edit`) one. */
export function findType<One extends { plan_type?: string }>(all: readonly One[], type: "base" | "edit") {
  return all.find(({ plan_type }) => plan_type === type);
}
