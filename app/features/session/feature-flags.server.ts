import { mergeFlags } from "~/contract/feature-flags";
import type { FeatureName } from "~/contract/feature-flags";
import { isSuccess } from "~/contract/envelope";
import { callBackend } from "~/backend/door.server";
import type { PlanRecord } from "~/words/plan-facts";

/** Whether a plan is shown only after its explanation, which its owner has not gone through yet. */
export async function isExplainedFirst(plan: Pick<PlanRecord, "finished_recommendation">): Promise<boolean> {
  return plan.finished_recommendation === "no" && (await isFeatureOn("GoToRecommendation"));
}

/** Whether a feature is switched on; its default if the services do not say. */
async function isFeatureOn(name: FeatureName): Promise<boolean> {
  const answer = await callBackend("getFeatures", {}, {});
  return mergeFlags(isSuccess(answer) ? answer.return_object : [])[name];
}
