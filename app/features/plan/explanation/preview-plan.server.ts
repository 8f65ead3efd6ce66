import { callBackend } from "~/backend/door.server";
import type { WireAmendment } from "~/contract/plan/adjust-needs";
import { isSuccess } from "~/contract/wire/envelope";
import { askPatiently } from "~/features/plan/explanation/ask-patiently.server";
import { explainFailure } from "~/web/access/explain-failure.server";
import { comparePlans } from "~/words/changes/compare-plans";
import type { ComparisonView } from "~/words/changes/compare-plans";
import { gatherFacts } from "~/words/plan/plan-facts";
import type { Entered } from "./enter.server";

const FAILURE = "Not able to calculate new plan recommendation. Please try again.";

/** What a change would make of a plan, beside our recommendation; or what to say if that could not be worked out. */
type Previewed =
  { comparison: ComparisonView; failure?: undefined } | { comparison?: undefined; failure: string };

/**
 * Works out what a change would make of a plan. Nothing is stored.
 * @throws Response 404 if the plan is no longer theirs
 */
export async function previewPlan(
  { id, session, facts }: Pick<Entered, "id" | "session" | "facts">,
  change: WireAmendment,
): Promise<Previewed> {
  const { bearer } = session;
  const answer = await askPatiently(() =>
    callBackend("previewRecommendation", { body: { id, ...change } }, { bearer }),
  );
  if (isSuccess(answer))
    return { comparison: comparePlans(facts, gatherFacts(answer.return_object, facts.plan)) };
  return { failure: explainFailure(answer, session, FAILURE) };
}
