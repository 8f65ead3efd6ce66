import { callBackend } from "~/backend/door.server";
import { failure, type Result, success } from "~/base/result";
import type { AdjustNeeds, WireAmendment } from "~/contract/plan/adjust-needs";
import { isSuccess, type Mistakes } from "~/contract/wire/envelope";
import { comparePlans, type ComparisonView } from "~/words/changes/compare-plans";
import { gatherFacts, type PlanFacts } from "~/words/plan/plan-facts";
import type { Entered } from "../walk-through/enter.server";
import { callWithRetry } from "./call-with-retry.server";
import { explainMistakes, explainRefusedChange } from "./explain-refused-change.server";
import { CALCULATION_FAILURE, PREVIEW_FAILURE } from "./failures";

type OpenedPlan = Pick<Entered, "id" | "session" | "facts">;

/** A plan with a change, or the mistakes in the change. */
type Preview = { facts: PlanFacts } | { mistakes: Mistakes["errors"] };

/**
 * Works out a plan with each of several changes in one call, or returns the reason for a failure. Nothing is
 * stored.
 * @throws Response 404 if the plan is no longer theirs
 */
export async function previewEach(
  { id, session, facts }: OpenedPlan,
  changes: readonly WireAmendment[],
): Promise<Result<Preview[], string>> {
  const { bearer } = session;
  const body = { id, changes: [...changes] };
  const answer = await callWithRetry(() => callBackend("previewRecommendations", { body }, { bearer }));
  if (!isSuccess(answer)) return failure(explainRefusedChange(answer, session, PREVIEW_FAILURE));
  return success(
    answer.return_object.previews.map((preview) =>
      "errors" in preview
        ? { mistakes: preview.errors }
        : { facts: gatherFacts(preview.recommendation, facts.plan, facts.clientName) },
    ),
  );
}

/**
 * Works out a plan with one change, or returns the reason for a failure.
 * @throws Response as `previewEach`
 */
export async function previewFacts(
  opened: OpenedPlan,
  change: WireAmendment,
): Promise<Result<PlanFacts, string>> {
  const previewed = await previewEach(opened, [change]);
  if (!previewed.ok) return previewed;
  const [preview] = previewed.value;
  if (!preview) throw new Error("a preview was not answered");
  return "facts" in preview ? success(preview.facts) : failure(explainMistakes(preview.mistakes));
}

/** A plan with a change beside the recommendation, or the reason for a failure. */
type Compared =
  { comparison: ComparisonView; failure?: undefined } | { comparison?: undefined; failure: string };

/**
 * Compares the recommendation with the effect of a change.
 * @throws Response as `previewEach`
 */
export async function previewPlan(opened: OpenedPlan, change: WireAmendment): Promise<Compared> {
  const previewed = await previewFacts(opened, change);
  return previewed.ok
    ? { comparison: comparePlans(opened.facts, previewed.value) }
    : { failure: previewed.reason };
}

/**
 * Works out the incomes of several sets of needs in one call, in whole rand a month, or returns the reason for a
 * failure.
 * @throws Response 404 if the plan is no longer theirs
 */
export async function previewIncomes(
  { id, session }: OpenedPlan,
  steps: readonly AdjustNeeds[],
): Promise<Result<number[], string>> {
  if (steps.length === 0) return success([]);
  const { bearer } = session;
  const body = { id, steps: [...steps] };
  const answer = await callWithRetry(() => callBackend("calculateIncomes", { body }, { bearer }));
  if (!isSuccess(answer)) return failure(explainRefusedChange(answer, session, CALCULATION_FAILURE));
  return success(answer.return_object.monthly_incomes.map(Math.round));
}
