import { randomUUID } from "node:crypto";
import { json, redirect } from "@remix-run/node";
import { type Query, writePlanAddress } from "~/base/plan-address";
import { DISTRUST_WORDS, readForm } from "~/web/forms/form-protection.server";
import { findNewestPlan } from "~/web/identity/plan-of-page.server";
import { MOST_PLANS } from "~/contract/wire/plan-reference";
import { carrySession, findSession, type Session, showPage } from "~/web/identity/session.server";
import { describeRateLimit, RATE_LIMIT_REASONS } from "~/web/request/rate-limit-message";
import { clearDraft } from "./draft.server";
import { DISCARD_EDITED_PLAN, finishSurvey, NO_ROOM, RATE_LIMIT_OF_CALLER } from "./finish.server";
import { discardsAmendedPlan } from "./finished-plan.server";
import { LEAVE_PLAN, findFirstUnfinished } from "./journey";
import { readOperationId } from "~/web/forms/operation-id.server";
import { CHECK, isFromAnswers, OPENED_FROM_ANSWERS, PLAN_GONE_WORDS } from "./step-query";
import { openSurvey, type Survey } from "./survey.server";

function redirectTo(path: string, { named, session }: Survey, query?: Query) {
  return redirect(writePlanAddress(path, named, query), { headers: carrySession(session) });
}

/** Says that finishing failed and offers to try again. The answers are still in the browser's draft. */
export async function showFailedFinish(request: Request) {
  const survey = await openSurvey(request);
  if (survey.finished && !survey.hasDraft) return redirectTo("/en/recommended-plan", survey);
  const unfinished = findFirstUnfinished(survey.isAnswered);
  if (unfinished) return redirectTo(`/en/${unfinished}`, survey);
  const { searchParams } = new URL(request.url);
  const processContextId = searchParams.get("operation") ?? randomUUID();
  const wait = /^\d{1,5}$/.exec(searchParams.get("wait") ?? "")?.[0];
  const rateLimitMessage =
    wait &&
    describeRateLimit(
      Number(wait),
      searchParams.has(RATE_LIMIT_OF_CALLER) ? RATE_LIMIT_REASONS.own : undefined,
    );
  const isFull = searchParams.has(NO_ROOM);
  const session = survey.session ?? (isFull ? await findSession(request) : undefined);
  const newestPlan = isFull && session ? await findNewestPlan(session, survey.client) : undefined;
  const full = newestPlan === undefined ? undefined : { newestPlan, ...describeFull(session, survey) };
  return showPage({ processContextId, rateLimitMessage, full }, session);
}

/** The owner who has reached the limit of plans, and the limit. */
function describeFull(session: Session | undefined, { client }: Survey) {
  if (client) return { whose: `${client.name}’s account`, most: MOST_PLANS.account };
  return session?.person
    ? { whose: "Your account", most: MOST_PLANS.account }
    : { whose: "This browser", most: MOST_PLANS.guest };
}

/**
 * Asks whether changed answers may discard an edited plan.
 * @param isRefused true if the page is the response to its refused form
 */
export async function askToDiscard(request: Request, isRefused: boolean) {
  const survey = await openSurvey(request, isRefused);
  const unfinished = findFirstUnfinished(survey.isAnswered);
  if (!isRefused && unfinished) return redirectTo(`/en/${unfinished}`, survey);
  if (!isRefused && !discardsAmendedPlan(survey)) return redirectTo("/en/recommended-plan", survey);
  const { named, session } = survey;
  const way = isFromAnswers(new URL(request.url)) ? OPENED_FROM_ANSWERS : {};
  const view = {
    processContextId: randomUUID(),
    action: writePlanAddress(DISCARD_EDITED_PLAN, named, way),
    backTo: writePlanAddress("/en/check-answers", named),
  };
  return showPage(view, session);
}

/**
 * Tries to finish again with the same idempotency key, or discards the changes to a plan if the form asks for it.
 * @param mayDiscard true if finishing may discard an edited plan
 */
export async function finishAgain(request: Request, mayDiscard = false) {
  const { form, distrust } = await readForm(request);
  const processContextId = readOperationId(form);
  const survey = await openSurvey(request);
  const notice = survey.isPlanGone ? PLAN_GONE_WORDS : distrust && DISTRUST_WORDS[distrust];
  if (notice) return json({ notice, processContextId }, { status: 422 });
  if (survey.finished && form.get("intent") === LEAVE_PLAN) return discardChanges(request, survey);
  const unfinished = findFirstUnfinished(survey.isAnswered);
  if (unfinished) return redirectTo(`/en/${unfinished}`, survey, { [CHECK]: "" });
  const finished = await finishSurvey(request, { survey, processContextId, mayDiscard });
  if (!("wayBack" in finished)) return finished;
  return redirect(finished.wayBack, { headers: carrySession(survey.session, finished.cookies) });
}

/** Clears the draft: otherwise the next Save of any step would store the changes after all. */
function discardChanges(request: Request, { named, session }: Survey) {
  const headers = carrySession(session, clearDraft(request, named.plan));
  return redirect(writePlanAddress("/en/recommended-plan", named), { headers });
}
