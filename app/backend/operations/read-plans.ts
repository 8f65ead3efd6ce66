import { findPlan, listPlans } from "../plan/plans";
import type { Plan } from "../plan/plans";
import { listProgress } from "../recommendation/recommendations";
import type { Progress } from "../recommendation/recommendations";
import { done, refused } from "./handler";
import type { Handler } from "./handler";

/** A plan as it travels. */
export function writePlan({ id, rsaid, record, updatedAt }: Plan) {
  return { ...record, id, plan_type: "base" as const, rsaid, updated_at: updatedAt.toISOString() };
}

export const getPlan: Handler<"getPlan"> = async ({ store, query, guest }) => {
  const plan = await findPlan(store, guest, query);
  if (!plan || query.plan_type === "edit") return refused("notFound");
  return done([writePlan(plan)]);
};

export const getAllPlans: Handler<"getAllPlans"> = async ({ store, query, guest }) => {
  const plans = await listPlans(store, guest, query.rsaid);
  return done(plans.map(writePlan));
};

export const getRecommendations: Handler<"getRecommendations"> = async ({ store, query, guest }) => {
  const plan = await findPlan(store, guest, query);
  if (!plan) return refused("notFound");
  const all = await listProgress(store, plan.id);
  const asked = all.filter(({ planType }) => query.plan_type === "both" || planType === query.plan_type);
  if (asked.length === 0) return refused("notFound");
  if (asked.some(({ status }) => status === "failed")) return refused("failed");
  const pending = asked.find((progress) => progress.status === "pending");
  if (pending) return { state: "underWay", answer: { stages_done: pending.stagesDone } };
  return done(asked.flatMap((progress) => readRecommendation(progress, plan)));
};

function readRecommendation(progress: Progress, plan: Plan) {
  if (progress.status !== "ready") return [];
  return [{ ...progress.recommendation, selected: progress.planType === plan.selectedPlanType }];
}
