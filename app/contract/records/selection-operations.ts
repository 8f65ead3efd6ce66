/** Operations that select a plan, request a quote or an investment, and read the records of the advice. */
import { z } from "zod";
import { exportedRecordSchema } from "./advice-record";
import type { Operation } from "../wire/operation";
import { paperFileSchema } from "./paper-file";
import { planId, writtenPlanId } from "../wire/plan-reference";
import { RIGHTS } from "../wire/rights";
import { planTypeSchema } from "../survey/survey-record";
import { text, uuidText } from "../wire/text";

/** Which of a plan's two recommendations is selected; `base` until another one is. */
const planSelectionSchema = z.object({ id: planId, plan_type: planTypeSchema.exclude(["both"]) });

const instant = z.string().describe("ISO 8601");

const recordNameSchema = z.object({
  record_id: z.string().uuid(),
  sha256: exportedRecordSchema.shape.sha256,
});

const requestSchema = z.object({
  reference: z.string().describe("to give when asking about it"),
  requested_at: instant,
});

const isCurrent = z.boolean().describe("whether the plan still stands as it was then");

const awaitsConfirmation = z
  .literal(true)
  .optional()
  .describe(
    "an adviser asked: it counts once the client confirms it, by asking the same with their own bearer",
  );

const request = {
  method: "POST",
  who: ["investor", ...RIGHTS.chooseForClients],
  stores: true,
  isFinal: true,
  limit: "store",
  refuses: [
    "notFound",
    "termsNeeded",
    "recommendationPending",
    "recommendationFailed",
    "recommendationOutdated",
    "unavailable",
    "advisesNoLonger",
  ],
  body: planSelectionSchema,
  answer: requestSchema.extend({ awaits_confirmation: awaitsConfirmation }),
} as const;

export const selectionOperations = {
  selectPlan: {
    method: "POST",
    path: "/plan/select",
    summary:
      "Marks the recommended or the amended plan as the one that counts; each time a person does, or a planner for a client, a new record of advice is frozen",
    who: ["guest", "investor", ...RIGHTS.chooseForClients],
    stores: true,
    isFinal: true,
    limit: "store",
    refuses: [
      "notFound",
      "termsNeeded",
      "recommendationPending",
      "recommendationFailed",
      "recommendationOutdated",
    ],
    failure: "Unable to update plan recommendation selection",
    body: planSelectionSchema.extend({ rsaid: text(40).optional() }),
    answer: planSelectionSchema.extend({
      selected_at: instant,
      record: recordNameSchema.optional().describe("absent for a guest"),
    }),
  },
  requestQuote: {
    ...request,
    path: "/plan/quote",
    summary:
      "Asks for a quote, once for each plan, type and version of its recommendation; a repeat answers the first reference",
    failure: "Unable to request a quote",
  },
  requestInvestment: {
    ...request,
    path: "/plan/invest",
    summary:
      "Asks to invest, in the same way; no money moves by this call. What a planner asks waits until the client asks the same, which confirms it",
    failure: "Unable to request the investment",
  },
  getRecords: {
    method: "GET",
    path: "/plan/records",
    summary: "The records of advice about a plan, the newest first",
    who: "bearer",
    stores: false,
    refuses: ["notFound"],
    failure: "Unable to fetch records of advice",
    query: z.object({ id: writtenPlanId }),
    answer: z.array(
      recordNameSchema.extend({
        plan_type: planSelectionSchema.shape.plan_type,
        selected_at: instant,
        is_current: isCurrent.describe("whether this is still selected, and stands as it was then"),
      }),
    ),
  },
  getRequests: {
    method: "GET",
    path: "/plan/requests",
    summary: "The requests about a plan, for a quote or to invest, the newest first",
    who: "bearer",
    stores: false,
    refuses: ["notFound"],
    failure: "Unable to fetch requests",
    query: z.object({ id: writtenPlanId }),
    answer: z.array(
      requestSchema.extend({
        kind: z.enum(["quote", "invest"]),
        plan_type: planSelectionSchema.shape.plan_type,
        is_current: isCurrent,
        awaits_confirmation: awaitsConfirmation,
        asked_by: z
          .object({ name: z.string(), role: z.string() })
          .optional()
          .describe("the adviser who asked for the client"),
      }),
    ),
  },
  getRecord: {
    method: "GET",
    path: "/plan/records/{recordId}",
    summary: "A record of advice as the text whose bytes `npm run verify-record` checks",
    who: "bearer",
    stores: false,
    refuses: ["notFound"],
    failure: "Unable to fetch record of advice",
    params: z.object({ recordId: uuidText() }),
    answer: recordNameSchema.extend({
      plan_id: planId,
      file: z.string().describe("`ExportedRecord` as canonical JSON"),
    }),
  },
  getRecordPaper: {
    method: "GET",
    path: "/plan/records/{recordId}/pdf",
    summary: "A record of advice as a tagged PDF; R01 while it is being made",
    who: "bearer",
    stores: false,
    mayBeUnderWay: true,
    refuses: ["notFound"],
    failure: "Unable to fetch record of advice",
    params: z.object({ recordId: uuidText() }),
    answer: z.union([paperFileSchema, z.object({})]),
  },
} as const satisfies Record<string, Operation>;
