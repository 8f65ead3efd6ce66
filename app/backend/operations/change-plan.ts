import { todayInSouthAfrica } from "~/base/date";
import { regenerateSchema } from "~/contract/operations";
import type { SurveyRecord } from "~/contract/survey-record";
import { findMistakes, writeKeptRecord } from "../plan/check-record";
import { lockPlan, replaceAnswers, selectPlanType } from "../plan/plans";
import type { Plan } from "../plan/plans";
import { discardCustomised } from "../recommendation/customised";
import { findState } from "../recommendation/recommendations";
import { AFTER_THE_RUSH, isBeingGenerated, requestGeneration } from "../recommendation/request-generation";
import type { Transaction } from "../store/connection";
import { writeCustomisedPlan, writePlan } from "./read-plans";
import { done, refused } from "./handler";
import type { Call, Handler } from "./handler";

const AGAIN_FAILURE = "Unable to regenerate recommendation";

/**
 * Changes a plan. With `id` in the query, the body's fields replace some of the existing answers. Without it, the
 * body is the whole record, or the three fields of `regenerateSchema`, which ask for a failed recommendation again.
 */
export const updatePlan: Handler<"updatePlan"> = async (call) => {
  const { body, query, person, store } = call;
  const id = query.id ?? body.id;
  if (id === undefined) return refuseId("Required");
  if (body.id !== undefined && body.id !== id) return refuseId("Differs from the id in the address");
  const isAskedAgain = query.id === undefined && regenerateSchema.safeParse(body).success;
  const plan = await lockPlan(store, person, { id, rsaid: query.rsaid ?? body.rsaid });
  if (!plan) return refused("notFound", isAskedAgain ? { message: AGAIN_FAILURE } : {});
  if (isAskedAgain) return body.plan_type === "edit" ? findCustomised(store, plan) : regenerate(call, plan);
  const record: SurveyRecord = query.id === undefined ? body : { ...plan.record, ...body };
  const mistakes = findMistakes(record, { now: call.now, accepted: plan.record });
  if (mistakes) return refused("invalid", { mistakes });
  const { fees = {} } = (await findState(store, plan.id)) ?? {};
  await replaceAnswers(store, plan, writeKeptRecord(record, { now: call.now, fees }));
  await discardCustomised(store, plan.id);
  if (!(await generateAgain(store, plan.id, call.now))) return refused("busy", AFTER_THE_RUSH);
  return answerPlan(call, id);
};

async function answerPlan({ store, person }: Call<"updatePlan">, id: number) {
  const plan = await lockPlan(store, person, { id });
  return plan ? done(writePlan(plan)) : refused("notFound");
}

function refuseId(message: string) {
  return refused("invalid", { mistakes: { errors: [{ path: "id", message }] } });
}

/**
 * Regenerates only a recommendation that failed, whose job is lost, or that comes from an engine whose figures this
 * one cannot compute again. Any other stays as it is, so that asking twice does no harm.
 */
async function regenerate(call: Call<"updatePlan">, plan: Plan) {
  const { store, now } = call;
  const state = await findState(store, plan.id);
  const job = state?.status === "pending" && { planId: plan.id, generation: state.generation };
  const isLost = job && !(await isBeingGenerated(store, job));
  const isNeeded = state?.status === "failed" || isLost || state?.isOutdated;
  const mistakes = isNeeded && findMistakes(plan.record, { now, accepted: plan.record });
  if (mistakes) return refused("invalid", { mistakes });
  if (state?.isOutdated) {
    // A customisation of the old recommendation must not stand beside a new one.
    await discardCustomised(store, plan.id);
    await selectPlanType(store, plan.id, "base");
  }
  if (isNeeded && !(await generateAgain(store, plan.id, now))) return refused("busy", AFTER_THE_RUSH);
  return answerPlan(call, plan.id);
}

/** A customised recommendation is stored only when complete, so there is never one to generate again. */
async function findCustomised(store: Transaction, plan: Plan) {
  const customised = await writeCustomisedPlan(store, plan);
  return customised ? done(customised) : refused("notFound", { message: AGAIN_FAILURE });
}

async function generateAgain(store: Transaction, planId: number, now: Date): Promise<boolean> {
  const state = await findState(store, planId);
  if (!state) throw new Error("a plan without a recommendation asked for");
  const { seed, fees } = state;
  return requestGeneration(store, planId, { seed, adviceDate: todayInSouthAfrica(now), fees });
}

/** Marks one of the plan's recommendations as the one that counts. */
export const selectPlan: Handler<"selectPlan"> = async ({ store, body, person }) => {
  const plan = await lockPlan(store, person, body);
  const chosen = plan && (await findState(store, plan.id, body.plan_type));
  if (!chosen) return refused("notFound");
  await selectPlanType(store, plan.id, body.plan_type);
  return done({ id: plan.id, plan_type: body.plan_type });
};
