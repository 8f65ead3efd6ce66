import { NOTHING_MADE } from "~/words/plan/describe-choice";
import type { SharedPlan } from "~/contract/records/shared-plan";
import { viewPlan } from "../view-plan";

/** What the page of a shared plan says: that of the plan, and nothing that only its owner can do. */
export function viewSharedPlan({ recommended, customized: amended }: SharedPlan, query: URLSearchParams) {
  return viewPlan(recommended, amended, {
    query,
    made: NOTHING_MADE,
    open: { canChoose: false, canShare: false, canAskForCall: false },
  });
}
