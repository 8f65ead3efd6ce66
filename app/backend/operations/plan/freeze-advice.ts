import type { LinkTick } from "~/contract/records/link-terms";
import type { SharedPlan } from "~/contract/records/shared-plan";
import type { Plan } from "../../plans/plans";
import { listProgress, type Progress } from "../../recommendation/recommendations";
import { freezePlan } from "../../sharing/freeze-plan";
import type { DatabaseOrTransaction } from "../../store/connection";
import { type Outcome, refused } from "../../calls/handler";
import { writeAmendedPlan, writePlan } from "./read-plans";

/** Freezes a plan's recommendations with what was ticked, or returns why there is nothing to show yet. */
export async function freezeAdvice(
  store: DatabaseOrTransaction,
  plan: Plan,
  { planType, ticks }: { planType: "base" | "edit"; ticks: readonly LinkTick[] },
): Promise<SharedPlan | Outcome<never>> {
  const advice = findAdvice(await listProgress(store, plan.id), planType);
  if ("state" in advice) return advice;
  const amendedPlan = advice.amended && (await writeAmendedPlan(store, plan));
  return freezePlan({
    recommended: { plan: writePlan(plan), recommendation: advice.recommended },
    amended: amendedPlan && { plan: amendedPlan, recommendation: advice.amended },
    ticks,
  });
}

type Ready = Extract<Progress, { status: "ready" }>["recommendation"];
type Advice = { recommended: Ready; amended?: undefined } | { recommended: Ready; amended: Ready };

/** Returns the recommendations to share, or a refusal. */
function findAdvice(all: readonly Progress[], type: "base" | "edit"): Advice | Outcome<never> {
  const [ours, amended] = (["base", "edit"] as const).map((planType) =>
    all.find((progress) => progress.planType === planType),
  );
  const wanted = type === "edit" ? [ours, amended] : [ours];
  if (wanted.some((progress) => progress?.status === "failed")) return refused("recommendationFailed");
  if (wanted.some((progress) => progress?.status === "pending")) return refused("recommendationPending");
  if (ours?.status !== "ready") return refused("notFound");
  if (type === "base") return { recommended: ours.recommendation };
  if (amended?.status !== "ready") return refused("notFound");
  return { recommended: ours.recommendation, amended: amended.recommendation };
}
