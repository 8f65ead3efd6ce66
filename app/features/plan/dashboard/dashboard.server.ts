import { redirect } from "@remix-run/node";
import { type IsoDate, parseDayMonthYear, todayInSouthAfrica } from "~/base/date";
import { writePlanAddress } from "~/base/plan-address";
import { callBackend } from "~/backend/door.server";
import { readId } from "~/base/read-id";
import type { ListedAdvice } from "~/contract/plan/advice-summary";
import type { KeptCheck } from "~/contract/living-annuity/kept-checks";
import { isLifeAnnuity } from "~/contract/plan/recommended-product";
import { isSuccess } from "~/contract/wire/envelope";
import { findChoicesMade } from "~/web/access/choices-made.server";
import { findStart } from "~/web/identity/find-start.server";
import { isExplainedFirst } from "~/web/identity/feature-flags.server";
import { readPlace } from "~/web/cookies/place.server";
import { refusePlan } from "~/web/identity/plan-of-page.server";
import { carrySession, findSession, type Session, showPage } from "~/web/identity/session.server";
import { describeKeptCheck } from "~/words/living-annuity/greet-keeper";
import { describePlanEntry, type PlanEntryView, type PlanStage } from "~/words/plan-page/describe-plan-entry";
import type { PlanRecord } from "~/words/plan/plan-facts";

const PLANS_A_PAGE = 5;

type ListedPlan = PlanRecord & { advice?: ListedAdvice };

/** Provided by other features: a plan's explanation, its number of steps, and unfinished answers. */
type Surroundings = {
  explanation: string;
  countSteps: (step: number) => number;
  hasUnfinishedAnswers: (session: Session) => Promise<boolean>;
};

/**
 * Shows the visitor's plans, newest first, each with its next step.
 * @throws Response a redirect to the start, or to a kept check, for a visitor without plans; 503 if the
 *   services do not answer
 */
export async function showDashboard(request: Request, surroundings: Surroundings) {
  const session = await findSession(request);
  if (!session) throw redirect(findStart(request));
  // Advisers and administrators have no plans of their own.
  if (session.person?.type === "adviser") throw redirect("/en/admin", { headers: carrySession(session) });
  const before = readId(new URL(request.url).searchParams.get("before"));
  const query = { limit: PLANS_A_PAGE + 1, before, with: "advice" } as const;
  const answer = await callBackend("getAllPlans", { query }, { bearer: session.bearer });
  if (!isSuccess(answer)) throw refusePlan(answer, session);
  const plans = answer.return_object.slice(0, PLANS_A_PAGE);
  const [newest] = plans;
  const checks = await listChecks(session);
  const [check] = checks;
  if (!newest) throw redirect(check ? CHECK_ADDRESS : findStart(request), { headers: carrySession(session) });
  const entries = await Promise.all(plans.map((plan) => describe(request, session, plan, surroundings)));
  const today = todayInSouthAfrica(new Date());
  const view = {
    firstName: newest.first_name,
    entries: entries.map((entry, at) => {
      const isTold = checks.some(({ plan_id }) => plan_id === entry.id);
      const mayHaveStarted = session.person !== undefined && !isTold && hasBegunToPay(plans[at]!, today);
      return { ...entry, ...writeLinks(entry, { ...surroundings, mayHaveStarted }) };
    }),
    hasUnfinishedAnswers: await surroundings.hasUnfinishedAnswers(session),
    isGuest: session.person === undefined,
    check: check && { ...describeKeptCheck(check), to: CHECK_ADDRESS },
    older:
      answer.return_object.length > PLANS_A_PAGE ? `/en/dashboard?before=${plans.at(-1)?.id}` : undefined,
  };
  return showPage(view, session);
}

/** The page of a living annuity that already pays, which shows a person's kept checks. */
const CHECK_ADDRESS = "/en/living-annuity";

/** A person's kept checks, newest first; empty if the services do not answer: the plans do not need them. */
async function listChecks({ bearer, person }: Session): Promise<KeptCheck[]> {
  if (!person) return [];
  const answer = await callBackend("listChecks", {}, { bearer });
  return isSuccess(answer) ? answer.return_object : [];
}

async function describe(request: Request, session: Session, plan: ListedPlan, around: Surroundings) {
  if (plan.has_serious_illness === undefined)
    return describePlanEntry({ plan, stage: { kind: "waitsForHealth" } });
  const { advice } = plan;
  if (!advice?.base)
    return describePlanEntry({
      plan,
      stage: { kind: advice?.status === "pending" ? "workingOut" : "failed" },
    });
  return describePlanEntry({
    plan,
    stage: await findStage(request, plan, around),
    ours: { plan, recommendation: advice.base },
    amended: advice.edit && { plan, recommendation: advice.edit },
    hasRecord: advice.has_record,
    // Requests are based on a record, so without one there are none.
    made: advice.has_record ? await findChoicesMade(plan.id, session) : undefined,
  });
}

async function findStage(
  request: Request,
  plan: PlanRecord,
  { countSteps }: Surroundings,
): Promise<PlanStage> {
  if (!(await isExplainedFirst(plan))) return { kind: "ready" };
  const step = (await readPlace(request, plan.id))?.step;
  return { kind: "explaining", progress: step ? { done: step, total: countSteps(step) } : undefined };
}

/** True for a living annuity whose day of retirement has come: it is then checked each year. */
function hasBegunToPay({ advice }: ListedPlan, today: IsoDate): boolean {
  const counting = advice?.edit ?? advice?.base;
  if (!counting || isLifeAnnuity(counting.annuity_recommendation)) return false;
  return (parseDayMonthYear(counting.retirement_date) ?? "9999") <= today;
}

type Linked = Pick<Surroundings, "explanation"> & { mayHaveStarted: boolean };

function writeLinks(entry: PlanEntryView, { explanation, mayHaveStarted }: Linked) {
  const { id, action, isAmended } = entry;
  const named = { plan: id, client: undefined };
  const pages = {
    health: "/en/7",
    waiting: "/en/waiting",
    explanation,
    plan: "/en/recommended-plan",
  };
  const answers = { to: writePlanAddress("/en/check-answers", named), name: "Check my answers" };
  const explained = { to: writePlanAddress(explanation, named), name: "See it explained" };
  const compared = {
    to: writePlanAddress("/en/recommended-plan/compare", named),
    name: "Compare with the recommended plan",
  };
  const confirmed = {
    to: writePlanAddress("/en/recommended-plan/invest", named),
    name: "Your adviser asked to invest: confirm it",
  };
  if (entry.awaitsYes)
    return { to: writePlanAddress(pages[action.page], named), links: [confirmed, answers] };
  const started = { to: writePlanAddress(`${CHECK_ADDRESS}/started`, named), name: "My plan has started" };
  const links = [
    ...(mayHaveStarted ? [started] : []),
    ...(action.page === "plan" ? [isAmended ? compared : explained] : []),
    answers,
  ];
  return { to: writePlanAddress(pages[action.page], named), links };
}
