import type { Recommendation } from "~/contract/plan/recommendation";
import type { PlanRecord } from "../plan/plan-facts";

/** A recommendation and the survey record that goes with it. */
export type Advised = { recommendation: Recommendation; plan: PlanRecord };

/** What tells of two recommendations which counts. */
type Countable = { recommendation: Pick<Recommendation, "selected">; plan: Pick<PlanRecord, "selected_at"> };

/** Which of a plan's two recommendations counts: ours if its owner has chosen it, else the amended one if there is one. */
export function pickCounting<One extends Countable>(ours: One, amended: One | undefined): One {
  const isOursChosen = ours.plan.selected_at !== undefined && ours.recommendation.selected;
  return isOursChosen ? ours : (amended ?? ours);
}
