/** The responses to a posted step: on to another page with the answers stored, or the same page again. */
import { redirect } from "@remix-run/node";
import { writePlanAddress } from "~/base/plan-address";
import type { Step } from "~/contract/survey/field-declaration";
import { answerInPlace, FORM_NAME_FIELD } from "~/ui/form";
import { readOperationId } from "~/web/forms/operation-id.server";
import { carrySession } from "~/web/identity/session.server";
import { listQuestions } from "~/words/survey/steps";
import { hasNewHealthAnswer } from "./consent";
import { writeDraft, writeOtherTab } from "./draft.server";
import { finishSurvey } from "./finish.server";
import { readAgreement, storeAgreement } from "./landing-adviser-of.server";
import { CHOOSE_ANSWERS, saveAnswers, type ToSave } from "./saved-draft.server";
import { nameStepForm } from "./step-view";
import type { Survey } from "./survey.server";
import { takeTyped } from "./take-typed";
import type { TypedAnswers } from "./typed-answers";

const TOO_LONG =
  "Your answers are too long to keep. Please shorten the longest ones, such as names, and try again.";

export type PostedStep = { form: FormData; step: Step; survey: Survey };
export type Submission = PostedStep & {
  /** True if the step was well answered and Next or Save was pressed: the services then save the answers. */
  isNext: boolean;
};

/** Asks which answers stay: the form's, or those that replaced its page's. */
export async function askWhose(request: Request, posted: PostedStep, typed: TypedAnswers): Promise<Response> {
  const { named, session } = posted.survey;
  const written = await writeOtherTab(request, named.plan, typed);
  if (!written.ok) return showAgain(posted, TOO_LONG);
  const headers = carrySession(session, [written.value]);
  return redirect(writePlanAddress(CHOOSE_ANSWERS, named), { status: 303, headers });
}

/** Stores the answers and redirects, or asks to choose between them and another device's newer ones. */
export async function moveOn(
  request: Request,
  submission: Submission,
  { to, cookies = [] }: { to: string; cookies?: readonly string[] },
): Promise<Response> {
  const { survey, isNext } = submission;
  const written = await writeDraft(request, survey.named.plan, survey.answers);
  if (!written.ok) return showAgain(submission, TOO_LONG);
  const saving = isNext ? await saveAnswers(request, survey.session, listToSave(survey)) : { cookies };
  const isOutdated = saving === "outdated";
  const agreement = await storeAgreement(request, submission.form, submission.step);
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

/** Makes or updates the plan, or redirects to what prevents that. */
export async function finish(request: Request, submission: Submission): Promise<Response> {
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
export async function showAgain({ form, step, survey }: PostedStep, notice: string): Promise<Response> {
  const typed = takeTyped(step, survey.answers.typed, { form, accepted: survey.context.accepted });
  for (const { name } of listQuestions(step)) if (!(name in typed)) form.delete(name);
  form.set(FORM_NAME_FIELD, nameStepForm(step));
  return answerInPlace(form, notice, carrySession(survey.session));
}
