import { describeFees } from "~/words/describe-fees";
import { gatherFacts } from "~/words/plan-facts";
import type { Advised } from "~/words/shown-plan";
import { pickShown } from "./view-plan";

/**
 * What the page of a plan's fees says.
 * @param query of the address: of two plans which `type` is asked for
 */
export function viewFees(recommended: Advised, customised: Advised | undefined, query: URLSearchParams) {
  const { shown, types } = pickShown(recommended, customised, query);
  return { fees: describeFees(gatherFacts(shown.recommendation, shown.plan)), types };
}

export type FeesPageView = ReturnType<typeof viewFees>;
