import { hasFailed, isSuccess } from "~/contract/wire/envelope";
import { awaitNotice } from "../generation/result-notices";
import { callBackend } from "./call-backend";
import type { Caller } from "./transport";

/** The polling interval when no notice comes, as when the services run elsewhere. */
const ASK_AGAIN_MILLISECONDS = 150;

/**
 * Waits for a plan's recommendation.
 * @returns whether the work ended in time, successfully or not
 */
export async function waitForRecommendation(
  planId: number,
  milliseconds: number,
  caller: Caller,
): Promise<boolean> {
  const deadline = Date.now() + milliseconds;
  for (;;) {
    // Subscribes before it polls, so that a result in between is not missed.
    const notice = awaitNotice(planId, Math.min(ASK_AGAIN_MILLISECONDS, Math.max(0, deadline - Date.now())));
    const query = { id: planId, plan_type: "base" as const };
    const answer = await callBackend("getRecommendations", { query }, { bearer: caller.bearer });
    if (!isSuccess(answer)) return hasFailed(answer);
    if (answer.response_code === "R00") return true;
    await notice;
    if (Date.now() >= deadline) return false;
  }
}
