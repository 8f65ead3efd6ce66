import { redirect } from "@remix-run/node";
import { writePlanAddress } from "~/base/plan-address";
import type { Step } from "~/contract/survey/field-declaration";
import { hasSameAdvice } from "~/contract/survey/survey-record";
import { DISTRUST_WORDS, readForm } from "~/web/forms/form-protection.server";
import { carrySession, findOrStartSession } from "~/web/identity/session.server";
import { answerInPlace, FORM_NAME_FIELD } from "~/ui/form";
import { writeDraft } from "./draft.server";
import type { Answers } from "./draft.server";
import { finishSurvey } from "./finish.server";
import { askGuaranteedIncome, hasSameGuaranteedIncome } from "./guaranteed-income.server";
import { findStepAskedAgain, findTarget, listShownSteps, listStepsToCheck, readIntent } from "./journey";
import { writeAfterActing } from "~/web/identity/acting.server";
import { forgetAdviser, readAgreement, rememberAgreement } from "./landing-adviser-of.server";
import { ADVISER_SEES, FORGET_ADVISER } from "./adviser-notice";
import { readOperationId } from "~/web/forms/operation-id.server";
import { CLIENT_AGREED_ON, HEALTH_CONSENT } from "~/words/survey/question";
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
} from "./step-query";
import { nameStepForm } from "./step-view";
import { hasNewHealthAnswer, judgeAnswers, openSurvey } from "./survey.server";
import type { Survey } from "./survey.server";
import { pickShownFields, readProfile, takeTyped } from "./typed-answers";

const TOO_LONG =
  "Your answers are too long to keep. Please shorten the longest ones, such as names, and try again.";

/**
 * Handles a step's form: keeps what was typed, checks what has to be checked, and leads on. If a step has mistakes it
 * leads to that step, whose page names them. So neither a reload nor the browser's Back ever asks to send a form
 * again.
 */
export async function submitStep(request: Request, step: Step): Promise<Response> {
  const { form, distrust } = await readForm(request, listPosted(step));
  const survey = await openSurvey(request);
  const posted = { form, step, survey };
  if (survey.isPlanGone) return showAgain(posted, PLAN_GONE_FROM_STEP);
  // Only earlier answers lead to a later step; if there are none, they were lost on the way.
  const isLost = step > 1 && Object.keys(survey.answers.typed).length === 0;
  if (distrust) return showAgain(posted, isLost ? LOST_ON_THE_WAY : DISTRUST_WORDS[distrust]);

  const answers = keepIncome(step, survey, takeTyped(step, survey.answers.typed, form));
  if (isLost) {
    const to = writePlanAddress("/en/1", survey.named, { [LOST]: "" });
    return moveOn(request, { ...posted, answers, isNext: false }, { to });
  }
  if (form.get("intent") === FORGET_ADVISER) {
    const to = writePlanAddress(`/en/${step}`, survey.named);
    return moveOn(request, { ...posted, answers, isNext: false }, { to, cookies: [forgetAdviser()] });
  }
  const { limits } = survey.context;
  const profile = readProfile(answers.typed, limits);
  const way = {
    shown: listShownSteps(profile, limits),
    isFromAnswers: isFromAnswers(new URL(request.url)),
  };
  const intent = readIntent(form.get("intent") ?? (survey.accepted ? "save" : "next"));
  const target = findTarget(step, intent, way);
  const judge = judgeAnswers(answers.typed, survey.context);
  const isWell = judge(step).length === 0;
  const isOther = survey.accepted !== undefined && !hasSameAdvice(survey.accepted, profile);
  const askedAgain = isWell && isOther ? findStepAskedAgain(step, intent, way) : undefined;
  const from = way.isFromAnswers ? OPENED_FROM_ANSWERS : {};
  const isForward = intent.kind === "next" || intent.kind === "save";
  const next = { ...posted, answers, isNext: isForward && isWell };
  if (step === 1 && next.isNext) await updateStaffStatus(survey, profile);
  if (askedAgain) {
    const asked = askedAgain === 6 ? await prepareStepSix(request, next) : forgetHealth(next);
    return moveOn(request, asked, { to: writePlanAddress(`/en/${askedAgain}`, survey.named, from) });
  }
  if (step === 2 && isForward && profile.alreadyPaying)
    return moveOn(request, next, { to: writePlanAddress("/en/already-paying", survey.named) });
  const failing = listStepsToCheck(step, intent, target).find((candidate) => judge(candidate).length > 0);
  const destination = failing ?? target;
  if (destination === "finish") return finish(request, next);
  if (destination === "start")
    return moveOn(request, next, { to: survey.client ? writeAfterActing(survey.client) : "/en" });
  if (destination === "answers")
    return moveOn(request, next, { to: writePlanAddress("/en/check-answers", survey.named) });
  const ready = destination === 6 ? await prepareStepSix(request, next) : next;
  // Step 6 is asked again when a person comes from an earlier step, so its missing answer is not a mistake.
  const isMistake = failing !== undefined && !(failing === 6 && step < 6);
  const query = { ...(isMistake && { [CHECK]: "" }), ...from };
  return moveOn(request, ready, { to: writePlanAddress(`/en/${destination}`, survey.named, query) });
}

/** The fields of a step's form, of which boxes may be ticked all at once. */
function listPosted(step: Step): string[] {
  const asked = listQuestions(step).flatMap(({ name, control, options = [] }) =>
    control === "boxes" ? options.map(() => name) : [name],
  );
  return step === 7 ? [...asked, ADVISER_SEES] : asked;
}

type Posted = { form: FormData; step: Step; survey: Survey };
type Submission = Posted & {
  answers: Answers;
  /** Whether the step was well answered and Next was pressed, so that the answers are saved for the person's other devices. */
  isNext: boolean;
};

/** The guaranteed income is valid as long as the answers behind it, and so is the choice that it was shown for. */
function keepIncome(
  step: Step,
  { answers, profile, context }: Survey,
  typed: Answers["typed"],
): Pick<Answers, "typed" | "guaranteedIncome"> {
  const { guaranteedIncome } = answers;
  const isKept = () => hasSameGuaranteedIncome(profile, readProfile(typed, context.limits));
  if (guaranteedIncome === undefined || step >= 6 || isKept()) return { typed, guaranteedIncome };
  return { typed: forgetImportance(typed), guaranteedIncome: undefined };
}

function forgetImportance(typed: Answers["typed"]): Answers["typed"] {
  const others = { ...typed };
  delete others.importance;
  return others;
}

/** Without a step 6 in between, an importance that was chosen before does not come back unasked. */
function forgetHealth(submission: Submission): Submission {
  const { step, answers } = submission;
  const typed = step < 6 ? forgetImportance(answers.typed) : { ...answers.typed };
  for (const name of ["seriousIllness", "smoker", HEALTH_CONSENT, CLIENT_AGREED_ON] as const)
    delete typed[name];
  return { ...submission, answers: { ...answers, typed } };
}

/** Going forward to step 6 asks its question again, with an income worked out from the current answers. */
async function prepareStepSix(request: Request, submission: Submission): Promise<Submission> {
  const { step, survey, answers } = submission;
  const typed = step < 6 ? forgetImportance(answers.typed) : answers.typed;
  if (answers.guaranteedIncome !== undefined) return { ...submission, answers: { ...answers, typed } };
  const session = survey.session ?? (await findOrStartSession(request));
  const welcomed = { ...survey, session };
  const guaranteedIncome = await askGuaranteedIncome(readProfile(typed, survey.context.limits), welcomed);
  return { ...submission, survey: welcomed, answers: { ...answers, typed, guaranteedIncome } };
}

async function moveOn(
  request: Request,
  submission: Submission,
  { to, cookies = [] }: { to: string; cookies?: readonly string[] },
): Promise<Response> {
  const { survey, answers, isNext } = submission;
  const { plan } = survey;
  const written = await writeDraft(request, plan, answers);
  if (!written.ok) return showAgain(submission, TOO_LONG);
  const saving = isNext ? await saveAnswers(request, survey.session, listToSave(submission)) : { cookies };
  const isOutdated = saving === "outdated";
  const agreement = await rememberAgreement(request, submission.form, submission.step);
  const headers = carrySession(survey.session, [
    ...written.value,
    ...agreement,
    ...(isOutdated ? [] : saving.cookies),
  ]);
  return redirect(isOutdated ? writePlanAddress(CHOOSE_ANSWERS, survey.named) : to, { status: 303, headers });
}

function listToSave({ survey, answers }: Submission): ToSave {
  const { plan, context } = survey;
  const profile = readProfile(answers.typed, context.limits);
  const hasConsented = !hasNewHealthAnswer(profile, context.accepted);
  return { plan, typed: answers.typed, hasConsented };
}

async function finish(request: Request, submission: Submission): Promise<Response> {
  const { form, survey, answers } = submission;
  const processContextId = readOperationId(form);
  const profile = readProfile(answers.typed, survey.context.limits);
  const finished = await finishSurvey(request, {
    survey: { ...survey, answers },
    profile,
    processContextId,
    letsAdviserSee: readAgreement(form, submission.step),
  });
  if (!("wayBack" in finished)) return finished;
  const { wayBack: to, cookies } = finished;
  return moveOn(request, { ...submission, isNext: false }, { to, cookies });
}

/** The same page with everything typed, none of which is kept. */
async function showAgain({ form, step, survey }: Posted, notice: string): Promise<Response> {
  const typed = takeTyped(step, survey.answers.typed, form);
  const shown = pickShownFields(form, { step, typed });
  shown.set(FORM_NAME_FIELD, nameStepForm(step));
  return answerInPlace(shown, notice, carrySession(survey.session));
}
