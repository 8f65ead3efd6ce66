import { redirect } from "@remix-run/node";
import { readPlanChoice, writePlanAddress } from "~/base/plan-address";
import type { PlanChoice } from "~/base/plan-address";
import { isSuccess } from "~/contract/envelope";
import { callBackend } from "~/backend/door.server";
import { carrySession, findSession, refuseForNow } from "./session.server";
import type { Session } from "./session.server";

/** The plan that a page is about, undefined before there is one, and who asks for it, where that matters. */
export type PlanOfPage = { plan?: PlanChoice; session?: Session };

/**
 * Finds the plan that a page's address names. Opened without one by somebody who has plans, the page redirects to itself
 * with the newest; a form, whose content a redirect would lose, is taken as it comes.
 * @throws Response that redirect, 404 for what can be no plan of theirs, 503 when the services do not answer
 */
export async function findPlanOfPage(request: Request): Promise<PlanOfPage> {
  const { pathname, searchParams } = new URL(request.url);
  const plan = readPlanChoice(searchParams);
  if (plan === "unknown") throw sayNotFound();
  if (plan === "new" || (plan === undefined && request.method === "POST")) return { plan };
  const session = await findSession(request);
  if (plan !== undefined && !session) throw sayNotFound();
  if (plan !== undefined || !session) return { plan, session };
  const newest = await findNewestPlan(session);
  if (newest === undefined) return { session };
  const address = writePlanAddress(pathname, newest, Object.fromEntries(searchParams));
  throw redirect(address, { headers: carrySession(session) });
}

/**
 * The stored plan that a page shows.
 * @throws Response as above; a redirect to the start before there is a plan, and to the questions of one that is begun
 */
export async function requirePlan(request: Request): Promise<{ id: number; session: Session }> {
  const { plan, session } = await findPlanOfPage(request);
  if (typeof plan === "number" && session) return { id: plan, session };
  throw redirect(plan === "new" ? writePlanAddress("/en/1", plan) : "/en", {
    headers: carrySession(session),
  });
}

/** The number of the newest plan of whoever asks; undefined when they have none. */
export async function findNewestPlan({ bearer }: Session): Promise<number | undefined> {
  const answer = await callBackend("getAllPlans", { query: { limit: 1 } }, { bearer });
  if (isSuccess(answer)) return answer.return_object[0]?.id;
  if (answer.http_code >= 500) throw refuseForNow();
  return undefined;
}

/** The page of an address that leads nowhere, for a plan that is not there and for somebody else's alike. */
export function sayNotFound(): Response {
  return new Response("Not found", { status: 404 });
}

/** What to throw when the services do not hand out a plan. */
export function turnAway(httpCode: number): Response {
  return httpCode >= 500 ? refuseForNow() : sayNotFound();
}
