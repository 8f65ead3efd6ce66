import type { AdjustNeeds, WireAmendment } from "~/contract/plan/adjust-needs";
import { isSuccess } from "~/contract/wire/envelope";
import { refusals } from "~/contract/wire/refusals";
import { callBackend } from "~/backend/door.server";
import type { Entered } from "../walk-through/enter.server";
import { callWithRetry } from "./call-with-retry.server";
import { explainRefusedChange } from "./explain-refused-change.server";
import { NOT_LOWERED_FAILURE, OVERRIDE_FAILURE, PLAN_CHANGED, RESTORE_FAILURE } from "./failures";
import { areSameNeeds, type WorkingNeeds } from "./working-needs.server";

type PlanOfVisitor = Pick<Entered, "id" | "session" | "facts">;

/** The message of a failure, the seconds to wait after a rate limit, and whether the plan has changed since. */
type Saved = { failure?: string; waitSeconds?: number; isOutOfDate?: boolean };

/**
 * Stores needs that differ from the recommendation as the amended one. Without any, restores the recommendation.
 * @param insteadOf the changes to replace; if the stored plan has others by then, nothing is stored
 * @throws Response 404 if the plan is no longer the visitor's
 */
export async function saveNeeds(
  entered: PlanOfVisitor,
  needs: AdjustNeeds,
  insteadOf?: WireAmendment,
): Promise<Saved> {
  if (Object.keys(needs).length === 0) return restoreOurs(entered, insteadOf);
  return override(entered, { ...needs, instead_of: insteadOf }, OVERRIDE_FAILURE);
}

/**
 * Stores the present needs; does nothing if they are already stored.
 * @throws Response 404 if the plan is no longer the visitor's
 */
export async function saveHeld(
  opened: PlanOfVisitor & Pick<WorkingNeeds, "progress" | "stored">,
): Promise<Saved> {
  const { needs } = opened.progress;
  return areSameNeeds(needs, opened.stored) ? {} : saveNeeds(opened, needs);
}

/**
 * Stores the recommendation with another income as the amended one, in place of any earlier amendment. The
 * recommended income restores the recommendation.
 * @param income rand a month
 * @param insteadOf as in `saveNeeds`
 * @throws Response 404 if the plan is no longer the visitor's
 */
export async function saveIncome(
  entered: PlanOfVisitor,
  income: number,
  insteadOf?: WireAmendment,
): Promise<Saved> {
  const change = { desired_gross_monthly_income: income, instead_of: insteadOf };
  return override(entered, change, NOT_LOWERED_FAILURE);
}

/**
 * Restores the recommendation by overriding the income with the recommended one.
 * @throws Response 404 if the plan is no longer the visitor's
 */
export async function restoreOurs(entered: PlanOfVisitor, insteadOf?: WireAmendment): Promise<Saved> {
  const { max_desired_monthly_income: ours } = entered.facts.common;
  const change = { desired_gross_monthly_income: ours, instead_of: insteadOf };
  return override(entered, change, RESTORE_FAILURE);
}

async function override(
  { id, session }: PlanOfVisitor,
  change: WireAmendment & { instead_of?: WireAmendment },
  words: string,
): Promise<Saved> {
  const { bearer } = session;
  const body = { id, ...change };
  const answer = await callWithRetry(() => callBackend("overrideRecommendation", { body }, { bearer }));
  if (isSuccess(answer)) return {};
  if (answer.message === refusals.planChanged.message) return { failure: PLAN_CHANGED, isOutOfDate: true };
  const waitSeconds = answer.http_code === 429 ? answer.retryAfterSeconds : undefined;
  return { failure: explainRefusedChange(answer, session, words), waitSeconds };
}
