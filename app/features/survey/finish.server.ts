import { createHash, randomUUID } from "node:crypto";
import { redirect } from "@remix-run/node";
import { isSuccess } from "~/contract/envelope";
import type { Envelope } from "~/contract/envelope";
import type { Profile } from "~/contract/profile";
import { findField, writeSurveyRecord } from "~/contract/survey-record";
import { callBackend, waitForRecommendation } from "~/backend/door.server";
import { rememberGuest, welcomeGuest } from "~/features/session/guest.server";
import { findStepOf } from "./steps";
import { CHECK } from "./step-query";
import { answersCookie } from "./survey.server";
import type { Survey } from "./survey.server";

const LONGEST_WAIT_MILLISECONDS = 1_000;

/** What finishing needs: the well-answered survey, and the id of the operation that the form carries. */
export type Finishing = { survey: Survey; profile: Profile; processContextId: string };

/** Where to go when there is no plan yet; nothing is lost, and whoever sends people there keeps what was typed. */
export type Unfinished = { wayBack: string };

/**
 * Makes the plan, or brings it up to date, and leads on: to the thanks the first time, afterwards to the plan itself.
 * A second click carries the same operation id and the same bearer, and so ends in the same plan.
 * @returns the way on; or the way back, to try again or to mend the answer that the services refused
 */
export async function finishSurvey(request: Request, finishing: Finishing): Promise<Response | Unfinished> {
  const tryAgain = { wayBack: `/en/not-saved?operation=${finishing.processContextId}` };
  const visit = await welcomeGuest(request);
  if (!visit) return tryAgain;
  const kept = await keepPlan(visit.guest, finishing);
  if (typeof kept !== "number") return { ...tryAgain, ...findWayBack(kept) };
  const planId = kept;
  const isReady = await waitForRecommendation(planId, LONGEST_WAIT_MILLISECONDS, visit.guest);
  const remembered = await rememberGuest({ ...visit.guest, planId });
  const headers = new Headers();
  headers.append("Set-Cookie", remembered.setCookie ?? "");
  headers.append("Set-Cookie", answersCookie.clear());
  const plan = isReady ? "/en/recommended-plan" : "/en/waiting";
  return redirect(finishing.survey.accepted ? plan : "/en/thank-you", { headers });
}

async function keepPlan(
  guest: { bearer: string; planId?: number },
  { survey, profile, processContextId }: Finishing,
): Promise<number | Envelope> {
  const caller = { bearer: guest.bearer, processContextId };
  const record = { ...writeSurveyRecord(profile), type_of_user: "trustee" as const };
  if (guest.planId === undefined || !survey.accepted) {
    const answer = await callBackend("createDemoPlan", { body: { ...record, plan_type: "base" } }, caller);
    return isSuccess(answer) ? answer.return_object.id : answer;
  }
  if (hasSameAnswers(survey.accepted, profile)) return guest.planId;
  const body = { ...record, id: guest.planId };
  const change = { processContextId, version: survey.acceptedVersion, body };
  const answer = await callBackend(
    "updatePlan",
    { body },
    { ...caller, processContextId: nameChange(change) },
  );
  return isSuccess(answer) ? guest.planId : answer;
}

/**
 * What is not valid stays so however often it is tried: it leads to its step, which names it. An operation that was kept
 * with other answers, its own answer lost, would be refused for ever: trying again is another operation.
 */
function findWayBack(answer: Envelope): Partial<Unfinished> {
  if (answer.http_code === 409) return { wayBack: `/en/not-saved?operation=${randomUUID()}` };
  if (isSuccess(answer) || answer.http_code !== 422) return {};
  for (const { path } of answer.return_object?.errors ?? []) {
    const field = findField(path);
    const step = findStepOf(field);
    if (field && step) return { wayBack: `/en/${step}?${CHECK}=${encodeURIComponent(field)}` };
  }
  return {};
}

/** A change as its page sent it: the page's id, the version of the plan that it changes, and the answers. */
type Change = { processContextId: string; version: string | undefined; body: object };

/**
 * A page that the browser kept can be sent again with other answers, under the id it came with. The same id for other
 * content would be refused, so a change is named by the page, by what it says, and by the version of the plan that it
 * changes: answers that were taken back and given again are a change each time, and two clicks at once are one.
 */
function nameChange({ processContextId, version = "", body }: Change): string {
  const hash = createHash("sha256")
    .update(JSON.stringify([processContextId, version, body]))
    .digest("hex");
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}

function hasSameAnswers(before: Profile, after: Profile): boolean {
  return JSON.stringify(writeSurveyRecord(before)) === JSON.stringify(writeSurveyRecord(after));
}
