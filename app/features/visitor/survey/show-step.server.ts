import { randomUUID } from "node:crypto";
import { json, redirect } from "@remix-run/node";
import { nestPaths } from "~/base/field-path";
import { writePlanAddress } from "~/base/plan-address";
import type { Step } from "~/contract/survey/field-declaration";
import type { ProfileView } from "~/contract/survey/profile-view";
import { findDayOfPrices } from "~/backend/door.server";
import { findLandingAdviser } from "./landing-adviser-of.server";
import type { QuestionView } from "~/web/fields/question-field";
import { carrySession, requireSession } from "~/web/identity/session.server";
import { isConsentAsked } from "./consent";
import { discardsAmendedPlan, findChoiceWarnings } from "./finished-plan.server";
import { askGuaranteedIncome } from "./guaranteed-income.server";
import { findAllowedStep } from "./journey";
import { sayPricesOf } from "~/words/plan/annuity-prices";
import { nameQuestions } from "~/words/questions/question";
import { describePreference, type PreferenceView } from "~/words/survey/describe-preference";
import { isQuestionPossible, type SurveyMistake, type SurveyQuestion } from "~/words/survey/question";
import type { StepView } from "./step-view";
import { CHECK, findLossToTell, findMistakesToName, isFromAnswers, OPENED_FROM_ANSWERS } from "./step-query";
import { listQuestions, stepWords } from "~/words/survey/steps";
import { hasSummary } from "./summary";
import { openSurvey, viewSurvey, type Survey } from "./survey.server";
import type { TypedAnswers } from "./typed-answers";
import { checkUnticked } from "./take-typed";
import { markPerson } from "./whose-answers.server";
import { sayWayOn } from "~/words/survey/turned-away";

/**
 * Shows a step, or redirects to the first unfinished one if that comes before it.
 * @param isRefused true if the page is the response to its refused form
 */
export async function showStep(request: Request, step: Step, isRefused: boolean) {
  const survey = await openSurvey(request, isRefused);
  const profile = viewSurvey(survey);
  const allowed = findAllowedStep(step, survey.shownSteps, profile.step);
  const url = new URL(request.url);
  const way = isFromAnswers(url) ? OPENED_FROM_ANSWERS : {};
  // A refused form stays in place whatever has happened to earlier answers: nothing of it was stored.
  if (allowed !== step && !isRefused) {
    // Another tab may have made earlier answers wrong since this step was posted, so they are checked as well.
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
 * Starts a guest's session from step 6 on. Step 6 requests an income, and both clicks of a double click on the
 * last step's button have to carry one bearer.
 * @throws Response 429 or 503 if the services issue no bearer
 */
async function welcomeToLastSteps(request: Request, step: Step, survey: Survey) {
  return survey.session ?? (step < 6 ? undefined : await requireSession(request));
}

/** The notice between step 5 and step 7. */
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
    shortNames: nameQuestions(questions),
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
 * Income and ways come from one response, so that they agree. Without a response the income is the one stored
 * with the answers, if any, and the cards have no figures.
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

/** If the earlier answers are gone with their plan, they close no question, which may hold what was just typed. */
function viewQuestions(
  questions: readonly SurveyQuestion[],
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

/** Nests control names: `dependants[0].fullName` becomes `{ dependants: [{ fullName }] }`. */
function nestTyped(step: Step, typed: TypedAnswers): Record<string, unknown> {
  return nestPaths(listQuestions(step).map(({ name }) => [name, typed[name]] as const));
}

/** False where the services store the answers: those of an account, of a client or of a finished plan. */
function isGuestsOwn({ session, client, finished }: Survey): boolean {
  return !session?.person && !client && !finished;
}
