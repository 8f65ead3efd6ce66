/** The survey in this browser: the typed answers, the finished plan's, and their mistakes. */
import { todayInSouthAfrica, type IsoDate } from "~/base/date";
import { readIdentityNumber } from "~/base/identity-number";
import type { NamedPlan } from "~/base/plan-address";
import type { Identity } from "~/contract/survey/identity-answers";
import { viewProfile, type ProfileView } from "~/contract/survey/profile-view";
import { findSurveyLimits } from "~/backend/door.server";
import {
  findNewestPlan,
  findPlanOfPage,
  namePlan,
  sayPlanGone,
  type PlanOfPage,
} from "~/web/identity/plan-of-page.server";
import type { Client } from "~/web/identity/acting.server";
import { findSession, type Session } from "~/web/identity/session.server";
import { loadOnce } from "~/web/request/once.server";
import type { SurveyContext } from "./consent";
import { readDraft, type Answers } from "./draft.server";
import { fetchFinishedPlan, type FinishedPlan } from "./finished-plan.server";
import { findFirstUnfinished } from "./journey";
import { readSurvey, type ReadSurvey } from "./read-survey";
import { bringTogether } from "./saved-draft.server";
import { writeTyped } from "./typed-answers";

/** The plan of the answers, and the person who gives them. */
type AnsweredPlan = {
  /** The plan, and the client for whom an adviser answers, as addresses name them. */
  named: NamedPlan;
  /** True if the address names a plan that this browser, without a session, can no longer open. */
  isPlanGone: boolean;
  /** Absent until there is a plan. */
  finished?: FinishedPlan;
  session?: Session;
  /** The client for whom an adviser answers. */
  client?: Client;
};

/** The answers so far, and where they are stored. */
type StoredAnswers = {
  answers: Answers;
  /** True if some of the answers are in a draft, and so may differ from the plan's. */
  hasDraft: boolean;
  /** Cookies with answers taken up from another device, or with the version of those saved for it. */
  cookies: readonly string[];
};

export type Survey = AnsweredPlan & StoredAnswers & ReadSurvey & { context: SurveyContext };

/**
 * Opens the survey of the plan in the address: unfinished answers first, then the finished plan's, otherwise
 * none. A form for a plan that this browser can no longer open is read as one for a new plan, so that its
 * content is not lost.
 * @param isRefused true if the page is the response to its refused form
 * @throws Response as `findPlanOfPage` and `bringTogether`; 404 for the page of a plan that this browser can no
 *   longer open
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
  const finished = session && typeof plan === "number" ? await fetchFinishedPlan(session, plan) : undefined;
  const named = namePlan({ plan, client });
  const { draft, cookies } = await bringTogether(request, { named, session, own });
  const answers = draft ?? { typed: finished ? writeTyped(finished.answers) : {} };
  const context = findContext({ finished, client });
  return {
    named,
    isPlanGone,
    finished,
    session,
    client,
    answers,
    hasDraft: draft !== undefined,
    cookies,
    context,
    ...readSurvey(answers.typed, context),
  };
}

/** The rules' view of today, of the plan's answers and of an adviser's client. */
function findContext({ finished, client }: Pick<AnsweredPlan, "finished" | "client">): SurveyContext {
  const today = todayInSouthAfrica(new Date());
  const identity = findIdentity(client, today);
  const limits = findSurveyLimits(today);
  return { today, limits, accepted: finished?.answers, isForClient: client !== undefined, identity };
}

/** Birth date and sex from the ID number of an adviser's client. */
function findIdentity(client: Client | undefined, today: IsoDate): Identity | undefined {
  const read = client?.rsaid === undefined ? undefined : readIdentityNumber(client.rsaid, today);
  return read?.ok ? read.value : undefined;
}

/** A form shown before there was a plan changes the plan that another window has finished meanwhile. */
async function findFinishedMeanwhile(request: Request, client?: Client): Promise<PlanOfPage> {
  const session = await findSession(request);
  return { session, plan: session && (await findNewestPlan(session, client)) };
}

/** The survey with other answers. */
export function answerAnew(survey: Survey, answers: Answers): Survey {
  return { ...survey, answers, ...readSurvey(answers.typed, survey.context) };
}

/** The current profile of a survey, with the values that follow from its answers and its plan. */
export function viewSurvey(survey: Survey): ProfileView {
  const { profile, isAnswered, context, answers, finished, session } = survey;
  return viewProfile(profile, {
    today: context.today,
    step: findFirstUnfinished(isAnswered) ?? 7,
    guaranteedIncome: answers.guaranteedIncome,
    plan: finished,
    isLoggedIn: session?.person !== undefined,
  });
}
