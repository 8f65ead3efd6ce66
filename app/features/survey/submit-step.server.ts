import { randomUUID } from "node:crypto";
import { json, redirect } from "@remix-run/node";
import { writePlanAddress } from "~/base/plan-address";
import type { Step } from "~/contract/survey-rules";
import { DISTRUST_WORDS, readForm } from "~/features/session/form-protection.server";
import { carrySession, welcome } from "~/features/session/session.server";
import { answerWithMistakes } from "~/ui/form";
import { writeDraft } from "./draft.server";
import type { Answers } from "./draft.server";
import { finishSurvey } from "./finish.server";
import { calculateGuaranteedIncome, hasSameGuaranteedIncome } from "./guaranteed-income.server";
import { findTarget, listStepsToCheck, readIntent } from "./journey";
import { readOperationId } from "./operation-id.server";
import { summariseJudged } from "./show-step.server";
import { CHECK, LOST } from "./step-query";
import { pickShownFields, takeTyped, validateStep } from "./step-validator.server";
import type { StepRefusal } from "./step-view";
import { judgeAnswers, openSurvey } from "./survey.server";
import type { Survey } from "./survey.server";
import { readProfile } from "./typed-answers";

const UNPROCESSABLE = 422;

const TOO_LONG =
  "Your answers are too long to keep. Please shorten the longest ones, such as names, and try again.";

/** Takes a step's form: keeps what was typed, checks what has to be checked, and leads on. */
export async function submitStep(request: Request, step: Step): Promise<Response> {
  const { form, distrust } = await readForm(request);
  const survey = await openSurvey(request);
  if (distrust)
    return refuse(request, { form, survey, step, notice: DISTRUST_WORDS[distrust], isTrusted: false });

  const { typed, guaranteedIncome } = keepIncome(step, survey, takeTyped(step, survey.answers.typed, form));
  // Only answers before it lead to a later step: without any they were lost on the way.
  if (step > 1 && Object.keys(survey.answers.typed).length === 0) {
    const next = { form, step, survey, answers: { typed, version: nameVersion() } };
    return moveOn(request, next, writePlanAddress("/en/1", survey.plan, { [LOST]: "" }));
  }
  const profile = readProfile(typed);
  const intent = form.get("intent") ?? (survey.accepted ? "save" : "next");
  const target = findTarget(step, readIntent(intent), profile);
  const toCheck = listStepsToCheck(step, target);
  const { error } = await validateStep(step, form, {
    typed: survey.answers.typed,
    context: survey.context,
  });
  if (error && toCheck.includes(step))
    return refuse(request, { form, survey, step, fieldErrors: error.fieldErrors });

  const answers = { typed, guaranteedIncome, version: nameVersion() };
  const judge = judgeAnswers(typed, survey.context);
  const failing = toCheck.find((candidate) => judge(candidate).length > 0);
  const destination = failing ?? target;
  const next = { form, step, survey, answers };
  if (destination === "finish") return finish(request, next);
  if (destination === "leave") return moveOn(request, next, "/en");
  const ready = destination === 6 ? await prepareStepSix(request, next) : next;
  // Step 6 is asked anew by whoever comes from before it, and what is only now asked is no mistake.
  const isMistake = failing !== undefined && !(failing === 6 && step < 6);
  const query = isMistake ? { [CHECK]: "" } : {};
  return moveOn(request, ready, writePlanAddress(`/en/${destination}`, survey.plan, query));
}

const nameVersion = () => randomUUID().slice(0, 8);

type Submission = { form: FormData; step: Step; survey: Survey; answers: Answers };

/** The guaranteed income holds as long as the answers it was worked out from, and so does the choice it was shown for. */
function keepIncome(
  step: Step,
  { answers, profile }: Survey,
  typed: Answers["typed"],
): Pick<Answers, "typed" | "guaranteedIncome"> {
  const { guaranteedIncome } = answers;
  if (guaranteedIncome === undefined || step >= 6 || hasSameGuaranteedIncome(profile, readProfile(typed)))
    return { typed, guaranteedIncome };
  return { typed: forgetImportance(typed), guaranteedIncome: undefined };
}

function forgetImportance(typed: Answers["typed"]): Answers["typed"] {
  const others = { ...typed };
  delete others.importance;
  return others;
}

/** Going forward to step 6 asks its question anew, with an income worked out from the answers as they stand. */
async function prepareStepSix(request: Request, submission: Submission): Promise<Submission> {
  const { step, survey, answers } = submission;
  const typed = step < 6 ? forgetImportance(answers.typed) : answers.typed;
  if (answers.guaranteedIncome !== undefined) return { ...submission, answers: { ...answers, typed } };
  const session = survey.session ?? (await welcome(request));
  const welcomed = { ...survey, session };
  const guaranteedIncome = await calculateGuaranteedIncome(readProfile(typed), welcomed);
  return { ...submission, survey: welcomed, answers: { ...answers, typed, guaranteedIncome } };
}

async function moveOn(request: Request, submission: Submission, address: string): Promise<Response> {
  const { survey, answers } = submission;
  const written = await writeDraft(request, survey.plan, answers);
  if (!written.ok) return refuse(request, { ...submission, notice: TOO_LONG });
  return redirect(address, { headers: carrySession(survey.session, written.value) });
}

async function finish(request: Request, submission: Submission): Promise<Response> {
  const { form, survey, answers } = submission;
  const processContextId = readOperationId(form);
  const profile = readProfile(answers.typed);
  const finished = await finishSurvey(request, { survey, profile, processContextId });
  return "wayBack" in finished ? moveOn(request, submission, finished.wayBack) : finished;
}

type Refused = Omit<Submission, "answers"> & Refusal;
type Refusal = { fieldErrors?: Record<string, string>; notice?: string; isTrusted?: boolean };

/**
 * The page again with everything typed. The browser keeps that as well, so that it is there after a reload, under the
 * version that the form in front of the person has.
 */
async function refuse(
  request: Request,
  { form, survey, step, fieldErrors = {}, notice, isTrusted = true }: Refused,
): Promise<Response> {
  const typed = takeTyped(step, survey.answers.typed, form);
  const mistakes = Object.entries(fieldErrors).map(([field, message]) => ({ field, message }));
  const answer = await answerWithMistakes(mistakes, pickShownFields(form, { step, typed }));
  const judged = { profile: readProfile(typed), judge: judgeAnswers(typed, survey.context) };
  const summary = summariseJudged(step, judged, survey.accepted !== undefined);
  const refusal = { ...(await answer.json()), notice, summary };
  const kept = { ...survey.answers, ...keepIncome(step, survey, typed) };
  const written = isTrusted && (await writeDraft(request, survey.plan, kept));
  const headers = carrySession(survey.session, written && written.ok ? written.value : []);
  return json(refusal satisfies StepRefusal, { status: UNPROCESSABLE, headers });
}
