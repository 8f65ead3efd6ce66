import type { Recommendation } from "~/contract/plan/recommendation";
import type { PlanRecord } from "../plan/plan-facts";

/** A recommendation and its survey record. */
export type Advised = { recommendation: Recommendation; plan: PlanRecord };

/** The facts that decide which of two recommendations counts. */
type Countable = { recommendation: Pick<Recommendation, "selected">; plan: Pick<PlanRecord, "selected_at"> };

/** Picks the recommendation that counts: ours if its owner has selected it, else the amended one, if any. */
export function pickCounting<One extends Countable>(ours: One, amended: One | undefined): One {
  const isOursChosen = ours.plan.selected_at !== undefined && ours.recommendation.selected;
  return isOursChosen ? ours : (amended ?? ours);
}
