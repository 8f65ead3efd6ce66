import { randomUUID } from "node:crypto";
import { redirect } from "@remix-run/node";
import { writePlanAddress } from "~/base/plan-address";
import type { Query } from "~/base/plan-address";
import { isSuccess } from "~/contract/wire/envelope";
import type { Envelope } from "~/contract/wire/envelope";
import { findField, hasSameAdvice, hasSameAnswers, writeSurveyRecord } from "~/contract/survey/survey-record";
import { callBackend, waitForRecommendation } from "~/backend/door.server";
import { writeAfterActing } from "~/web/identity/acting.server";
import { isExplainedFirst } from "~/web/identity/feature-flags.server";
import { nameChange } from "~/web/forms/operation-id.server";
import { forgetWalkThrough } from "~/web/cookies/forget-walk-through.server";
import {
  carrySession,
  findOrStartSession,
  isOutOfRoom,
  isOwnHurry,
  readWait,
} from "~/web/identity/session.server";
import type { Session } from "~/web/identity/session.server";
import { nameSession } from "~/web/identity/user.server";
import { writeAgreedOn } from "./consent";
import { findLandingAdviser } from "./landing-adviser-of.server";
import { clearDraft } from "./draft.server";
import { CHOOSE_ANSWERS, saveAnswers } from "./saved-draft.server";
import type { ToSave } from "./saved-draft.server";
import { findControl } from "~/words/survey/steps";
import { CHECK, isFromAnswers, OPENED_FROM_ANSWERS } from "./step-query";
import { discardsAmendedPlan } from "./survey.server";
import type { FinishedPlan, Survey } from "./survey.server";
import { writeTyped } from "./typed-answers";

/** With what comes before and after it, most people see their plan or how far it is within a second. */
const LONGEST_WAIT_MILLISECONDS = 700;

/** The query that asks to say that the visitor cannot have another plan. */
export const NO_ROOM = "no-room";

/** The query that says that the person alone asked too often. */
export const OWN_HURRY = "own";

/** What finishing needs: the well-answered survey, and the id of the operation that the form carries. */
type Finishing = {
  survey: Survey;
  processContextId: string;
  /** Whether the visitor has agreed that their edited plan is discarded. */
  mayDiscard?: boolean;
  /** Whether the adviser whose page they came from may see it, if the form says so; else what was said before. */
  letsAdviserSee?: boolean;
};

/** Asks before changed answers discard an edited plan. */
export const DISCARD_EDITED_PLAN = "/en/discard-edited-plan";

/** Where to go instead of finishing, and cookies to take along. Nothing is lost: the caller keeps what was typed. */
type Unfinished = { wayBack: string; cookies: readonly string[] };

/**
 * Makes the plan, or brings it up to date, and leads on: to the thanks the first time, afterwards to the plan itself, to
 * all plans if the recommendation stays as it was explained, or to the list of answers where the step was opened from it.
 * A second click carries the same operation id and the same bearer, and so ends in the same plan.
 * @returns the way on; or the way back, to agree that an edited plan is discarded, to try again, or to mend the answer
 *   that the services refused
 */
export async function finishSurvey(request: Request, finishing: Finishing): Promise<Response | Unfinished> {
  const { survey, processContextId, mayDiscard = false } = finishing;
  const { profile, finished } = survey;
  const way = isFromAnswers(new URL(request.url)) ? OPENED_FROM_ANSWERS : {};
  if (!mayDiscard && discardsAmendedPlan(survey))
    return { wayBack: writePlanAddress(DISCARD_EDITED_PLAN, survey.named, way), cookies: [] };
  const session = await nameAnswerer(request, survey);
  const toSave = { plan: survey.named.plan, typed: writeTyped(profile), hasConsented: true };
  const saving = await saveAnswers(request, session, toSave);
  if (saving === "outdated") return { wayBack: writePlanAddress(CHOOSE_ANSWERS, survey.named), cookies: [] };
  const adviser = await findLandingAdviser(request, { session, finished });
  const mayAdviserSee = finishing.letsAdviserSee ?? adviser?.isAgreed;
  const kept = session && (await keepPlan(session, finishing, mayAdviserSee ? adviser?.userId : undefined));
  if (typeof kept !== "number")
    return { wayBack: findWayBack(kept, survey, processContextId), cookies: saving.cookies };
  const noted = await noteFinished(request, session, { ...toSave, plan: kept, version: saving.version });
  const named = { ...survey.named, plan: kept };
  const isReady = await waitForRecommendation(kept, LONGEST_WAIT_MILLISECONDS, session ?? {});
  const headers = carrySession(session, [
    ...saving.cookies,
    ...noted,
    ...clearDraft(request, survey.named.plan),
    ...forgetPlace(kept, survey),
  ]);
  if (!finished) return redirect(writePlanAddress("/en/thank-you", named), { headers });
  if (way === OPENED_FROM_ANSWERS) return redirect(writePlanAddress("/en/check-answers", named), { headers });
  if (hasSameAdvice(finished.answers, profile) && !(await isExplainedNext(finished)))
    return redirect(survey.client ? writeAfterActing(survey.client) : "/en/dashboard", { headers });
  return redirect(writePlanAddress(isReady ? "/en/recommended-plan" : "/en/waiting", named), { headers });
}

/** Whether the recommendation still has to be explained, to which its plan's page leads. */
function isExplainedNext({ finishedRecommendation }: FinishedPlan): Promise<boolean> {
  return isExplainedFirst({ finished_recommendation: finishedRecommendation ? "yes" : "no" });
}

/** An account without a name takes the one in its holder's answers, but not that of an adviser's client. */
async function nameAnswerer(request: Request, { session, client, profile: { name, surname } }: Survey) {
  if (!session || client) return session ?? findOrStartSession(request);
  return nameSession(request, session, { preferredName: name, surname });
}

/** The saved answers are those of a finished plan from now on, so that no other device takes them up for a new one. */
async function noteFinished(
  request: Request,
  session: Session | undefined,
  { version, ...toSave }: ToSave & { version?: number },
): Promise<string[]> {
  if (version === undefined || toSave.plan === undefined) return [];
  const saving = await saveAnswers(request, session, { ...toSave, seen: version });
  return saving === "outdated" ? [] : saving.cookies;
}

/** Another recommendation is explained from its beginning, and nothing is changed in it yet. */
function forgetPlace(plan: number, { finished, profile }: Survey): string[] {
  return finished && !hasSameAdvice(finished.answers, profile) ? forgetWalkThrough(plan) : [];
}

/** Changes that leave the recommendation as it is leave it, and the visitor's own changes to it, standing. */
async function keepPlan(
  { bearer, person }: Session,
  finishing: Finishing,
  adviserId: number | undefined,
): Promise<number | Envelope> {
  const { survey, processContextId } = finishing;
  const { profile, finished } = survey;
  const caller = { bearer, processContextId };
  const record = writeSurveyRecord(profile);
  if (!finished) {
    const { client, answers, context } = survey;
    const forClient = client && {
      rsaid: client.rsaid,
      client_agreed_on: writeAgreedOn(answers.typed, context.today),
    };
    const { firstFigure: first_figure } = answers;
    const body = { ...record, ...forClient, first_figure, plan_type: "base" as const };
    const answer = person
      ? await callBackend("createPlan", { query: { adviserId }, body }, caller)
      : await callBackend("createDemoPlan", { query: { adviserId }, body }, caller);
    return isSuccess(answer) ? answer.return_object.id : answer;
  }
  if (hasSameAnswers(finished.answers, profile)) return finished.id;
  const body = { ...record, id: finished.id };
  const query = hasSameAdvice(finished.answers, profile) ? { id: finished.id } : {};
  const change = { processContextId, version: finished.version, body };
  const answer = await callBackend(
    "updatePlan",
    { query, body },
    { ...caller, processContextId: nameChange(change) },
  );
  return isSuccess(answer) ? finished.id : answer;
}

/**
 * What is not valid stays so however often it is tried: it leads to its step, which names it. An operation that was kept
 * with other answers, its own answer lost, would be refused for ever: trying again is another operation.
 */
function findWayBack(answer: Envelope | undefined, { named }: Survey, processContextId: string): string {
  for (const { path } of listErrors(answer)) {
    const control = findControl(findField(path));
    if (control) return writePlanAddress(`/en/${control.step}`, named, { [CHECK]: control.name });
  }
  const operation = answer?.http_code === 409 ? randomUUID() : processContextId;
  // Its answer may be lost although the plan was made: the address says that another one is not meant.
  const meant = { ...named, plan: named.plan ?? "new" };
  return writePlanAddress("/en/not-saved", meant, { operation, ...nameLimit(answer) });
}

/** Which limit refused the plan: the one of calls, with the seconds to wait, or the one of plans, where waiting does not help. */
function nameLimit(answer: Envelope | undefined): Query {
  if (!answer || isSuccess(answer) || answer.http_code !== 429) return {};
  if (isOutOfRoom(answer)) return { [NO_ROOM]: "" };
  return { wait: String(readWait(answer)), ...(isOwnHurry(answer) && { [OWN_HURRY]: "" }) };
}

function listErrors(answer: Envelope | undefined) {
  if (!answer || isSuccess(answer) || answer.http_code !== 422) return [];
  return answer.return_object?.errors ?? [];
}
