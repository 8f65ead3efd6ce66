import { redirect } from "@remix-run/node";
import { writePlanAddress } from "~/base/plan-address";
import type { Step } from "~/contract/survey/field-declaration";
import { hasSameAdvice } from "~/contract/survey/survey-record";
import { DISTRUST_WORDS, readForm } from "~/web/forms/form-protection.server";
import { carrySession, findOrStartSession } from "~/web/identity/session.server";
import { answerInPlace, FORM_NAME_FIELD } from "~/ui/form";
import { hasNewHealthAnswer } from "./consent";
import { writeDraft, writeOtherTab } from "./draft.server";
import type { Answers } from "./draft.server";
import { finishSurvey } from "./finish.server";
import { askGuaranteedIncome, hasSameGuaranteedIncome } from "./guaranteed-income.server";
import { findStepAskedAgain, findTarget, listStepsToCheck, readIntent } from "./journey";
import { writeAfterActing } from "~/web/identity/acting.server";
import { forgetAdviser, readAgreement, rememberAgreement } from "./landing-adviser-of.server";
import { KEEP_LONG } from "./keep-long";
import { findPageOfMoney } from "./page-of-money";
import { ADVISER_SEES, FORGET_ADVISER } from "./adviser-notice";
import { readOperationId } from "~/web/forms/operation-id.server";
import { CLIENT_AGREED_ON, HEALTH_CONSENT } from "~/words/survey/question";
import type { ControlName } from "~/words/survey/question";
import { listQuestions } from "~/words/survey/steps";
import { CHOOSE_ANSWERS, saveAnswers } from "./saved-draft.server";
import type { ToSave } from "./saved-draft.server";
import { updateStaffStatus } from "./staff-status.server";
import {
  CHECK,
  isFromAnswers,
  LOST,
  LOST_ON_THE_WAY,
  OPENED_FROM_ANSWERS,
  PLAN_GONE_FROM_STEP,
  SHOWN_FOR,
} from "./step-query";
import { nameStepForm } from "./step-view";
import { answerAnew, openSurvey } from "./survey.server";
import type { Survey } from "./survey.server";
import { takeTyped } from "./take-typed";
import type { TypedAnswers } from "./typed-answers";
import { isOfAnother } from "./whose-answers.server";

const TOO_LONG =
  "Your answers are too long to keep. Please shorten the longest ones, such as names, and try again.";

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

  const survey = takeAnswers(untaken);
  const { named, profile, shownSteps, isAnswered, finished } = survey;
  const posted = { form, step, survey, isNext: false };
  if (isLost) return moveOn(request, posted, { to: writePlanAddress("/en/1", named, { [LOST]: "" }) });
  if (form.get("intent") === FORGET_ADVISER) {
    const to = writePlanAddress(`/en/${step}`, named);
    return moveOn(request, posted, { to, cookies: [forgetAdviser()] });
  }
  const way = { shown: shownSteps, isFromAnswers: isFromAnswers(new URL(request.url)) };
  const intent = readIntent(form.get("intent") ?? (finished ? "save" : "next"));
  const target = findTarget(step, intent, way);
  const isOther = finished !== undefined && !hasSameAdvice(finished.answers, profile);
  const askedAgain = isAnswered(step) && isOther ? findStepAskedAgain(step, intent, way) : undefined;
  const from = way.isFromAnswers ? OPENED_FROM_ANSWERS : {};
  const isForward = intent.kind === "next" || intent.kind === "save";
  const next = { ...posted, isNext: isForward && isAnswered(step) };
  if (step === 1 && next.isNext) await updateStaffStatus(survey);
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

/** Asks which answers stay: the form's, or those that replaced its page's. */
async function askWhose(request: Request, posted: Posted, typed: TypedAnswers): Promise<Response> {
  const { named, session } = posted.survey;
  const written = await writeOtherTab(request, named.plan, typed);
  if (!written.ok) return showAgain(posted, TOO_LONG);
  const headers = carrySession(session, [written.value]);
  return redirect(writePlanAddress(CHOOSE_ANSWERS, named), { status: 303, headers });
}

/** The fields of a step's form; a group of boxes may post one value for each box. */
function listPosted(step: Step): string[] {
  const asked = listQuestions(step).flatMap(({ name, control, options = [] }) =>
    control === "boxes" ? options.map(() => name) : [name],
  );
  return [...asked, SHOWN_FOR, KEEP_LONG, ...(step === 7 ? [ADVISER_SEES] : [])];
}

type Posted = { form: FormData; step: Step; survey: Survey };
type Submission = Posted & {
  /** True if the step was well answered and Next or Save was pressed: the services then save the answers. */
  isNext: boolean;
};

/**
 * Returns the survey with the posted answers. The guaranteed income, and the choice for which it was shown,
 * last until the answers behind it change.
 */
function takeAnswers({ form, step, survey }: Posted): Survey {
  const { answers, profile, context } = survey;
  const { accepted } = context;
  const isKeptLong = form.get(KEEP_LONG) === "yes";
  const typed = takeTyped(step, answers.typed, { form, accepted });
  const taken = answerAnew(survey, { ...answers, typed, isKeptLong });
  if (answers.guaranteedIncome === undefined || step >= 6) return taken;
  if (hasSameGuaranteedIncome(profile, taken.profile)) return taken;
  return answerAnew(taken, {
    ...taken.answers,
    typed: forget(taken, IMPORTANCE),
    guaranteedIncome: undefined,
  });
}

const IMPORTANCE = ["importance"] as const;
const HEALTH = ["seriousIllness", "smoker", HEALTH_CONSENT, CLIENT_AGREED_ON] as const;

function forget({ answers }: Survey, names: readonly ControlName[]): Answers["typed"] {
  const typed = { ...answers.typed };
  for (const name of names) delete typed[name];
  return typed;
}

/** Where no step 6 follows, an importance chosen before is dropped, so that it does not return unasked. */
function forgetHealth({ survey, ...submission }: Submission): Submission {
  const names = submission.step < 6 ? [...IMPORTANCE, ...HEALTH] : HEALTH;
  return { ...submission, survey: answerAnew(survey, { ...survey.answers, typed: forget(survey, names) }) };
}

/** Going forward to step 6 asks its question again, with an income worked out from the current answers. */
async function prepareStepSix(request: Request, { survey, ...submission }: Submission): Promise<Submission> {
  const typed = submission.step < 6 ? forget(survey, IMPORTANCE) : survey.answers.typed;
  const asked = answerAnew(survey, { ...survey.answers, typed });
  if (asked.answers.guaranteedIncome !== undefined) return { ...submission, survey: asked };
  const welcomed = { ...asked, session: survey.session ?? (await findOrStartSession(request)) };
  const guaranteedIncome = (await askGuaranteedIncome(welcomed))?.perMonth;
  return { ...submission, survey: { ...welcomed, answers: { ...asked.answers, typed, guaranteedIncome } } };
}

async function moveOn(
  request: Request,
  submission: Submission,
  { to, cookies = [] }: { to: string; cookies?: readonly string[] },
): Promise<Response> {
  const { survey, isNext } = submission;
  const written = await writeDraft(request, survey.named.plan, survey.answers);
  if (!written.ok) return showAgain(submission, TOO_LONG);
  const saving = isNext ? await saveAnswers(request, survey.session, listToSave(survey)) : { cookies };
  const isOutdated = saving === "outdated";
  const agreement = await rememberAgreement(request, submission.form, submission.step);
  const headers = carrySession(survey.session, [
    ...written.value,
    ...agreement,
    ...(isOutdated ? [] : saving.cookies),
  ]);
  return redirect(isOutdated ? writePlanAddress(CHOOSE_ANSWERS, survey.named) : to, { status: 303, headers });
}

function listToSave({ named: { plan }, answers, profile, context }: Survey): ToSave {
  const { typed, firstFigure } = answers;
  const hasConsented = !hasNewHealthAnswer(profile, context.accepted);
  return { plan, typed, firstFigure, hasConsented };
}

async function finish(request: Request, submission: Submission): Promise<Response> {
  const { form, step, survey } = submission;
  const finished = await finishSurvey(request, {
    survey,
    processContextId: readOperationId(form),
    letsAdviserSee: readAgreement(form, step),
  });
  if (!("wayBack" in finished)) return finished;
  const { wayBack: to, cookies } = finished;
  return moveOn(request, { ...submission, isNext: false }, { to, cookies });
}

/** Answers with the same page and all that was typed, except what another answer hides; stores nothing. */
async function showAgain({ form, step, survey }: Posted, notice: string): Promise<Response> {
  const typed = takeTyped(step, survey.answers.typed, { form, accepted: survey.context.accepted });
  for (const { name } of listQuestions(step)) if (!(name in typed)) form.delete(name);
  form.set(FORM_NAME_FIELD, nameStepForm(step));
  return answerInPlace(form, notice, carrySession(survey.session));
}
