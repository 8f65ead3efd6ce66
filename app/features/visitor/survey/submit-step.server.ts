import { writePlanAddress } from "~/base/plan-address";
import type { Step } from "~/contract/survey/field-declaration";
import { hasSameAdvice } from "~/contract/survey/survey-record";
import { listPostedNames } from "~/web/fields/question-typing";
import { DISTRUST_WORDS, readForm } from "~/web/forms/form-protection.server";
import { writeAfterActing } from "~/web/identity/acting.server";
import { stepWords } from "~/words/survey/steps";
import { ADVISER_SEES, FORGET_ADVISER } from "./adviser-notice";
import { askWhose, finish, moveOn, showAgain, type Submission } from "./answer-step.server";
import { findStepAskedAgain, findTarget, listStepsToCheck, readIntent } from "./journey";
import { KEEP_LONG } from "./keep-long";
import { forgetAdviser } from "./landing-adviser-of.server";
import { findPageOfMoney } from "./page-of-money";
import { forgetHealth, prepareStepSix, takeAnswers } from "./step-answers.server";
import {
  CHECK,
  isFromAnswers,
  LOST,
  LOST_ON_THE_WAY,
  OPENED_FROM_ANSWERS,
  PLAN_GONE_FROM_STEP,
  SHOWN_FOR,
} from "./step-query";
import { openSurvey, type Survey } from "./survey.server";
import { takeTyped } from "./take-typed";
import { isOfAnother } from "./whose-answers.server";
import { callBackend } from "~/backend/door.server";

/**
 * Handles a step's form: stores what was typed, checks the steps on the way to the target, and redirects there
 * or to the first step with mistakes, whose page names them. After a redirect neither a reload nor Back asks
 * to send a form again.
 */
export async function submitStep(request: Request, step: Step): Promise<Response> {
  const { form, distrust } = await readForm(request, listPosted(step));
  const opened = await openSurvey(request);
  const untaken = { form, step, survey: opened };
  if (opened.isPlanGone) return showAgain(untaken, PLAN_GONE_FROM_STEP);
  // A later step needs earlier answers; if there are none, the browser has lost them.
  const isLost = step > 1 && Object.keys(opened.answers.typed).length === 0;
  if (distrust) return showAgain(untaken, isLost ? LOST_ON_THE_WAY : DISTRUST_WORDS[distrust]);

  const own = takeTyped(step, {}, { form });
  if (!opened.finished && isOfAnother(form, opened.answers.typed, own))
    return askWhose(request, untaken, own);

  const posted = { form, step, survey: takeAnswers(untaken), isNext: false };
  const { named } = opened;
  if (isLost) return moveOn(request, posted, { to: writePlanAddress("/en/1", named, { [LOST]: "" }) });
  if (form.get("intent") === FORGET_ADVISER) {
    const to = writePlanAddress(`/en/${step}`, named);
    return moveOn(request, posted, { to, cookies: [forgetAdviser()] });
  }
  return leadOn(request, posted, opened);
}

function listPosted(step: Step): string[] {
  const asked = listPostedNames(stepWords[step].questions);
  return [...asked, SHOWN_FOR, KEEP_LONG, ...(step === 7 ? [ADVISER_SEES] : [])];
}

/** Redirects to the button's target, or before it to what has to be corrected or asked again. */
async function leadOn(request: Request, posted: Submission, opened: Survey): Promise<Response> {
  const { form, step, survey } = posted;
  const { named, profile, shownSteps, isAnswered, finished } = survey;
  const way = { shown: shownSteps, isFromAnswers: isFromAnswers(new URL(request.url)) };
  const intent = readIntent(form.get("intent") ?? (finished ? "save" : "next"));
  const target = findTarget(step, intent, way);
  const from = way.isFromAnswers ? OPENED_FROM_ANSWERS : {};
  const isForward = intent.kind === "next" || intent.kind === "save";
  const next = { ...posted, isNext: isForward && isAnswered(step) };
  if (step === 1 && next.isNext) await updateStaffStatus(survey);
  const isOther = finished !== undefined && !hasSameAdvice(finished.answers, profile);
  const askedAgain = isAnswered(step) && isOther ? findStepAskedAgain(step, intent, way) : undefined;
  if (askedAgain) {
    const asked = askedAgain === 6 ? await prepareStepSix(request, next) : forgetHealth(next);
    return moveOn(request, asked, { to: writePlanAddress(`/en/${askedAgain}`, named, from) });
  }
  const aside = step === 2 && isForward ? findPageOfMoney(survey, opened) : undefined;
  if (aside) return moveOn(request, next, { to: writePlanAddress(aside.path, named, aside.query) });
  const failing = listStepsToCheck(step, intent, target).find((candidate) => !isAnswered(candidate));
  const destination = failing ?? target;
  if (destination === "finish") return finish(request, next);
  if (destination === "start")
    return moveOn(request, next, { to: survey.client ? writeAfterActing(survey.client) : "/en" });
  if (destination === "answers")
    return moveOn(request, next, { to: writePlanAddress("/en/check-answers", named) });
  const ready = destination === 6 ? await prepareStepSix(request, next) : next;
  // Coming from an earlier step, step 6 is asked again: its missing answer is no mistake.
  const isMistake = failing !== undefined && !(failing === 6 && step < 6);
  const query = { ...(isMistake && { [CHECK]: "" }), ...from };
  return moveOn(request, ready, { to: writePlanAddress(`/en/${destination}`, named, query) });
}

/**
 * Stores the segment to which a logged-in person, or an adviser's client, belongs by their staff status. A
 * failure is ignored. Every page reads the person, their fees and their segment's maxima again.
 */
async function updateStaffStatus({ session, client, profile }: Survey): Promise<void> {
  if (!session?.person) return;
  const body = { segment: profile.isNedgroupMember ? "NFPSTFF" : "NFPGEN" } as const;
  await callBackend(
    "updateUser",
    { params: { id: client?.userId ?? session.person.userId }, body },
    { bearer: session.bearer },
  );
}
