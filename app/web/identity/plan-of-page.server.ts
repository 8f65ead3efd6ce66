import {
  carrySession,
  findPersonSession,
  findSession,
  needsPasskey,
  refuseForNow,
  sayNotFound,
  type Session,
} from "./session.server";
import { redirect } from "@remix-run/node";
import { type NamedPlan, type PlanChoice, readPlanChoice, writePlanAddress } from "~/base/plan-address";
import { type Envelope, isSuccess } from "~/contract/wire/envelope";
import { callBackend } from "~/backend/door.server";
import { type Client, findClient } from "./acting.server";
import { loadOnce } from "../request/once.server";
import { findStart } from "./find-start.server";
import { PLAN_GONE } from "./plan-gone";

/**
 * The plan of a page, undefined before there is one, and the session, if that matters. A numbered plan
 * without a session is one that this browser cannot open.
 */
export type PlanOfPage = {
  plan?: PlanChoice;
  session?: Session;
  /** The client for whom an adviser asks. */
  client?: Client;
};

/** The plan and the client of a page, as the addresses of its links name them. */
export function namePlan({ plan, client }: Pick<PlanOfPage, "plan" | "client">): NamedPlan {
  return { plan, client: client?.userId };
}

/**
 * Finds the plan that a page's address names. If a visitor who has plans opens the page without naming one,
 * it redirects to itself with the newest. A posted form is accepted as it is, because a redirect would lose
 * its content.
 * @throws Response that redirect; 404 for a number that cannot be a plan of the visitor or of the client, and
 * as `findClient`; 503 if the services do not answer
 */
export async function findPlanOfPage(request: Request): Promise<PlanOfPage> {
  return loadOnce(request, "plan of page", () => loadPlanOfPage(request));
}

async function loadPlanOfPage(request: Request): Promise<PlanOfPage> {
  const { pathname, searchParams } = new URL(request.url);
  const plan = readPlanChoice(searchParams);
  if (plan === "unknown") throw sayNotFound();
  if (plan === "new" || (plan === undefined && request.method === "POST")) {
    const session = await findPersonSession(request);
    const client = await findClient(request, session);
    // Only guests themselves start another plan.
    if (client && client.rsaid === undefined) throw sayNotFound(session);
    return { plan, session, client };
  }
  const session = await findSession(request);
  const client = await findClient(request, session);
  if (plan !== undefined && session && client) await requirePlanOf(client, plan, session);
  if (plan !== undefined || !session) return { plan, session, client };
  const newest = await findNewestPlan(session, client);
  if (newest === undefined) return { session, client };
  const address = writePlanAddress(
    pathname,
    namePlan({ plan: newest, client }),
    Object.fromEntries(searchParams),
  );
  throw redirect(address, { headers: carrySession(session) });
}

/** The stored plan of a page. */
type RequiredPlan = {
  id: number;
  session: Session;
  /** The client for whom an adviser asks. */
  client?: Client;
  /** The plan and the client as addresses name them. */
  named: NamedPlan;
};

/**
 * The stored plan that a page shows.
 * @throws Response as above; a redirect to the start page, or to the unfinished survey, if there is no plan
 */
export async function requirePlan(request: Request): Promise<RequiredPlan> {
  const { plan, session, client } = await findPlanOfPage(request);
  const named = namePlan({ plan, client });
  if (typeof plan === "number" && session) return { id: plan, session, client, named };
  if (typeof plan === "number") throw sayPlanGone();
  throw redirect(plan === "new" || client ? writePlanAddress("/en/1", named) : findStart(request), {
    headers: carrySession(session),
  });
}

/** Throws a 404 if the plan belongs to another client of the adviser. */
async function requirePlanOf({ userId }: Client, plan: number, session: Session): Promise<void> {
  const query = { id: plan, client: userId };
  const answer = await callBackend("getPlan", { query }, { bearer: session.bearer });
  if (!isSuccess(answer)) throw refusePlan(answer, session);
}

/** The number of the newest plan of the visitor, or of the adviser's client; undefined if they have none. */
export async function findNewestPlan(session: Session, client?: Client): Promise<number | undefined> {
  const query = { limit: 1, client: client?.userId };
  const answer = await callBackend("getAllPlans", { query }, { bearer: session.bearer });
  if (isSuccess(answer)) return answer.return_object[0]?.id;
  const isForNow = answer.http_code === 429 || answer.http_code >= 500;
  if (isForNow || session.person) throw refusePlan(answer, session);
  return undefined;
}

/** The response to a browser without a session whose address names a plan. */
export function sayPlanGone(): Response {
  return new Response(PLAN_GONE, { status: 404 });
}

/**
 * The response to throw if the services do not return a plan. It carries a renewed bearer: the browser's old
 * one stops working a minute later, and with it every plan would be lost. It says so if the person's session
 * was ended elsewhere, and when to try again after a rate limit.
 * @param answer the response of the services, or 404 if the plan is not in it
 * @param failure names the failed task
 */
export function refusePlan(answer: Envelope | 404, session: Session, failure?: string): Response {
  const httpCode = answer === 404 ? answer : answer.http_code;
  if (httpCode === 401 && session.person) return redirect("/en/session-expired", { status: 303 });
  const isForNow = answer !== 404 && (httpCode === 429 || httpCode >= 500 || needsPasskey(answer));
  return isForNow ? refuseForNow(session, answer, failure) : sayNotFound(session);
}
