import { redirect } from "@remix-run/node";
import { writePlanAddress } from "~/base/plan-address";
import type { NamedPlan } from "~/base/plan-address";
import { callBackend } from "~/backend/door.server";
import { isSuccess } from "~/contract/wire/envelope";
import { findOpenSteps } from "~/web/identity/acting.server";
import type { Client } from "~/web/identity/acting.server";
import { leadOnTo, readOwnPage } from "~/web/forms/return-address";
import { refusePlan } from "~/web/access/plan-of-page.server";
import type { LoggedInPerson } from "~/web/identity/kept-session.server";
import type { Session } from "~/web/identity/session.server";
import { visitPlan } from "~/web/access/visit-plan.server";
import type { ChoicesMade } from "~/words/plan/describe-choice";
import { gatherFacts } from "~/words/plan/plan-facts";
import type { PlanFacts } from "~/words/plan/plan-facts";
import { findRecords } from "~/web/access/choices-made.server";
import { PLAN } from "./addresses";
import type { PlanVersion } from "./selection-words";

type ListedRecord = ChoicesMade["records"][number];

/** A plan as it can be chosen: ours, and the one that its owner has amended. */
export type Candidate = { type: PlanVersion; facts: PlanFacts };

type Entered = {
  id: number;
  session: Session;
  /** For whom a planner chooses. */
  client?: Client;
  /** The plan and the client as addresses name them. */
  named: NamedPlan;
  headers: Headers;
  candidates: readonly Candidate[];
  /** Whether this plan was chosen before, as it is or as it was. */
  hasRecord: boolean;
  /**
   * What is chosen, and when; undefined if nothing is, or if it has changed since. Somebody with an account has chosen it
   * only with its record.
   */
  chosen?: Candidate & { at: string; record?: ListedRecord };
};

/**
 * Opens the plan that the address names so that it can be chosen; a guest's choice has no record of advice.
 * @throws Response a redirect while the plan cannot be chosen: to the page that waits for it, to the plan of an earlier
 *   version, to the terms that have to be accepted; 404 if it is not theirs, or a coach's client's, 503 if the services do not answer
 */
export async function enterSelection(request: Request): Promise<Entered> {
  const { id, plan, progress, amended, session, client, named, headers } = await visitPlan(request);
  if (!findOpenSteps(client, session).canChoose) throw refusePlan(404, session);
  if (progress.state !== "ready") throw redirect(writePlanAddress("/en/waiting", named), { headers });
  if (progress.recommendation.is_outdated) throw redirect(writePlanAddress(PLAN, named), { headers });
  const { person } = session;
  // A client accepts the terms in their own login; until then the services refuse what a planner asks for them.
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

/** Leads somebody who has not accepted the terms to where they do, and back here. */
async function requireTerms(
  request: Request,
  session: Session & { person: LoggedInPerson },
  headers: Headers,
): Promise<void> {
  const { userId } = session.person;
  const answer = await callBackend("getTermsAcceptance", { params: { userId } }, session);
  if (isSuccess(answer)) return;
  if (answer.http_code !== 404) throw refusePlan(answer, session);
  throw redirect(leadOnTo("/en/accept-terms", readOwnPage(request)), { status: 303, headers });
}
