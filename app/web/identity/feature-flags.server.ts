import { type FeatureName, mergeFlags } from "~/contract/desk/feature-flags";
import { isSuccess } from "~/contract/wire/envelope";
import { callBackend } from "~/backend/door.server";
import type { PlanRecord } from "~/words/plan/plan-facts";

/** True if a plan's owner has to go through its walk-through before the plan is shown; false for a chosen plan. */
export async function isExplainedFirst(
  plan: Pick<PlanRecord, "finished_recommendation" | "selected_at">,
): Promise<boolean> {
  const isOpen = plan.finished_recommendation === "no" && plan.selected_at === undefined;
  return isOpen && (await isFeatureOn("GoToRecommendation"));
}

/** Whether a feature is switched on; its default if the services do not answer. */
async function isFeatureOn(name: FeatureName): Promise<boolean> {
  const answer = await callBackend("getFeatures", {}, {});
  return mergeFlags(isSuccess(answer) ? answer.return_object : [])[name];
}
