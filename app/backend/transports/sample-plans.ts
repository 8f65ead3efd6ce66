/** The plans of the samples. */
import { z } from "zod";
import type { PlanType } from "~/contract/survey/survey-record";
import type { SampleChoice } from "./sample-choice";

/** The id of the amended plan. */
export const AMENDED_SAMPLE = 1498;

/** The id of the plan that every survey creates. */
export const OWN_SAMPLE = 1500;

/** Samples by plan id: 1497 is the administrator's, the others are one person's. */
const PLANS: Readonly<Record<number, { plan: string; recommendations: string }>> = {
  1497: { plan: "adminPlan", recommendations: "adminRecommendation" },
  [AMENDED_SAMPLE]: { plan: "planEdited", recommendations: "recommendationsEdited" },
  1499: { plan: "planLAP", recommendations: "recommendationsLAP" },
  [OWN_SAMPLE]: { plan: "plan", recommendations: "recommendations" },
};

const plans = z.array(z.object({ id: z.number() }).passthrough());
const typed = z.array(z.object({ plan_type: z.string() }).passthrough());

export const pickFirst = (content: unknown) => typed.parse(content)[0];

export function pickType(type: PlanType) {
  return (content: unknown) =>
    typed.parse(content).filter(({ plan_type }) => type === "both" || plan_type === type);
}

export function ofPlan(
  kind: "plan" | "recommendations",
  id: number,
  pick: (content: unknown) => unknown,
): SampleChoice {
  const samples = PLANS[id];
  return samples ? { sample: samples[kind], pick } : "notFound";
}

/** A page of one person's plans. */
export function listSamplePlans({
  before = Infinity,
  limit,
}: {
  before?: number;
  limit?: number;
}): SampleChoice {
  const pick = (content: unknown) =>
    plans
      .parse(content)
      .filter(({ id }) => id < before)
      .slice(0, limit);
  return { sample: "all", pick };
}

export const amendedSample = {
  sample: "recommendationsEdited",
  pick: (content: unknown) => pickType("edit")(content)[0],
};
