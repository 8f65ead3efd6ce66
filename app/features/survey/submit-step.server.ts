import { randomUUID } from "node:crypto";
import { json, redirect } from "@remix-run/node";
import type { Step } from "~/contract/survey-rules";
import { DISTRUST_WORDS, readForm } from "~/features/session/form-protection.server";
import { welcomeGuest } from "~/features/session/guest.server";
import { answerWithMistakes } from "~/ui/form";
import { finishSurvey } from "./finish.server";
import { calculateGuaranteedIncome, hasSameGuaranteedIncome } from "./guaranteed-income.server";
import { findTarget, listStepsToCheck, readIntent } from "./journey";
import { readOperationId } from "./operation-id.server";
import { carryGuest, summariseJudged } from "./show-step.server";
import { CHECK, LOST } from "./step-query";
import { pickShownFields, takeTyped, validateStep } from "./step-validator.server";
import type { StepRefusal } from "./step-view";
import { answersCookie, judgeAnswers, openSurvey } from "./survey.server";
import type { Answers, Survey } from "./survey.server";
import { readProfile } from "./typed-answers";

const UNPROCESSABLE = 422;

const TOO_LONG =
  "Your answers are too long to keep. Please shorten the longest ones, such as names, and try again.";

/** Takes a step's form: keeps what was typed, checks what has to be checked, and leads on. */
export async function submitStep(request: Request, step: Step): Promise<Response> {
  const { form, distrust } = await readForm(request);
  const survey = await openSurvey(request);
  if (distrust) return refuse(form, survey, { step, notice: DISTRUST_WORDS[distrust], isTrusted: false });

  const { typed, guaranteedIncome } = keepIncome(step, survey, takeTyped(step, survey.answers.typed, form));
  // Only answers before it lead to a later step: without any they were lost on the way.
  if (step > 1 && Object.keys(survey.answers.typed).length === 0)
    return moveOn({ form, step, survey, answers: { typed, version: nameVersion() } }, `/en/1?${LOST}`);
  const profile = readProfile(typed);
  const intent = form.get("intent") ?? (survey.accepted ? "save" : "next");
  const target = findTarget(step, readIntent(intent), profile);
  const toCheck = listStepsToCheck(step, target);
  const { error } = await validateStep(step, form, {
    typed: survey.answers.typed,
    context: survey.context,
  });
  if (error && toCheck.includes(step)) return refuse(form, survey, { step, fieldErrors: error.fieldErrors });

  const answers = { typed, guaranteedIncome, version: nameVersion() };
  const judge = judgeAnswers(typed, survey.context);
  const failing = toCheck.find((candidate) => judge(candidate).length > 0);
  const destination = failing ?? target;
  const next = { form, step, survey, answers };
  if (destination === "finish") return finish(request, next);
  if (destination === "leave") return moveOn(next, "/en/clear-my-answers?leaving");
  const ready = destination === 6 ? await prepareStepSix(request, next) : next;
  // Step 6 is asked anew by whoever comes from before it, and what is only now asked is no mistake.
  const isMistake = failing !== undefined && !(failing === 6 && step < 6);
  return moveOn(ready, `/en/${destination}${isMistake ? `?${CHECK}` : ""}`);
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
  const visit = survey.visit ?? (await welcomeGuest(request));
  const guaranteedIncome = visit && (await calculateGuaranteedIncome(readProfile(typed), visit.guest));
  return { ...submission, survey: { ...survey, visit }, answers: { ...answers, typed, guaranteedIncome } };
}

async function moveOn({ form, step, survey, answers }: Submission, address: string): Promise<Response> {
  const written = await answersCookie.write(answers);
  if (!written.ok) return refuse(form, survey, { step, notice: TOO_LONG });
  const headers = carryGuest(survey);
  headers.append("Set-Cookie", written.value);
  return redirect(address, { headers });
}

async function finish(request: Request, submission: Submission): Promise<Response> {
  const { form, survey, answers } = submission;
  const processContextId = readOperationId(form);
  const profile = readProfile(answers.typed);
  const finished = await finishSurvey(request, { survey, profile, processContextId });
  return "wayBack" in finished ? moveOn(submission, finished.wayBack) : finished;
}

type Refused = { step: Step; fieldErrors?: Record<string, string>; notice?: string; isTrusted?: boolean };

/**
 * The page again with everything typed. The browser keeps that as well, so that it is there after a reload, under the
 * version that the form in front of the person has.
 */
async function refuse(
  form: FormData,
  survey: Survey,
  { step, fieldErrors = {}, notice, isTrusted = true }: Refused,
): Promise<Response> {
  const typed = takeTyped(step, survey.answers.typed, form);
  const mistakes = Object.entries(fieldErrors).map(([field, message]) => ({ field, message }));
  const answer = await answerWithMistakes(mistakes, pickShownFields(form, { step, typed }));
  const judged = { profile: readProfile(typed), judge: judgeAnswers(typed, survey.context) };
  const summary = summariseJudged(step, judged, survey.accepted !== undefined);
  const refusal = { ...(await answer.json()), notice, summary };
  const headers = carryGuest(survey);
  const written =
    isTrusted && (await answersCookie.write({ ...survey.answers, ...keepIncome(step, survey, typed) }));
  if (written && written.ok) headers.append("Set-Cookie", written.value);
  return json(refusal satisfies StepRefusal, { status: UNPROCESSABLE, headers });
}
