import { callBackend } from "~/backend/door.server";
import { failure, success } from "~/base/result";
import type { Result } from "~/base/result";
import type { WireAmendment } from "~/contract/plan/adjust-needs";
import { isSuccess } from "~/contract/wire/envelope";
import { askPatiently } from "~/features/plan/explanation/ask-patiently.server";
import { explainRefusedChange } from "./explain-refused-change.server";
import { comparePlans } from "~/words/changes/compare-plans";
import type { ComparisonView } from "~/words/changes/compare-plans";
import { gatherFacts } from "~/words/plan/plan-facts";
import type { PlanFacts } from "~/words/plan/plan-facts";
import type { Entered } from "./enter.server";

const FAILURE = "Not able to calculate new plan recommendation. Please try again.";

type OpenedPlan = Pick<Entered, "id" | "session" | "facts">;

/**
 * Works out a plan with a change; or says what to say if that could not be done. Nothing is stored.
 * @throws Response 404 if the plan is no longer theirs
 */
export async function previewFacts(
  { id, session, facts }: OpenedPlan,
  change: WireAmendment,
): Promise<Result<PlanFacts, string>> {
  const { bearer } = session;
  const answer = await askPatiently(() =>
    callBackend("previewRecommendation", { body: { id, ...change } }, { bearer }),
  );
  if (!isSuccess(answer)) return failure(explainRefusedChange(answer, session, FAILURE));
  return success(gatherFacts(answer.return_object, facts.plan));
}

/** What a change would make of a plan, beside our recommendation; or what to say if that could not be worked out. */
type Previewed =
  { comparison: ComparisonView; failure?: undefined } | { comparison?: undefined; failure: string };

/**
 * Works out what a change would make of a plan. Nothing is stored.
 * @throws Response as `previewFacts`
 */
export async function previewPlan(opened: OpenedPlan, change: WireAmendment): Promise<Previewed> {
  const previewed = await previewFacts(opened, change);
  return previewed.ok
    ? { comparison: comparePlans(opened.facts, previewed.value) }
    : { failure: previewed.reason };
}
