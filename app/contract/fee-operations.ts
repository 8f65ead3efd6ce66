/** The calls of the fee service. */
import { z } from "zod";
import { feeTableSchema } from "./fee-table";
import type { Operation } from "./operation";

export const feeOperations = {
  getMaximumFees: {
    method: "GET",
    path: "/annualfees/maximums",
    summary: "The most that a planner may charge the people of a segment",
    who: "bearer",
    service: "fees",
    keeps: false,
    failure: "Unable to fetch maximum fees",
    query: z.object({
      segment: z
        .string()
        .max(40)
        .optional()
        .describe("NFPGEN for everyone, NFPSTFF for staff and their family; any other gets the default"),
    }),
    answer: feeTableSchema.extend({
      segment: z.enum(["NFPGEN", "NFPSTFF", "default"]),
      effectiveFrom: z.string().describe("the first day on which these apply, YYYY-MM-DD"),
      source: z.string().describe("who set them"),
    }),
  },
} as const satisfies Record<string, Operation>;
