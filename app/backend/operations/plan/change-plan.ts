import { todayInSouthAfrica } from "~/base/date";
import { regenerateSchema } from "~/contract/plan/plan-operations";
import type { Profile } from "~/contract/survey/profile";
import { hasSameAdvice, type SurveyRecord } from "~/contract/survey/survey-record";
import { auditPlanAct } from "../../people/audit-entries";
import { followAnswers } from "../../people/fee-segment";
import { keepNamesOfGuest } from "../../people/guest-clients";
import { findMistakes, readAnswers, writeKeptRecord } from "../../plans/check-record";
import { lockPlan, noteWalkThrough, type Plan, replaceAnswers, resetChoices } from "../../plans/plans";
import { discardAmended, holdAmended } from "../../recommendation/amended";
import { findState, type State } from "../../recommendation/recommendations";
import {
  RETRY_WHEN_QUEUE_SHRINKS,
  isBeingGenerated,
  requestGeneration,
} from "../../generation/request-generation";
import { readAccount } from "../../session/person";
import type { Transaction } from "../../store/connection";
import { writeAmendedPlan, writePlan } from "./read-plans";
import { type Call, done, type Handler, refused, refuseMistakes } from "../../calls/handler";

const AGAIN_FAILURE = "Unable to regenerate recommendation";

/**
 * Changes a plan. With `id` in the query, the body's fields replace some of the existing answers; if none of
 * them affects the recommendation, it stays with its amendments. Without it, the body is the whole record, or
 * the three fields of `regenerateSchema`, which request a failed recommendation again.
 */
export const updatePlan: Handler<"updatePlan"> = async (call) => {
  const { body, query, person, store } = call;
  const id = query.id ?? body.id;
  if (id === undefined) return refuseId("Please fill this in");
  if (body.id !== undefined && body.id !== id) return refuseId("Differs from the id in the address");
  const isAskedAgain = query.id === undefined && regenerateSchema.safeParse(body).success;
  const plan = await lockPlan(store, person, { id, rsaid: query.rsaid ?? body.rsaid });
  if (!plan) return refused("notFound", isAskedAgain ? { message: AGAIN_FAILURE } : {});
  if (isAskedAgain && body.plan_type === "edit") return findAmended(store, plan);
  const state = await findState(store, id);
  if (!state) throw new Error("a plan without a recommendation asked for");
  if (isAskedAgain) return regenerate(call, plan, state);
  const { finished_recommendation: finished }: SurveyRecord = body;
  if (query.id !== undefined && !hasAnswers(body)) {
    if (finished) await noteWalkThrough(store, id, finished === "yes");
    return answerPlan(call, id);
  }
  const answers: SurveyRecord = query.id === undefined ? body : { ...plan.record, ...body };
  const record = { ...answers, first_figure: plan.record.first_figure ?? answers.first_figure };
  const mistakes = findMistakes(record, { now: call.now, accepted: plan.record, by: person.role });
  if (mistakes.length > 0) return refuseMistakes(mistakes);
  await auditPlanAct(store, { act: "changed a plan", plan, by: person, now: call.now });
  const owner = readAccount(plan.ownerId);
  if (owner !== undefined && record.is_staff_or_family !== plan.record.is_staff_or_family)
    await followAnswers(store, { userId: owner, answers: record, by: person, now: call.now });
  await replaceAnswers(
    store,
    plan,
    writeKeptRecord(record, { now: call.now, fees: state.fees, by: person.role }),
  );
  if (owner === undefined) await keepNamesOfGuest(store, id, record);
  const isAdviceKept = query.id !== undefined && hasSameAdvice(...readBoth(plan.record, record, call.now));
  if (!isAdviceKept) await discardChoices(store, id);
  if (finished) await noteWalkThrough(store, id, finished === "yes");
  return isAdviceKept ? answerPlan(call, id) : generateAgain(call, id, state);
};

const WITHOUT_ANSWERS = new Set(["id", "rsaid", "plan_type", "finished_recommendation"]);

/** Whether a record has answers, besides the plan's id and the progress of the walk-through. */
function hasAnswers(record: SurveyRecord): boolean {
  return Object.keys(record).some((field) => !WITHOUT_ANSWERS.has(field));
}

function readBoth(before: SurveyRecord, after: SurveyRecord, now: Date): [Profile, Profile] {
  return [readAnswers(before, now), readAnswers(after, now)];
}

/** Amendments of the old recommendation must not stand beside a new one, which nobody has seen yet. */
async function discardChoices(store: Transaction, planId: number): Promise<void> {
  await discardAmended(store, planId);
  await resetChoices(store, planId);
}

async function answerPlan({ store, person }: Call<"updatePlan">, id: number) {
  const plan = await lockPlan(store, person, { id });
  return plan ? done(writePlan(plan)) : refused("notFound");
}

function refuseId(message: string) {
  return refuseMistakes([{ path: "id", message }]);
}

/**
 * Regenerates a recommendation only if it failed, its job is lost, or it comes from an engine whose figures
 * this one cannot reproduce. Any other stays, so that repeated calls do no harm. The answers are the same, so
 * amendments are reapplied to the new recommendation, which is not yet selected.
 */
async function regenerate(call: Call<"updatePlan">, plan: Plan, state: State) {
  const { store, now } = call;
  const { status, generation, isOutdated } = state;
  const isLost = status === "pending" && !(await isBeingGenerated(store, { planId: plan.id, generation }));
  if (status !== "failed" && !isLost && !isOutdated) return answerPlan(call, plan.id);
  const mistakes = findMistakes(plan.record, { now, accepted: plan.record });
  if (mistakes.length > 0) return refuseMistakes(mistakes);
  if (isOutdated) {
    await holdAmended(store, plan.id);
    await resetChoices(store, plan.id);
  }
  return generateAgain(call, plan.id, state);
}

/** An amended recommendation is stored only when complete, so there is never one to regenerate. */
async function findAmended(store: Transaction, plan: Plan) {
  const amended = await writeAmendedPlan(store, plan);
  return amended ? done(amended) : refused("notFound", { message: AGAIN_FAILURE });
}

async function generateAgain(call: Call<"updatePlan">, id: number, { seed, fees }: State) {
  const adviceDate = todayInSouthAfrica(call.now);
  const isQueued = await requestGeneration(call.store, id, { seed, adviceDate, fees });
  return isQueued ? answerPlan(call, id) : refused("busy", RETRY_WHEN_QUEUE_SHRINKS);
}
