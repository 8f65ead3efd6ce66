/** Wire schemas of clients' fees: agreed ones, limits, proposals that await consent, and effects of a change. */
import { z } from "zod";
import { feeTableSchema } from "./fee-table";
import { planId } from "../wire/plan-reference";

const planNumbers = {
  regeneratedPlan: planId.optional().describe("the newest plan that is not selected, worked out again"),
  keptPlans: z.array(planId).describe("plans that keep the fees they were worked out with"),
};

/** The outcome of a change of fees. */
export const changedFeesSchema = z.object({
  state: z.enum(["kept", "waiting", "template"]).describe("`waiting` for the client's yes"),
  ...planNumbers,
});
export type ChangedFees = z.infer<typeof changedFeesSchema>;

export const answeredFeesSchema = z.object({
  state: z.enum(["kept", "declined", "nothing"]).describe("`nothing` if none waited"),
  ...planNumbers,
});

export const clientFeesSchema = z.object({
  fpFees: feeTableSchema,
  proposal: z
    .object({
      fpFees: feeTableSchema,
      name: z.string().describe("the planner who asks"),
      role: z.string(),
      at: z.string().describe("ISO 8601"),
    })
    .optional()
    .describe("higher fees that wait for the client's yes"),
  maximums: feeTableSchema,
  segment: z.enum(["NFPGEN", "NFPSTFF", "default"]),
  allowsInitialFees: z.boolean().describe("whether the planner's organisation allows initial fees"),
  funds: z.array(z.object({ fundNr: z.string(), fundName: z.string() })),
  vatPerct: z.number(),
  newestPlan: planId.optional().describe("which a change works out again"),
  keptPlans: planNumbers.keptPlans,
  plansWithOtherFees: z
    .array(planId)
    .describe("plans that were worked out with other fees than those that are agreed now"),
});
export type ClientFees = z.infer<typeof clientFeesSchema>;

const costSchema = z.object({
  monthlyIncome: z
    .number()
    .describe("rand a month, today's, before tax, of the recommended product and unit trust"),
  lastsPerct: z
    .number()
    .optional()
    .describe("chance that it lasts for life; absent where an insurer pays for life"),
  costsPerMonth: z.number().describe("rand a month, today's, in the first year"),
  plannerPerMonth: z.number().describe("the planner's part of them"),
  effectiveAnnualCosts: z.array(z.number()).describe("percent a year, one for each of `terms`"),
});

/** The pots with an effective annual cost; a life annuity has none, since the insurer's costs are in its price. */
export const COSTED_POTS = ["annuity", "unit_trust", "emergency_savings"] as const;

export const feePreviewSchema = z.object({
  id: planId,
  costsOf: z
    .enum(COSTED_POTS)
    .optional()
    .describe("whose effective annual cost it is: of a life annuity that of what is held beside it"),
  terms: z.array(z.number()).describe("years that the person stays invested; empty if nothing is held"),
  now: costSchema,
  then: costSchema,
});
export type FeePreview = z.infer<typeof feePreviewSchema>;
