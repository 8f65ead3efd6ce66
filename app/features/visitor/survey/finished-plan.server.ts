/** The finished plan of the answers, and the effect of changed answers on it. */
import type { Profile } from "~/contract/survey/profile";
import { hasSameAdvice, readSurveyRecord } from "~/contract/survey/survey-record";
import { isSuccess } from "~/contract/wire/envelope";
import { callBackend } from "~/backend/door.server";
import { findChoicesMade } from "~/web/access/choices-made.server";
import { refusePlan } from "~/web/identity/plan-of-page.server";
import type { Session } from "~/web/identity/session.server";
import { warnOfNewAnswers } from "~/words/plan/describe-choice";

export type FinishedPlan = Awaited<ReturnType<typeof fetchFinishedPlan>>;

/** @throws Response as `refusePlan` */
export async function fetchFinishedPlan(session: Session, id: number) {
  const answer = await callBackend("getPlan", { query: { id, plan_type: "both" } }, session);
  if (!isSuccess(answer)) throw refusePlan(answer, session);
  const base = answer.return_object.find((record) => record.plan_type === "base");
  if (!base) throw refusePlan(404, session);
  return {
    id,
    answers: readSurveyRecord(base),
    /** When one of its recommendations was chosen. */
    chosenAt: base.selected_at,
    version: base.updated_at,
    /** True if it was also amended, which changed answers would discard. */
    isAmended: answer.return_object.some((record) => record.plan_type === "edit"),
    /** The rand a month that step 6 showed. */
    guaranteedIncome: base.guaranteed_income,
    rsaId: base.rsaid,
    /** True if its recommendation has been explained to the end. */
    finishedRecommendation: base.finished_recommendation === "yes",
  };
}

type OfPlan = { finished?: FinishedPlan };

/**
 * Warns of the effect of changed answers on the plan's choice and requests.
 * @throws Response as `findChoicesMade`
 */
export async function findChoiceWarnings({ finished, session }: OfPlan & { session?: Session }) {
  if (!finished || !session) return [];
  return warnOfNewAnswers(finished.chosenAt, await findChoicesMade(finished.id, session));
}

/** True if saving the answers would discard the plan that the visitor has amended. */
export function discardsAmendedPlan({ finished, profile }: OfPlan & { profile: Profile }): boolean {
  return finished !== undefined && finished.isAmended && !hasSameAdvice(finished.answers, profile);
}
