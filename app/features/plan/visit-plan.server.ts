import { redirect } from "@remix-run/node";
import { callBackend, getEnvironment } from "~/backend/door.server";
import { isSuccess } from "~/contract/envelope";
import type { Recommendation } from "~/contract/recommendation";
import { findGuest } from "~/features/session/guest.server";
import type { PlanRecord } from "~/words/plan-facts";

type Progress =
  | { state: "ready"; recommendation: Recommendation }
  | { state: "generating"; stagesDone: number }
  | { state: "failed" };

/** The plan that this browser made and how far its recommendation is; `headers` renew the guest's cookie when due. */
export type PlanVisit = { plan: PlanRecord; progress: Progress; headers: Headers };

/**
 * Finds the plan that belongs to the browser.
 * @throws Response a redirect to the intro when there is none, 503 when the services do not answer
 */
export async function visitPlan(request: Request): Promise<PlanVisit> {
  const { id, bearer, headers } = await findPlanOwner(request);
  const [plans, progress] = await Promise.all([
    callBackend("getPlan", { query: { id, plan_type: "base" } }, { bearer }),
    readProgress(id, bearer),
  ]);
  if (!isSuccess(plans)) throw turnAway(plans.http_code);
  const plan = plans.return_object[0];
  if (!plan) throw turnAway(404);
  return { plan, progress, headers };
}

/** Asks for a failed recommendation again. */
export async function regeneratePlan(request: Request): Promise<void> {
  const { id, bearer } = await findPlanOwner(request);
  const answer = await callBackend("updatePlan", { body: { id, plan_type: "base", rsaid: "" } }, { bearer });
  if (!isSuccess(answer)) throw turnAway(answer.http_code);
}

/** The whole address of a page, for paper. */
export function writeAddress(path: string): string {
  return `${getEnvironment().PUBLIC_URL}${path}`;
}

async function findPlanOwner(request: Request): Promise<{ id: number; bearer: string; headers: Headers }> {
  const visit = await findGuest(request);
  if (visit?.guest.planId === undefined) throw redirect("/en");
  const headers = new Headers({ "Cache-Control": "no-store" });
  if (visit.setCookie) headers.append("Set-Cookie", visit.setCookie);
  return { id: visit.guest.planId, bearer: visit.guest.bearer, headers };
}

async function readProgress(id: number, bearer: string): Promise<Progress> {
  const answer = await callBackend("getRecommendations", { query: { id, plan_type: "base" } }, { bearer });
  if (!isSuccess(answer)) {
    if (answer.http_code === 500) return { state: "failed" };
    throw turnAway(answer.http_code);
  }
  if (!Array.isArray(answer.return_object))
    return { state: "generating", stagesDone: answer.return_object.stages_done };
  const recommendation = answer.return_object[0];
  return recommendation ? { state: "ready", recommendation } : { state: "failed" };
}

/** A plan that is not there, or not theirs, leads to the intro; services that do not answer are our trouble. */
function turnAway(httpCode: number): Response {
  const isOurFault = httpCode >= 500;
  return isOurFault ? new Response("The plan cannot be read", { status: 503 }) : redirect("/en");
}
