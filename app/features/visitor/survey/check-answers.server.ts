import { randomUUID } from "node:crypto";
import { json, redirect } from "@remix-run/node";
import { writePlanAddress } from "~/base/plan-address";
import type { Step } from "~/contract/survey/field-declaration";
import type { ProfileView } from "~/contract/survey/profile-view";
import { hasSameAnswers } from "~/contract/survey/survey-record";
import { carrySession } from "~/web/identity/session.server";
import { fieldId } from "~/ui/form";
import type { AnswerRow, AnswersView, StepAnswers } from "./check-answers-view";
import { isConsentAsked } from "./consent";
import { describeAssumedAnswers } from "~/words/assumed/describe-assumed";
import { discardsAmendedPlan, findChoiceWarnings } from "./finished-plan.server";
import { findFirstUnfinished } from "./journey";
import { listWithFollowUps } from "~/words/questions/question";
import { isDue, isQuestionPossible, type SurveyQuestion } from "~/words/survey/question";
import { sayAllTyped, sayTyped } from "./say-typed";
import { OPENED_FROM_ANSWERS } from "./step-query";
import { listQuestions, stepWords } from "~/words/survey/steps";
import { openSurvey, viewSurvey, type Survey } from "./survey.server";
import type { TypedAnswers } from "./typed-answers";

/**
 * Lists every step up to the first unfinished one, and each later one with an answer. Redirects a visitor without
 * answers to the first step.
 * @param isRefused true if the page is the response to its refused form
 */
export async function showAnswers(request: Request, isRefused: boolean) {
  const survey = await openSurvey(request, isRefused);
  const { named, answers, session } = survey;
  const headers = carrySession(session, survey.cookies);
  const isEmpty = Object.keys(answers.typed).length === 0;
  if (isEmpty && !survey.isPlanGone) return redirect(writePlanAddress("/en/1", named), { headers });
  const choiceWarnings = await findChoiceWarnings(survey);
  return json({ ...viewAnswers(survey), choiceWarnings }, { headers });
}

function viewAnswers(survey: Survey): Omit<AnswersView, "choiceWarnings"> {
  const { named } = survey;
  const unfinished = findFirstUnfinished(survey.isAnswered);
  const profile = viewSurvey(survey);
  const reached = profile.step;
  const back = profile.finishedSurvey
    ? { to: writePlanAddress("/en/recommended-plan", named), name: "Your plan" }
    : { to: writePlanAddress(`/en/${reached}`, named), name: `Step ${reached}` };
  const next = { to: writePlanAddress(`/en/${reached}`, named), name: `Continue with step ${reached}` };
  return {
    steps: survey.shownSteps
      .filter((step) => step <= reached || isBegun(listQuestions(step), survey.answers.typed))
      .map((step) => listAnswers(step, { ...survey, profile })),
    state: unfinished ? "unfinished" : isSaved(survey) ? "saved" : "unsaved",
    isFinished: profile.finishedSurvey,
    isPlanGone: survey.isPlanGone,
    assumed: survey.finished && describeAssumedAnswers(survey.profile),
    discardsAmendedPlan: discardsAmendedPlan(survey),
    back,
    next: unfinished
      ? next
      : { to: back.to, name: profile.finishedSurvey ? "Back to my plan" : "Back to the questions" },
    processContextId: randomUUID(),
  };
}

function isSaved({ finished, profile }: Survey): boolean {
  return finished !== undefined && hasSameAnswers(finished.answers, profile);
}

const NOT_ANSWERED = "Not answered yet";

type ViewedSurvey = Survey & { profile: ProfileView };

function listAnswers(step: Step, survey: ViewedSurvey): StepAnswers {
  const { name, questions } = stepWords[step];
  const mistaken = new Set<string>(survey.judge(step).map(({ field }) => field));
  const rows = questions
    .filter(
      (question) =>
        isConsentAsked(question.name, survey.context.isForClient) &&
        (isDue(question) || isBegun([question], survey.answers.typed)) &&
        isQuestionPossible(question, survey.profile, survey.context.limits),
    )
    .map((question) => writeRow(question, survey, { step, mistaken }));
  return { step, name, isDone: mistaken.size === 0, rows };
}

function writeRow(
  question: SurveyQuestion,
  { named, profile, answers, context }: ViewedSurvey,
  { step, mistaken }: { step: Step; mistaken: ReadonlySet<string> },
): AnswerRow {
  const asked = listWithFollowUps(question);
  const { typed } = answers;
  const unclear = isBegun(asked, typed) ? "mistaken" : "missing";
  const state = asked.some(({ name }) => mistaken.has(name)) ? unclear : "clear";
  const address = writePlanAddress(`/en/${step}`, named, OPENED_FROM_ANSWERS);
  return {
    name: question.listName ?? question.shortName,
    answer: {
      // A question only for advisers is unanswered in a plan that its owner made.
      clear: () => (question.review?.(profile, context.limits) ?? sayTyped(question, typed)) || NOT_ANSWERED,
      mistaken: () => sayAllTyped(question, typed),
      missing: () => NOT_ANSWERED,
    }[state](),
    state,
    to: `${address}#${fieldId(question.name)}`,
  };
}

function isBegun(questions: readonly SurveyQuestion[], typed: TypedAnswers): boolean {
  return questions.some(({ name }) => (typed[name]?.length ?? 0) > 0);
}
