/** A plan as the file that its owner takes away. */
import { z } from "zod";
import { recommendationSchema } from "./recommendation";
import { surveyRecordSchema } from "./survey-record";

const advisedSchema = z.object({
  plan: surveyRecordSchema.describe("the answers that the recommendation comes from"),
  recommendation: recommendationSchema,
});

export const planFileSchema = z.object({
  format: z.literal("baobab-plan-1").describe("changes when a field changes its meaning"),
  recommended: advisedSchema,
  customised: advisedSchema.optional().describe("the plan as its owner has changed it, if they have"),
});

export type PlanFile = z.infer<typeof planFileSchema>;
