import { randomUUID } from "node:crypto";
import { redirect } from "@remix-run/node";
import { writePlanAddress, type Query } from "~/base/plan-address";
import { isSuccess, type Envelope } from "~/contract/wire/envelope";
import { findField, hasSameAdvice, hasSameAnswers, writeSurveyRecord } from "~/contract/survey/survey-record";
import { callBackend, waitForRecommendation } from "~/backend/door.server";
import { writeAfterActing } from "~/web/identity/acting.server";
import { isExplainedFirst } from "~/web/identity/feature-flags.server";
import { nameChange } from "~/web/forms/operation-id.server";
import { clearWalkThrough } from "~/web/cookies/clear-walk-through.server";
import {
  carrySession,
  findOrStartSession,
  isOutOfRoom,
  isRateLimitOfCaller,
  readWait,
  type Session,
} from "~/web/identity/session.server";
import { saveSessionName } from "~/web/identity/user.server";
import { writeAgreedOn } from "./consent";
import { findLandingAdviser } from "./landing-adviser-of.server";
import { clearDraft } from "./draft.server";
import { CHOOSE_ANSWERS, saveAnswers, type ToSave } from "./saved-draft.server";
import { findControl } from "~/words/survey/steps";
import { CHECK, isFromAnswers, OPENED_FROM_ANSWERS } from "./step-query";
import { discardsAmendedPlan, type FinishedPlan } from "./finished-plan.server";
import type { Survey } from "./survey.server";
import { writeTyped } from "./typed-answers";

/** Milliseconds to wait for the plan, so that with the rest most people see a page within a second. */
const LONGEST_WAIT_MILLISECONDS = 700;

/** Query parameter: the visitor has reached the limit of plans. */
export const NO_ROOM = "no-room";

/** Query parameter: the rate limit was the person's own. */
export const RATE_LIMIT_OF_CALLER = "own";

/** The completely answered survey, and the form's idempotency key. */
type Finishing = {
  survey: Survey;
  processContextId: string;
  /** True if the visitor has agreed to discard their edited plan. */
  mayDiscard?: boolean;
  /** The form's answer whether the adviser of the landing page may see the plan; undefined: the earlier answer. */
  letsAdviserSee?: boolean;
};

/** The page that asks before changed answers discard an edited plan. */
export const DISCARD_EDITED_PLAN = "/en/discard-edited-plan";

/** The address to redirect to instead, and its cookies. The caller stores what was typed. */
type Unfinished = { wayBack: string; cookies: readonly string[] };

/**
 * Makes or updates the plan and redirects: the first time to the thanks; afterwards to the plan, to all plans
 * if an explained recommendation stays the same, or to the list of answers if the step was opened from it. A
 * second click carries the same idempotency key and bearer, and so ends in the same plan.
 * @returns the redirect; or the way back: to agree that an edited plan is discarded, to try again, or to
 *   correct the answer that the services refused
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
    ...clearPlaceOfPlan(kept, survey),
  ]);
  if (!finished) return redirect(writePlanAddress("/en/thank-you", named), { headers });
  if (way === OPENED_FROM_ANSWERS) return redirect(writePlanAddress("/en/check-answers", named), { headers });
  if (hasSameAdvice(finished.answers, profile) && !(await isExplainedNext(finished)))
    return redirect(survey.client ? writeAfterActing(survey.client) : "/en/dashboard", { headers });
  return redirect(writePlanAddress(isReady ? "/en/recommended-plan" : "/en/waiting", named), { headers });
}

/** True if the plan's page would redirect to the explanation of its recommendation. */
function isExplainedNext({ finishedRecommendation }: FinishedPlan): Promise<boolean> {
  return isExplainedFirst({ finished_recommendation: finishedRecommendation ? "yes" : "no" });
}

/** Gives an account without a name the one in its owner's answers, but never a client's name to their adviser. */
async function nameAnswerer(request: Request, { session, client, profile: { name, surname } }: Survey) {
  if (!session || client) return session ?? findOrStartSession(request);
  return saveSessionName(request, session, { preferredName: name, surname });
}

/** Marks the saved answers as the finished plan's, so that no other device takes them up for a new one. */
async function noteFinished(
  request: Request,
  session: Session | undefined,
  { version, ...toSave }: ToSave & { version?: number },
): Promise<string[]> {
  if (version === undefined || toSave.plan === undefined) return [];
  const saving = await saveAnswers(request, session, { ...toSave, seen: version });
  return saving === "outdated" ? [] : saving.cookies;
}

/** A changed recommendation is explained from its beginning. */
function clearPlaceOfPlan(plan: number, { finished, profile }: Survey): string[] {
  return finished && !hasSameAdvice(finished.answers, profile) ? clearWalkThrough(plan) : [];
}

/** Creates or updates the plan. Changes without effect on the advice leave the visitor's changes to it. */
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
 * Redirects invalid answers to their step, which names them: trying again would not help. A key that was used
 * with other answers, whose response was lost, would be refused for ever, so trying again gets a new one.
 */
function findWayBack(answer: Envelope | undefined, { named }: Survey, processContextId: string): string {
  for (const { path } of listErrors(answer)) {
    const control = findControl(findField(path));
    if (control) return writePlanAddress(`/en/${control.step}`, named, { [CHECK]: control.name });
  }
  const operation = answer?.http_code === 409 ? randomUUID() : processContextId;
  // The response may be lost although the plan was made: `new` keeps the address from meaning that plan.
  const meant = { ...named, plan: named.plan ?? "new" };
  return writePlanAddress("/en/not-saved", meant, { operation, ...nameLimit(answer) });
}

/** The limit that refused the plan: of calls, with the seconds to wait, or of plans, without. */
function nameLimit(answer: Envelope | undefined): Query {
  if (!answer || isSuccess(answer) || answer.http_code !== 429) return {};
  if (isOutOfRoom(answer)) return { [NO_ROOM]: "" };
  return {
    wait: String(readWait(answer)),
    ...(isRateLimitOfCaller(answer) && { [RATE_LIMIT_OF_CALLER]: "" }),
  };
}

function listErrors(answer: Envelope | undefined) {
  if (!answer || isSuccess(answer) || answer.http_code !== 422) return [];
  return answer.return_object?.errors ?? [];
}
