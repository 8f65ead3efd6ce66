/** The survey in this browser: what was typed, what a finished plan holds, and what the rules say about it. */
import { redirect } from "@remix-run/node";
import { todayInSouthAfrica } from "~/base/date";
import { writePlanAddress } from "~/base/plan-address";
import type { NamedPlan, PlanChoice } from "~/base/plan-address";
import { isSuccess } from "~/contract/wire/envelope";
import type { Profile } from "~/contract/survey/profile";
import { viewProfile } from "~/contract/survey/profile-view";
import type { ProfileView } from "~/contract/survey/profile-view";
import { hasSameAdvice, readSurveyRecord } from "~/contract/survey/survey-record";
import { checkStep } from "~/contract/survey/survey-rules";
import type { Step } from "~/contract/survey/field-declaration";
import type { RuleContext } from "~/contract/survey/survey-rules";
import { callBackend, findSurveyLimits } from "~/backend/door.server";
import {
  findNewestPlan,
  findPlanOfPage,
  namePlan,
  refusePlan,
  sayPlanGone,
} from "~/web/access/plan-of-page.server";
import type { PlanOfPage } from "~/web/access/plan-of-page.server";
import type { Client } from "~/web/identity/acting.server";
import { findSession } from "~/web/identity/session.server";
import { loadOnce } from "~/web/request/once.server";
import type { Session } from "~/web/identity/session.server";
import { readDraft } from "./draft.server";
import type { Answers } from "./draft.server";
import type { SurveyMistake } from "~/words/survey/question";
import { checkAgreed } from "./consent";
import { findFirstUnfinished, listShownSteps } from "./journey";
import { CHOOSE_ANSWERS, restoreDraft, takeUpSavedAnswers } from "./saved-draft.server";
import { readCandidate, readProfile, writeTyped } from "./typed-answers";
import type { TypedAnswers } from "./typed-answers";

type SurveyContext = RuleContext & { isForClient: boolean };

export type Survey = {
  /** The plan that the answers belong to; undefined for a visitor who has none yet. */
  plan?: PlanChoice;
  /** That plan, and the client for whom an adviser answers, as addresses name them. */
  named: NamedPlan;
  /** Whether the address names a plan that this browser, without a session, can no longer open. */
  isPlanGone: boolean;
  answers: Answers;
  /** Whether some of the answers are kept in a draft, and so may differ from the plan's. */
  hasDraft: boolean;
  profile: Profile;
  /** What the finished plan holds; absent on the first pass. */
  accepted?: Profile;
  /** When one of that plan's recommendations was chosen. */
  chosenAt?: string;
  /** The version of that plan. */
  acceptedVersion?: string;
  /** Whether that plan was also amended, which changed answers would discard. */
  hasAmendedPlan: boolean;
  /** The rand a month that step 6 showed for the finished plan. */
  acceptedIncome?: number;
  rsaId?: string;
  /** Whether the finished plan's recommendation has been gone through. */
  finishedRecommendation: boolean;
  context: SurveyContext;
  session?: Session;
  /** For whom an adviser answers. */
  client?: Client;
  /** What the browser has to remember of answers that were taken up from another device, or saved for it. */
  cookies: readonly string[];
};

/**
 * Opens the survey of the plan that the address names: unfinished answers first, then the finished plan's, otherwise
 * none. A form for a plan that this browser can no longer open is read as one for a new plan, so that its content is kept.
 * @param isRefused whether the page answers a form of which nothing was kept
 * @throws Response as `findPlanOfPage` does; 404 for the page of a plan that this browser can no longer open; a redirect to
 *   choose between the answers of this browser and those of another device
 */
export async function openSurvey(request: Request, isRefused = false): Promise<Survey> {
  return loadOnce(request, "survey", () => loadSurvey(request, isRefused));
}

async function loadSurvey(request: Request, isRefused: boolean): Promise<Survey> {
  const found = await findPlanOfPage(request);
  const isPlanGone = typeof found.plan === "number" && !found.session;
  if (isPlanGone && request.method !== "POST" && !isRefused) throw sayPlanGone();
  const opened = isPlanGone ? {} : found;
  const own = await readDraft(request, opened.plan);
  const isLeftOpen = request.method === "POST" && opened.plan === undefined && !own;
  const { client } = found;
  const { plan, session } = isLeftOpen ? await findFinishedMeanwhile(request, client) : opened;
  const stored = session && typeof plan === "number" ? await fetchPlan(session, plan) : undefined;
  const named = namePlan({ plan, client });
  const { draft, cookies } = await bringTogether(request, { named, session, own });
  const today = todayInSouthAfrica(new Date());
  const isForClient = client !== undefined;
  const context = { today, limits: findSurveyLimits(today), accepted: stored?.accepted, isForClient };
  const answers: Answers = draft ?? { typed: stored ? writeTyped(stored.accepted) : {} };
  return {
    plan,
    named,
    isPlanGone,
    answers,
    hasDraft: draft !== undefined,
    profile: readProfile(answers.typed, context.limits),
    accepted: stored?.accepted,
    chosenAt: stored?.chosenAt,
    acceptedVersion: stored?.version,
    hasAmendedPlan: stored?.hasAmendedPlan ?? false,
    acceptedIncome: stored?.guaranteedIncome,
    rsaId: stored?.rsaId,
    finishedRecommendation: stored?.finishedRecommendation ?? false,
    context,
    session,
    client,
    cookies,
  };
}

/** The unfinished answers of this browser, or those that a person who is logged in has saved on another device. */
async function bringTogether(
  request: Request,
  { named, session, own }: Pick<Survey, "named" | "session"> & { own?: Answers },
): Promise<{ draft?: Answers; cookies: readonly string[] }> {
  if (!session?.person) return { draft: own, cookies: [] };
  const { plan } = named;
  if (!own) {
    const saved = await takeUpSavedAnswers(request, session, typeof plan === "number" ? plan : undefined);
    return { draft: saved?.answers, cookies: saved?.cookies ?? [] };
  }
  if (request.method === "POST") return { draft: own, cookies: [] };
  const cookies = await restoreDraft(request, session, { plan, typed: own.typed });
  if (cookies === "outdated") throw redirect(writePlanAddress(CHOOSE_ANSWERS, named));
  return { draft: own, cookies };
}

/** A page that was shown before there was a plan changes the plan that another window has finished meanwhile. */
async function findFinishedMeanwhile(request: Request, client?: Client): Promise<PlanOfPage> {
  const session = await findSession(request);
  return { session, plan: session && (await findNewestPlan(session, client)) };
}

async function fetchPlan(session: Session, id: number) {
  const answer = await callBackend("getPlan", { query: { id, plan_type: "both" } }, session);
  if (!isSuccess(answer)) throw refusePlan(answer, session);
  const base = answer.return_object.find((record) => record.plan_type === "base");
  if (!base) throw refusePlan(404, session);
  return {
    accepted: readSurveyRecord(base),
    chosenAt: base.selected_at,
    version: base.updated_at,
    hasAmendedPlan: answer.return_object.some((record) => record.plan_type === "edit"),
    guaranteedIncome: base.guaranteed_income,
    rsaId: base.rsaid,
    finishedRecommendation: base.finished_recommendation === "yes",
  };
}

/**
 * The current profile of a survey, with what follows from its answers and its plan.
 * @param step the first step with mistakes; the last one if there are none
 */
export function viewSurvey(survey: Survey, step: Step): ProfileView {
  const { plan, accepted, context, answers } = survey;
  return viewProfile(survey.profile, {
    today: context.today,
    step,
    guaranteedIncome: answers.guaranteedIncome,
    plan: accepted && {
      id: typeof plan === "number" ? plan : undefined,
      rsaId: survey.rsaId,
      answers: accepted,
      guaranteedIncome: survey.acceptedIncome,
      finishedRecommendation: survey.finishedRecommendation,
      isAmended: survey.hasAmendedPlan,
    },
    isLoggedIn: survey.session?.person !== undefined,
  });
}

/** Whether saving these answers would discard the plan that the visitor has amended. */
export function discardsAmendedPlan({ hasAmendedPlan, accepted }: Survey, profile: Profile): boolean {
  return hasAmendedPlan && accepted !== undefined && !hasSameAdvice(accepted, profile);
}

/** A person who has a plan has consented to the use of the health answers in it, and of no others. */
export function hasNewHealthAnswer(
  { seriousIllness, smoker }: Profile,
  accepted: Profile | undefined,
): boolean {
  if (!accepted || seriousIllness !== accepted.seriousIllness) return true;
  return smoker !== undefined && smoker !== accepted.smoker;
}

/** A survey as the rules see it. */
export type JudgedSurvey = {
  judge: Judge;
  isAnswered: (step: Step) => boolean;
  shownSteps: readonly Step[];
  profile: ProfileView;
};

/**
 * Opens the survey for a step and its frame, judged once for both.
 * @throws Response as `openSurvey` does
 */
export async function openJudgedSurvey(request: Request, isRefused: boolean) {
  return loadOnce(request, "judged survey", async () => {
    const survey = await openSurvey(request, isRefused);
    return { survey, judged: judgeSurvey(survey) };
  });
}

/** What the rules say about all of a survey. */
function judgeSurvey(survey: Survey): JudgedSurvey {
  const judge = judgeAnswers(survey.answers.typed, survey.context);
  const isAnswered = (step: Step) => judge(step).length === 0;
  const shownSteps = listShownSteps(survey.profile, survey.context.limits);
  return { judge, isAnswered, shownSteps, profile: viewSurvey(survey, findFirstUnfinished(isAnswered) ?? 7) };
}

export type Judge = (step: Step) => readonly SurveyMistake[];

/**
 * Reads the answers once and judges a step when it is first asked about: mistakes by the survey's rules and, with new
 * health answers, a missing consent.
 */
export function judgeAnswers(typed: TypedAnswers, context: SurveyContext): Judge {
  const profile = readCandidate(typed, context.limits);
  const judged = new Map<Step, readonly SurveyMistake[]>();
  return (step) => {
    const mistakes = judged.get(step) ?? [
      ...checkStep(step, profile, context),
      ...(step === 7 ? checkConsent(typed, profile, context) : []),
    ];
    judged.set(step, mistakes);
    return mistakes;
  };
}

function checkConsent(typed: TypedAnswers, profile: Profile, context: SurveyContext): SurveyMistake[] {
  return hasNewHealthAnswer(profile, context.accepted) ? checkAgreed(typed, context) : [];
}
