/** The survey in this browser: the typed answers, the finished plan's, and their mistakes. */
import { redirect } from "@remix-run/node";
import { todayInSouthAfrica } from "~/base/date";
import type { IsoDate } from "~/base/date";
import { readIdentityNumber } from "~/base/identity-number";
import { writePlanAddress } from "~/base/plan-address";
import type { NamedPlan } from "~/base/plan-address";
import { isSuccess } from "~/contract/wire/envelope";
import type { Identity } from "~/contract/survey/identity-answers";
import { viewProfile } from "~/contract/survey/profile-view";
import type { ProfileView } from "~/contract/survey/profile-view";
import { hasSameAdvice, readSurveyRecord } from "~/contract/survey/survey-record";
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
import type { SurveyContext } from "./consent";
import { findFirstUnfinished } from "./journey";
import { readSurvey } from "./read-survey";
import type { ReadSurvey } from "./read-survey";
import { CHOOSE_ANSWERS, restoreDraft, takeUpSavedAnswers } from "./saved-draft.server";
import { writeTyped } from "./typed-answers";

/** A finished plan and its answers. */
export type FinishedPlan = Awaited<ReturnType<typeof fetchPlan>>;

export type Survey = ReadSurvey & {
  /** The plan of the answers, and the client for whom an adviser answers, as addresses name them. */
  named: NamedPlan;
  /** True if the address names a plan that this browser, without a session, can no longer open. */
  isPlanGone: boolean;
  answers: Answers;
  /** True if some of the answers are in a draft, and so may differ from the plan's. */
  hasDraft: boolean;
  /** Absent until there is a plan. */
  finished?: FinishedPlan;
  context: SurveyContext;
  session?: Session;
  /** The client for whom an adviser answers. */
  client?: Client;
  /** Cookies with answers taken up from another device, or with the version of those saved for it. */
  cookies: readonly string[];
};

/**
 * Opens the survey of the plan in the address: unfinished answers first, then the finished plan's, otherwise
 * none. A form for a plan that this browser can no longer open is read as one for a new plan, so that its
 * content is not lost.
 * @param isRefused true if the page is the response to its refused form
 * @throws Response as `findPlanOfPage` does; 404 for the page of a plan that this browser can no longer open;
 *   a redirect to choose between the answers of this browser and those of another device
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
  const finished = session && typeof plan === "number" ? await fetchPlan(session, plan) : undefined;
  const named = namePlan({ plan, client });
  const { draft, cookies } = await bringTogether(request, { named, session, own });
  const today = todayInSouthAfrica(new Date());
  const limits = findSurveyLimits(today);
  const accepted = finished?.answers;
  const isForClient = client !== undefined;
  const context = { today, limits, accepted, isForClient, identity: findIdentity(client, today) };
  const answers: Answers = draft ?? { typed: finished ? writeTyped(finished.answers) : {} };
  return {
    named,
    isPlanGone,
    answers,
    hasDraft: draft !== undefined,
    ...readSurvey(answers.typed, context),
    finished,
    context,
    session,
    client,
    cookies,
  };
}

/** Birth date and sex from the ID number of an adviser's client. */
function findIdentity(client: Client | undefined, today: IsoDate): Identity | undefined {
  const read = client?.rsaid === undefined ? undefined : readIdentityNumber(client.rsaid, today);
  return read?.ok ? read.value : undefined;
}

/** The unfinished answers of this browser, or those that a logged-in person has saved on another device. */
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
  const cookies = await restoreDraft(request, session, { plan, ...own });
  if (cookies === "outdated") throw redirect(writePlanAddress(CHOOSE_ANSWERS, named));
  return { draft: own, cookies };
}

/** A form shown before there was a plan changes the plan that another window has finished meanwhile. */
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
    id,
    answers: readSurveyRecord(base),
    /** When one of its recommendations was chosen. */
    chosenAt: base.selected_at,
    version: base.updated_at,
    /** True if it was also amended, which changed answers would discard. */
    isAmended: answer.return_object.some((record) => record.plan_type === "edit"),
    /** The rand a month that step 6 showed. */
    guaranteedIncome: base.guaranteed_income,
    rsaId: base.rsaid,
    /** True if its recommendation has been explained to the end. */
    finishedRecommendation: base.finished_recommendation === "yes",
  };
}

export function answerAnew(survey: Survey, answers: Answers): Survey {
  return { ...survey, answers, ...readSurvey(answers.typed, survey.context) };
}

/** The current profile of a survey, with the values that follow from its answers and its plan. */
export function viewSurvey({
  profile,
  isAnswered,
  context,
  answers,
  finished,
  session,
}: Survey): ProfileView {
  return viewProfile(profile, {
    today: context.today,
    step: findFirstUnfinished(isAnswered) ?? 7,
    guaranteedIncome: answers.guaranteedIncome,
    plan: finished,
    isLoggedIn: session?.person !== undefined,
  });
}

/** True if saving the answers would discard the plan that the visitor has amended. */
export function discardsAmendedPlan({ finished, profile }: Survey): boolean {
  return finished !== undefined && finished.isAmended && !hasSameAdvice(finished.answers, profile);
}
