import type { WireAmendment } from "~/contract/plan/adjust-needs";
import { isSuccess } from "~/contract/wire/envelope";
import { refusals } from "~/contract/wire/refusals";
import { callBackend } from "~/backend/door.server";
import { askPatiently } from "~/features/plan/explanation/ask-patiently.server";
import { explainRefusedChange } from "./explain-refused-change.server";
import type { Entered } from "./enter.server";
import { NOT_LOWERED_FAILURE, OVERRIDE_FAILURE, PLAN_CHANGED, RESTORE_FAILURE } from "./failures";
import { areSameNeeds } from "./working-needs.server";
import type { WorkingNeeds } from "./working-needs.server";

type PlanOfVisitor = Pick<Entered, "id" | "session">;

/** What to say if it failed, after how many seconds to try again if a limit was reached, and whether it rests on a plan of before. */
type Stored = { failure?: string; waitSeconds?: number; isOutOfDate?: boolean };

/** What a change replaces; if the plan was changed otherwise meanwhile, it is not stored. */
type Replaced = { insteadOf?: WireAmendment };

/**
 * Stores the needs as they stand as the amended recommendation, and nothing if they are stored already. If an amended
 * plan's changes were all taken back, our recommendation counts again.
 * @throws Response 404 if the plan is no longer the visitor's
 */
export async function overrideNeeds(
  entered: PlanOfVisitor & Pick<Entered, "facts">,
  { progress: { needs }, stored, insteadOf }: Pick<WorkingNeeds, "progress" | "stored"> & Replaced,
): Promise<Stored> {
  if (areSameNeeds(needs, stored)) return {};
  if (Object.keys(needs).length === 0) return restoreOurs(entered, { insteadOf });
  return override(entered, { ...needs, instead_of: insteadOf }, OVERRIDE_FAILURE);
}

/**
 * Stores the recommendation with another income as the amended one, in place of what was amended before. The
 * recommended income itself brings our recommendation back.
 * @param desired rand a month
 * @throws Response 404 if the plan is no longer the visitor's
 */
export async function overrideIncome(
  entered: PlanOfVisitor,
  desired: number,
  { insteadOf }: Replaced = {},
): Promise<Stored> {
  const change = { desired_gross_monthly_income: desired, instead_of: insteadOf };
  return override(entered, change, NOT_LOWERED_FAILURE);
}

/**
 * Brings our recommendation back in place of the amended one: the income that is asked for is the recommended one.
 * @throws Response 404 if the plan is no longer the visitor's
 */
export async function restoreOurs(
  entered: PlanOfVisitor & Pick<Entered, "facts">,
  { insteadOf }: Replaced = {},
): Promise<Stored> {
  const { max_desired_monthly_income: ours } = entered.facts.common;
  const change = { desired_gross_monthly_income: ours, instead_of: insteadOf };
  return override(entered, change, RESTORE_FAILURE);
}

async function override(
  { id, session }: PlanOfVisitor,
  change: WireAmendment & { instead_of?: WireAmendment },
  words: string,
): Promise<Stored> {
  const { bearer } = session;
  const body = { id, ...change };
  const answer = await askPatiently(() => callBackend("overrideRecommendation", { body }, { bearer }));
  if (isSuccess(answer)) return {};
  if (answer.message === refusals.planChanged.message) return { failure: PLAN_CHANGED, isOutOfDate: true };
  const waitSeconds = answer.http_code === 429 ? answer.retryAfterSeconds : undefined;
  return { failure: explainRefusedChange(answer, session, words), waitSeconds };
}
