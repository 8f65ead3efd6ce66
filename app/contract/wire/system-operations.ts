/** The operations about the system itself: its limits, and whether it runs. */
import { z } from "zod";
import type { Operation } from "./operation";

/** Limits and thresholds for clients to show. */
const systemVariablesSchema = z.object({
  soft_min_savings_param: z.number(),
  minimum_retirement_savings: z.number(),
  largest_amount: z.number(),
  minimum_age_at_retirement: z.number(),
  maximum_age_at_retirement: z.number(),
  retirement_window_years: z.number(),
  partner_minimum_age_at_retirement: z.number(),
  partner_age_below: z.number(),
  support_window_years: z.number(),
  target_confidence_level: z.number(),
  inflation_perct: z.number(),
  basis_version: z.string(),
});

export const systemOperations = {
  getSystemVariables: {
    method: "GET",
    path: "/system/variables",
    summary: "Thresholds and limits that a client shows",
    who: "bearer",
    stores: false,
    failure: "Unable to fetch system variables",
    answer: systemVariablesSchema,
  },
  getLive: {
    method: "GET",
    path: "/health/live",
    summary: "Whether the process answers, or has to be started again (503)",
    who: "anyone",
    stores: false,
    refuses: ["unavailable"],
    failure: "Not alive",
    answer: z.object({ status: z.literal("live") }),
  },
  getReady: {
    method: "GET",
    path: "/health/ready",
    summary:
      "Whether database and queue answer; 503 names the part that does not, and comes of a process that ends",
    who: "anyone",
    stores: false,
    refuses: ["unavailable"],
    failure: "Not ready",
    answer: z.object({ status: z.literal("ready") }),
  },
} as const satisfies Record<string, Operation>;
