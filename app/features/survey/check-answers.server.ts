import { randomUUID } from "node:crypto";
import { json, redirect } from "@remix-run/node";
import { writePlanAddress } from "~/base/plan-address";
import type { Step } from "~/contract/field-declaration";
import type { ProfileView } from "~/contract/profile-view";
import { carrySession } from "~/features/session/session.server";
import { fieldId } from "~/ui/form";
import { joinWords } from "~/words/write-figures";
import type { AnswerRow, AnswersView, StepAnswers } from "./check-answers-view";
import { findFirstUnfinished, listShownSteps } from "./journey";
import { isQuestionPossible, listWithFollowUps } from "./question";
import type { Question } from "./question";
import { OPENED_FROM_ANSWERS } from "./step-query";
import { stepWords } from "./steps";
import { judgeAnswers, openSurvey, viewSurvey } from "./survey.server";
import type { Judge, Survey } from "./survey.server";
import type { TypedAnswers } from "./typed-answers";

/**
 * Lists the answers, as far as the survey has come. A visitor who has answered nothing is led to the first step.
 * @param isRefused whether the page is shown again because the form on it was refused
 */
export async function showAnswers(request: Request, isRefused: boolean) {
  const survey = await openSurvey(request);
  const { plan, answers, context, session } = survey;
  const headers = carrySession(session);
  if (Object.keys(answers.typed).length === 0) return redirect(writePlanAddress("/en/1", plan), { headers });
  const judge = judgeAnswers(answers.typed, context);
  return json({ ...viewAnswers(survey, judge), isRefused }, { headers });
}

function viewAnswers(survey: Survey, judge: Judge): AnswersView {
  const { plan, context } = survey;
  const unfinished = findFirstUnfinished((step) => judge(step).length === 0);
  const profile = viewSurvey(survey, unfinished ?? 7);
  const reached = profile.step;
  const back = profile.finishedSurvey
    ? { to: writePlanAddress("/en/recommended-plan", plan), name: "Back to my plan" }
    : { to: writePlanAddress(`/en/${reached}`, plan), name: "Back to the questions" };
  const next = { to: writePlanAddress(`/en/${reached}`, plan), name: `Continue with step ${reached}` };
  return {
    steps: listShownSteps(profile, context.limits)
      .filter((step) => step <= reached)
      .map((step) => listAnswers(step, { ...survey, profile }, judge)),
    state: unfinished ? "unfinished" : profile.finishedRecommendation ? "saved" : "unsaved",
    isFinished: profile.finishedSurvey,
    discardsCustomisedPlan: profile.planType === "both",
    back,
    next: unfinished ? next : back,
    processContextId: randomUUID(),
  };
}

type ViewedSurvey = Survey & { profile: ProfileView };

function listAnswers(step: Step, survey: ViewedSurvey, judge: Judge): StepAnswers {
  const { name, questions } = stepWords[step];
  const mistaken = new Set<string>(judge(step).map(({ field }) => field));
  const rows = questions
    .filter((question) => isQuestionPossible(question, survey.profile, survey.context.limits))
    .map((question) => writeRow(question, survey, { step, mistaken }));
  return { step, name, isDone: mistaken.size === 0, rows };
}

function writeRow(
  question: Question,
  { plan, profile, answers }: ViewedSurvey,
  { step, mistaken }: { step: Step; mistaken: ReadonlySet<string> },
): AnswerRow {
  const fields = listWithFollowUps(question).map(({ name }) => name);
  const isClear = fields.every((name) => !mistaken.has(name));
  const isBegun = isClear || fields.some((name) => (answers.typed[name]?.length ?? 0) > 0);
  const unsaid = isBegun ? "Not clear yet" : "Not answered yet";
  const address = writePlanAddress(`/en/${step}`, plan, OPENED_FROM_ANSWERS);
  return {
    name: question.shortName,
    answer: isClear ? sayAnswer(question, profile, answers.typed) : unsaid,
    isBegun,
    to: `${address}#${fieldId(question.name)}`,
  };
}

/** The question's own words for its answer; otherwise the labels of what was chosen, or what was typed. */
function sayAnswer(question: Question, profile: ProfileView, typed: TypedAnswers): string {
  if (question.review) return question.review(profile);
  const given = [typed[question.name] ?? []].flat();
  const labels = question.options?.filter(({ value }) => given.includes(value)).map(({ label }) => label);
  return joinWords(labels ?? given);
}
