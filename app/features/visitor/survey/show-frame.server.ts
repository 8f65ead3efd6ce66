import { randomUUID } from "node:crypto";
import { writePlanAddress } from "~/base/plan-address";
import { type Step, STEPS } from "~/contract/survey/field-declaration";
import { findOperator } from "~/backend/door.server";
import { findPersonSession } from "~/web/identity/session.server";
import { findCoach } from "~/web/page/coach.server";
import { stepWords } from "~/words/survey/steps";
import { listHelpTopics } from "./help";
import { isFromAnswers, OPENED_FROM_ANSWERS } from "./step-query";
import type { StepLink, SurveyFrameView } from "./step-view";
import { summarise } from "./summary";
import { openSurvey, type Survey } from "./survey.server";

/**
 * Shows the frame of a step.
 * @param isRefused true if the page is the response to its refused form
 * @throws Response as `openSurvey` does
 */
export async function showSurveyFrame(
  request: Request,
  step: Step,
  isRefused: boolean,
): Promise<SurveyFrameView> {
  const [survey, coach] = await Promise.all([
    openSurvey(request, isRefused),
    step > 1 ? findPersonSession(request).then(findCoach) : undefined,
  ]);
  const { profile, context, judge } = survey;
  const isFinished = survey.finished !== undefined;
  const way = isFromAnswers(new URL(request.url)) ? OPENED_FROM_ANSWERS : {};
  return {
    step,
    action: writePlanAddress(`/en/${step}`, survey.named, way),
    links: listLinks(step, survey),
    summary: summarise(step, { profile, mistakes: STEPS.flatMap(judge), limits: context.limits }, isFinished),
    help: listHelpTopics(step, findOperator().plusProvider !== undefined),
    coach,
    messageContextId: randomUUID(),
    isFinished,
  };
}

/** Leaves out step 6 once the answers before it rule it out. */
function listLinks(current: Step, { isAnswered, shownSteps }: Survey): StepLink[] {
  const isDecided = isAnswered(2) && isAnswered(5);
  return (isDecided ? shownSteps : STEPS).map((step) => ({
    step,
    name: stepWords[step].name,
    state: step === current ? "current" : shownSteps.includes(step) && isAnswered(step) ? "done" : "todo",
  }));
}
