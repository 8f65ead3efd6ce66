/** Operations of the fee service. */
import { z } from "zod";
import { answeredFeesSchema, clientFeesSchema, feePreviewSchema } from "../fees/client-fees";
import { feeTableSchema } from "../fees/fee-table";
import type { Operation } from "../wire/operation";
import { planId } from "../wire/plan-reference";
import { LOGGED_IN } from "../wire/role";
import { NOT_READABLE, text } from "../wire/text";
import { writtenUserId } from "../account/user-operations";

export const feeOperations = {
  getMaximumFees: {
    method: "GET",
    path: "/annualfees/maximums",
    summary: "The most that a planner may charge the people of a segment",
    who: "bearer",
    service: "fees",
    stores: false,
    failure: "Unable to fetch maximum fees",
    query: z.object({
      segment: text(40)
        .optional()
        .describe("NFPGEN for everyone, NFPSTFF for staff and their family; any other gets the default"),
    }),
    answer: feeTableSchema.extend({
      segment: z.enum(["NFPGEN", "NFPSTFF", "default"]),
      effectiveFrom: z.string().describe("the first day on which these apply, YYYY-MM-DD"),
      source: z.string().describe("who set them"),
    }),
  },
  getClientFees: {
    method: "GET",
    path: "/users/{id}/fees",
    summary:
      "The fees agreed with somebody, or with which a planner's own clients begin; their limits, and higher ones that wait for a yes",
    who: LOGGED_IN,
    service: "users",
    stores: false,
    refuses: ["notFound"],
    failure: "Unable to fetch fees",
    params: z.object({ id: writtenUserId }),
    answer: clientFeesSchema,
  },
  answerHigherFees: {
    method: "PUT",
    path: "/users/{id}/fees",
    summary: "Says yes or no to higher fees; a yes keeps them. Without any that wait it changes nothing",
    who: ["investor"],
    service: "users",
    stores: true,
    isFinal: true,
    limit: "store",
    refuses: ["notFound", "otherFeesAsked", "feesAboveLimits", "busy"],
    failure: "Unable to answer fees",
    params: z.object({ id: writtenUserId }),
    body: z.object({
      accepted: z.boolean(),
      at: text(40, NOT_READABLE)
        .datetime()
        .describe("`at` of the proposal that was seen: the answer counts for no other"),
    }),
    answer: answeredFeesSchema,
  },
  previewFees: {
    method: "POST",
    path: "/plan/calculation/fees",
    summary: "What a plan would pay and cost with other fees; nothing is stored",
    who: "bearer",
    stores: false,
    limit: "calculate",
    refuses: ["notFound", "recommendationPending", "recommendationFailed", "recommendationOutdated", "busy"],
    failure: "Unable to calculate fees",
    body: z.object({ id: planId, fpFees: feeTableSchema }),
    answer: feePreviewSchema,
  },
} as const satisfies Record<string, Operation>;
