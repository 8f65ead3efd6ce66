import { callBackend } from "../transports/call-backend";
import { type Envelope, isSuccess } from "~/contract/wire/envelope";
import { findState } from "../recommendation/recommendations";
import { endSessions, startSession } from "../session/sessions";
import { getDatabase } from "../store/connection";
import type { Job } from "../store/queue";
import { transact } from "../store/transact";
import type { DemoState } from "./cast";

/** The job that acts as a demonstration plan's owner once its recommendation is ready. */
export const ADVANCE_PLAN = "advance-plan";

const ADVANCED_STATES = ["chosen", "amended", "outdated"] as const;
export type AdvancePlan = { userId: number; planId: number; state: (typeof ADVANCED_STATES)[number] };

/** Whether a state needs steps beyond the recommendation. */
export function isAdvanced(state: DemoState): state is AdvancePlan["state"] {
  return ADVANCED_STATES.some((one) => one === state);
}

/** Uses the same operations as a person; retries while the recommendation is not ready. */
export async function advancePlan({ data, complete }: Job<AdvancePlan>): Promise<void> {
  const state = await findState(getDatabase(), data.planId);
  if (state?.status === "pending") throw new Error("the plan is not worked out yet");
  if (state?.status === "ready") await actAsOwner(data);
  await transact(complete);
}

async function actAsOwner({ userId, planId: id, state }: AdvancePlan): Promise<void> {
  const { bearer_token: bearer } = await transact((tx) =>
    startSession(tx, { userId, role: "investor" }, new Date()),
  );
  const caller = { bearer };
  const terms = { accepted: true as const, userId, url: "/en/accept-terms", browser: "a demonstration" };
  check(await callBackend("acceptTerms", { body: terms }, caller));
  if (state === "amended")
    check(await callBackend("overrideRecommendation", { body: { id, debt_recommend: 50_000 } }, caller));
  const selected = { id, plan_type: state === "amended" ? ("edit" as const) : ("base" as const) };
  check(await callBackend("selectPlan", { body: selected }, caller));
  if (state === "outdated")
    check(await callBackend("updatePlan", { query: { id }, body: { debt_value: 260_000 } }, caller));
  await endSessions(getDatabase(), { userId });
}

function check(answer: Envelope): void {
  if (!isSuccess(answer)) throw new Error(`a demonstration's plan was refused: ${answer.message}`);
}
