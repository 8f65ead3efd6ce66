import { randomUUID } from "node:crypto";
import { json, redirect } from "@remix-run/node";
import { nestPaths } from "~/base/field-path";
import { writePlanAddress } from "~/base/plan-address";
import type { Step } from "~/contract/survey/field-declaration";
import type { ProfileView } from "~/contract/survey/profile-view";
import { findDayOfPrices } from "~/backend/door.server";
import { findLandingAdviser } from "./landing-adviser-of.server";
import { carrySession, requireSession } from "~/web/identity/session.server";
import { isConsentAsked } from "./consent";
import { findChoiceWarnings } from "./choice-warnings.server";
import { askGuaranteedIncome } from "./guaranteed-income.server";
import { findAllowedStep } from "./journey";
import { sayPricesOf } from "~/words/plan/annuity-prices";
import { describePreference } from "~/words/survey/describe-preference";
import type { PreferenceView } from "~/words/survey/describe-preference";
import { isQuestionPossible } from "~/words/survey/question";
import type { Question, SurveyMistake } from "~/words/survey/question";
import type { QuestionView, StepView } from "./step-view";
import { CHECK, findLossToTell, findMistakesToName, isFromAnswers, OPENED_FROM_ANSWERS } from "./step-query";
import { listQuestions, stepWords } from "~/words/survey/steps";
import { hasSummary } from "./summary";
import { discardsAmendedPlan, openSurvey, viewSurvey } from "./survey.server";
import type { Survey } from "./survey.server";
import type { TypedAnswers } from "./typed-answers";
import { checkUnticked } from "./take-typed";
import { markPerson } from "./whose-answers.server";
import { sayWayOn } from "~/words/survey/turned-away";

/**
 * Shows a step, or leads to the first unfinished one when that comes before it.
 * @param isRefused whether the page answers a form of which nothing was kept
 */
export async function showStep(request: Request, step: Step, isRefused: boolean) {
  const survey = await openSurvey(request, isRefused);
  const profile = viewSurvey(survey);
  const allowed = findAllowedStep(step, survey.shownSteps, profile.step);
  const url = new URL(request.url);
  const way = isFromAnswers(url) ? OPENED_FROM_ANSWERS : {};
  // A form of which nothing was kept stays in place, whatever became of the answers before it.
  if (allowed !== step && !isRefused) {
    // A form that was refused here may have been checked against answers that another tab has made wrong since.
    const query = { ...(url.searchParams.has(CHECK) && { [CHECK]: "" }), ...way };
    const address = writePlanAddress(`/en/${allowed}`, survey.named, query);
    return redirect(address, { headers: carrySession(survey.session, survey.cookies) });
  }

  const mistakes = findMistakesToName(url, step, survey.judge(step));
  const notice = survey.isAnswered(step) ? undefined : findLossToTell(url);
  const session = await welcomeToLastSteps(request, step, survey);
  const [preference, choiceWarnings, adviser] = await Promise.all([
    step === 6 ? viewPreference(profile, { ...survey, session }) : undefined,
    findChoiceWarnings(survey),
    findLandingAdviser(request, survey),
  ]);
  const view = {
    ...viewStep(step, survey, { profile, mistakes }),
    action: writePlanAddress(`/en/${step}`, survey.named, way),
    choiceWarnings,
    adviser,
    preference,
    notice,
    isPlanGone: survey.isPlanGone,
  };
  return json(view satisfies StepView, {
    headers: carrySession(session, survey.cookies),
    status: mistakes.length > 0 ? 422 : 200,
  });
}

/**
 * Step 6 asks the services for an income. Both clicks of a double click on the last step's button have to carry one bearer,
 * so the step gives it out before either.
 * @throws Response 429 or 503 when none is given out
 */
async function welcomeToLastSteps(request: Request, step: Step, survey: Survey) {
  return survey.session ?? (step < 6 ? undefined : await requireSession(request));
}

/** Whoever goes from step 5 to step 7 is told why. */
const STEP_SIX_LEFT_OUT =
  "We left out step 6. With these savings and no back-up plan, a guaranteed income comes first.";

type Shown = {
  profile: ProfileView;
  mistakes: readonly SurveyMistake[];
};

function viewStep(step: Step, survey: Survey, { profile, mistakes }: Shown) {
  const { name, lead, questions } = stepWords[step];
  return {
    step,
    name,
    lead,
    questions: viewQuestions(questions, survey, mistakes),
    typed: nestTyped(step, survey.answers.typed),
    mistakes,
    shortNames: Object.fromEntries(
      listQuestions(step).map((question) => [question.name, question.shortName]),
    ),
    leftOut: step === 7 && !survey.shownSteps.includes(6) ? STEP_SIX_LEFT_OUT : undefined,
    hasSummary: hasSummary(step, profile.finishedSurvey),
    isFinished: profile.finishedSurvey,
    isKeptLong: isGuestsOwn(survey) ? (survey.answers.isKeptLong ?? false) : undefined,
    isImportanceChanged:
      step === 6 &&
      survey.finished !== undefined &&
      survey.finished.answers.importance !== profile.importance,
    discardsAmendedPlan: discardsAmendedPlan(survey),
    shownFor: markPerson(survey.answers.typed),
    processContextId: randomUUID(),
  };
}

/**
 * Income and ways come from one answer, so that they agree. Without it the income is the one that was worked out on the way
 * here, if it was, and the cards have their words alone.
 */
async function viewPreference(profile: ProfileView, survey: Survey): Promise<PreferenceView | undefined> {
  const { perMonth = profile.guaranteedIncome, ways } = (await askGuaranteedIncome(survey)) ?? {};
  if (perMonth === undefined) return undefined;
  const { hasPartner, hasChild, hasOther, dependants } = profile;
  return describePreference({
    perMonth,
    ways,
    partnerName: dependants[0].fullName,
    isForFamily: [hasPartner, hasChild, hasOther].includes(true),
    prices: sayPricesOf(findDayOfPrices(survey.context.today)),
  });
}

/** Where the earlier answers are gone with their plan, they close no question: it may hold what was just typed. */
function viewQuestions(
  questions: readonly Question[],
  survey: Survey,
  mistakes: readonly SurveyMistake[],
): QuestionView[] {
  const { answers, context } = survey;
  const unticked = new Set(checkUnticked(answers.typed, context.accepted).map(({ field }) => field));
  return questions.flatMap(({ opens, ...asked }) => {
    const question = { ...asked, wayOn: sayWayOn(asked.name, mistakes) };
    if (!isConsentAsked(question.name, survey.context.isForClient)) return [];
    if (!survey.isPlanGone && !isQuestionPossible(question, survey.profile, survey.context.limits)) return [];
    const opened = opens && viewQuestions(opens.questions, survey, mistakes);
    if (!opens || !opened?.length) return [question];
    const staysOpen = unticked.has(question.name);
    return [{ ...question, opens: { value: opens.value, questions: opened, staysOpen } }];
  });
}

/** The forms' own shape: `dependants[0].fullName` as `{ dependants: [{ fullName }] }`. */
function nestTyped(step: Step, typed: TypedAnswers): Record<string, unknown> {
  return nestPaths(listQuestions(step).map(({ name }) => [name, typed[name]] as const));
}

/** Answers of somebody with an account, of a client or of a finished plan are with us anyway. */
function isGuestsOwn({ session, client, finished }: Survey): boolean {
  return !session?.person && !client && !finished;
}
