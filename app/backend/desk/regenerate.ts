import { todayInSouthAfrica } from "~/base/date";
import { failure, success } from "~/base/result";
import type { Result } from "~/base/result";
import type { ChangedFees } from "~/contract/fees/client-fees";
import type { FeeOverrides } from "~/engine";
import { writeKeptRecord } from "../plans/check-record";
import { listPlanNumbers, lockNewestUnselected, replaceAnswers } from "../plans/plans";
import { holdAmended } from "../recommendation/amended";
import { findState } from "../recommendation/recommendations";
import { requestGeneration } from "../generation/request-generation";
import { accountKey } from "../session/person";
import type { Transaction } from "../store/connection";

type Plans = Pick<ChangedFees, "regeneratedPlan" | "keptPlans">;

/** Has a client's newest unselected plan computed with other fees; their other plans keep theirs. */
export async function regenerateWithFees(
  tx: Transaction,
  { userId, fees, now }: { userId: number; fees: FeeOverrides; now: Date },
): Promise<Result<Plans, "busy">> {
  const ownerId = accountKey(userId);
  const plan = await lockNewestUnselected(tx, ownerId);
  const others = await listPlanNumbers(tx, ownerId);
  const keptPlans = others.map(({ id }) => id).filter((id) => id !== plan?.id);
  const state = plan && (await findState(tx, plan.id));
  if (!plan || !state) return success({ keptPlans });
  await replaceAnswers(tx, plan, writeKeptRecord(plan.record, { now, fees }));
  await holdAmended(tx, plan.id);
  const adviceDate = todayInSouthAfrica(now);
  const isQueued = await requestGeneration(tx, plan.id, { seed: state.seed, adviceDate, fees });
  return isQueued ? success({ regeneratedPlan: plan.id, keptPlans }) : failure("busy");
}
