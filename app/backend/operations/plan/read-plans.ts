import { findAdviceType } from "~/contract/plan/advice-type";
import { sayYesNo } from "~/contract/survey/survey-record";
import { auditPlanAct } from "../../people/audit-entries";
import { describeAdviser } from "../../people/describe-person";
import { hidePlansOf } from "../../people/guest-clients";
import { findPlan, listPlans, lockPlan, type Plan } from "../../plans/plans";
import { findAttributes } from "../../recommendation/amended";
import { findVersion, listVersioned, type Progress } from "../../recommendation/recommendations";
import { listAdvice } from "../../recommendation/summaries";
import type { DatabaseOrTransaction } from "../../store/connection";
import { done, type Handler, refused, unchanged } from "../../calls/handler";

/** Writes a plan in the wire's form. */
export function writePlan({ id, rsaid, record, finishedRecommendation, selectedAt, updatedAt }: Plan) {
  return {
    ...record,
    id,
    plan_type: "base" as const,
    type: findAdviceType("base"),
    rsaid,
    finished_recommendation: sayYesNo(finishedRecommendation),
    updated_at: updatedAt.toISOString(),
    selected_at: selectedAt?.toISOString(),
  };
}

/** Writes the amended plan: the same answers with the chosen retirement date; undefined if there is none. */
export async function writeAmendedPlan(store: DatabaseOrTransaction, plan: Plan) {
  const amended = await findAttributes(store, plan.id);
  if (!amended) return undefined;
  const { retirement_date = plan.record.retirement_date } = amended.attributes;
  const written = writePlan({ ...plan, updatedAt: amended.updatedAt });
  return { ...written, retirement_date, plan_type: "edit" as const, type: findAdviceType("edit") };
}

export const getPlan: Handler<"getPlan"> = async ({ store, query, person, now }) => {
  const plan = await findPlan(store, person, query);
  if (!plan) return refused("notFound");
  await auditPlanAct(store, { act: "saw a plan", plan, by: person, now });
  const seen_by = person.role === "guest" ? await describeSeer(store, plan) : undefined;
  const base = query.plan_type === "edit" ? [] : [{ ...writePlan(plan), seen_by }];
  const amended = query.plan_type === "base" ? undefined : await writeAmendedPlan(store, plan);
  const records = amended ? [...base, amended] : base;
  return records.length > 0 ? done(records) : refused("notFound");
};

/** The adviser whom a guest lets see their plan, unless the account is closed. */
async function describeSeer(store: DatabaseOrTransaction, { adviserId }: Plan) {
  return adviserId === null ? undefined : describeAdviser(store, adviserId);
}

/** Withdraws an adviser's access to a guest's plans, this one and all others. */
export const hideFromAdviser: Handler<"hideFromAdviser"> = async ({ store, query, person }) => {
  const plan = await lockPlan(store, person, query);
  if (!plan) return refused("notFound");
  if (plan.adviserId !== null) await hidePlansOf(store, person, plan.adviserId);
  return done({});
};

export const getAllPlans: Handler<"getAllPlans"> = async ({ store, query, person }) => {
  const plans = await listPlans(store, person, query);
  if (!query.with) return done(plans.map(writePlan));
  const advice = await listAdvice(store, plans);
  return done(plans.map((plan) => ({ ...writePlan(plan), advice: advice.get(plan.id) })));
};

export const getRecommendations: Handler<"getRecommendations"> = async ({
  store,
  query,
  person,
  cachedVersion,
}) => {
  const plan = await findPlan(store, person, query);
  if (!plan) return refused("notFound");
  const known = cachedVersion && (await findVersion(store, plan));
  if (known && known === cachedVersion) return unchanged(known);
  const { version, all } = await listVersioned(store, plan);
  const asked = all.filter(({ planType }) => query.plan_type === "both" || planType === query.plan_type);
  if (asked.length === 0) return refused("notFound");
  if (asked.some(({ status }) => status === "failed")) return refused("failed");
  const pending = asked.find((progress) => progress.status === "pending");
  if (pending) return { state: "underWay", answer: { stages_done: pending.stagesDone } };
  return done(
    asked.flatMap((progress) => readRecommendation(progress, plan)),
    version,
  );
};

function readRecommendation(progress: Progress, plan: Plan) {
  if (progress.status !== "ready") return [];
  return [{ ...progress.recommendation, selected: progress.planType === plan.selectedPlanType }];
}
