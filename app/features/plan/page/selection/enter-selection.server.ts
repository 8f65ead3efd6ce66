import { redirect } from "@remix-run/node";
import { type NamedPlan, writePlanAddress } from "~/base/plan-address";
import { callBackend } from "~/backend/door.server";
import { isSuccess } from "~/contract/wire/envelope";
import { type Client, findOpenSteps } from "~/web/identity/acting.server";
import { redirectWithin, readOwnPage } from "~/web/request/return-address";
import { refusePlan } from "~/web/identity/plan-of-page.server";
import type { LoggedInPerson } from "~/web/identity/kept-session.server";
import type { Session } from "~/web/identity/session.server";
import { visitPlan } from "~/web/access/visit-plan.server";
import type { ChoicesMade } from "~/words/plan/describe-choice";
import { gatherFacts, type PlanFacts } from "~/words/plan/plan-facts";
import { findRecords } from "~/web/access/choices-made.server";
import { PLAN } from "../selection-addresses";
import type { PlanVersion } from "./selection-words";

type ListedRecord = ChoicesMade["records"][number];

/** A version of a plan that can be chosen: the recommended one, or the one that its owner has amended. */
export type Candidate = { type: PlanVersion; facts: PlanFacts };

type Entered = {
  id: number;
  session: Session;
  /** The client for whom a planner chooses. */
  client?: Client;
  /** The plan and the client as addresses name them. */
  named: NamedPlan;
  headers: Headers;
  candidates: readonly Candidate[];
  /** True if this plan was chosen before, in its present or an earlier state. */
  hasRecord: boolean;
  /**
   * The choice and its time; undefined if there is none, or if the plan has changed since. With an account only
   * a choice with its record counts.
   */
  chosen?: Candidate & { at: string; record?: ListedRecord };
};

/**
 * Opens the plan of the address for a choice; a guest's choice has no record of advice.
 * @throws Response a redirect while the plan cannot be chosen: to the page that waits for it, to the plan of
 *   an earlier version, or to the terms to accept; 404 if it is not theirs, or is a coach's client's; 503 if
 *   the services do not answer
 */
export async function enterSelection(request: Request): Promise<Entered> {
  const { id, plan, progress, amended, session, client, named, headers } = await visitPlan(request);
  if (!findOpenSteps(client, session).canChoose) throw refusePlan(404, session);
  if (progress.state !== "ready") throw redirect(writePlanAddress("/en/waiting", named), { headers });
  if (progress.recommendation.is_outdated) throw redirect(writePlanAddress(PLAN, named), { headers });
  const { person } = session;
  // A client accepts the terms in their own login; until then the services refuse a planner's requests for them.
  if (person && !client) await requireTerms(request, { ...session, person }, headers);
  const ours = gatherFacts(progress.recommendation, plan, client?.name);
  const theirs = amended && gatherFacts(amended.recommendation, amended.plan, client?.name);
  const candidates: Candidate[] = [
    { type: "base", facts: ours },
    ...(theirs ? [{ type: "edit" as const, facts: theirs }] : []),
  ];
  const records = await findRecords(id, session);
  const record = records.find(({ is_current }) => is_current);
  const chosen = candidates.find(({ type, facts }) =>
    person ? type === record?.plan_type : facts.recommendation.selected,
  );
  const at = person ? record?.selected_at : plan.selected_at;
  return {
    id,
    session,
    client,
    named,
    headers,
    candidates,
    hasRecord: records.length > 0,
    chosen: chosen && at !== undefined ? { ...chosen, at, record } : undefined,
  };
}

/** @throws Response a redirect to accept the terms and return, if the person has not accepted them */
async function requireTerms(
  request: Request,
  session: Session & { person: LoggedInPerson },
  headers: Headers,
): Promise<void> {
  const { userId } = session.person;
  const answer = await callBackend("getTermsAcceptance", { params: { userId } }, session);
  if (isSuccess(answer)) return;
  if (answer.http_code !== 404) throw refusePlan(answer, session);
  throw redirect(redirectWithin("/en/accept-terms", readOwnPage(request)), { status: 303, headers });
}
