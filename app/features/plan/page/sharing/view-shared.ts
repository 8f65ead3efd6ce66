import { NOTHING_MADE } from "~/words/plan/describe-choice";
import type { SharedPlan } from "~/contract/records/shared-plan";
import { viewPlan } from "../view-plan";

/** The content of a shared plan's page: that of the plan, without anything that only its owner can do. */
export function viewSharedPlan({ recommended, customized: amended }: SharedPlan, query: URLSearchParams) {
  return viewPlan(recommended, amended, {
    query,
    made: NOTHING_MADE,
    open: { canChoose: false, canShare: false, canAskForCall: false },
  });
}
