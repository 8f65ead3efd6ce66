/** The operations on a plan and its recommendations. */
import { z } from "zod";
import { adviserSchema } from "../account/user";
import { writtenUserId } from "../account/user-operations";
import { planTypeSchema, surveyRecordSchema } from "../survey/survey-record";
import { LONGEST_BEARER } from "../wire/call-headers";
import type { Operation } from "../wire/operation";
import { MOST_PLANS, planId, writtenPageSize, writtenPlanId } from "../wire/plan-reference";
import { RIGHTS } from "../wire/rights";
import { text } from "../wire/text";
import { listedAdviceSchema } from "./advice-summary";
import { adviceTypeSchema } from "./advice-type";
import { recommendationSchema } from "./recommendation";

/** Identifies a new plan: its number and, in demo, its invented ID number. */
export const planCreatedSchema = z.object({
  id: planId,
  plan_type: z.literal("base"),
  rsaid: z.string().optional(),
});

/** Retries a failed recommendation: exactly these three, `rsaid` empty. */
export const regenerateSchema = z
  .object({ id: planId, plan_type: planTypeSchema, rsaid: z.literal("") })
  .strict();

/** The stages of the work as the waiting page names them, in order. */
export const GENERATION_STAGES = ["cash", "guaranteed", "markets", "products", "words"] as const;

/** Names a guest's plan that a person takes over: exactly these three, `rsaid` the person's own. */
export const claimSchema = z.object({ id: planId, plan_type: planTypeSchema, rsaid: text(40) }).strict();

/** A survey with the day on which an adviser's client agreed to it. */
const surveyForClientSchema = surveyRecordSchema.extend({
  client_agreed_on: text(40).optional().describe("DD/MM/YYYY, from an adviser alone"),
});

/** The number of finished stages while a recommendation is generated. */
const generatingSchema = z.object({ stages_done: z.number().int().min(0).max(5) });

const planSchema = surveyRecordSchema.extend({
  id: planId,
  plan_type: planTypeSchema,
  // Absent from services of an earlier release.
  type: adviceTypeSchema.optional(),
  updated_at: z
    .string()
    .optional()
    .describe("when the plan was last changed, ISO 8601: another one means another version of it"),
  selected_at: z.string().optional().describe("when one of its recommendations was selected, ISO 8601"),
});

export const planOperations = {
  createPlan: {
    method: "POST",
    path: "/plan",
    summary: `A plan from a whole survey, whose recommendation is queued with it (an adviser makes it for the client whose \`rsaid\` it names); or, with exactly \`{id, plan_type, rsaid}\` and the guest's bearer in \`Token\`, a guest's plan that the person keeps as it is; at most ${MOST_PLANS.account} plans of an account`,
    who: ["investor", ...RIGHTS.advise],
    stores: true,
    limit: "store",
    refuses: ["forbidden", "notFound", "tooManyPlans", "busy"],
    failure: "Unable to create plan",
    headers: z.object({ Token: text(LONGEST_BEARER).optional() }),
    query: z.object({
      adviserId: writtenUserId
        .optional()
        .describe(
          "who advises the person from now on, as they have agreed: published, and they have no other",
        ),
    }),
    body: z.union([claimSchema, surveyForClientSchema]),
    answer: planCreatedSchema,
  },
  createDemoPlan: {
    method: "POST",
    path: "/plan/demo",
    summary: `The same for a guest, under an invented ID number; at most ${MOST_PLANS.guest} plans`,
    who: ["guest"],
    stores: true,
    limit: "store",
    refuses: ["tooManyPlans", "busy"],
    failure: "Unable to create plan",
    query: z.object({
      adviserId: writtenUserId
        .optional()
        .describe("who may see it, if they have published a landing page: the guest has agreed to that"),
    }),
    body: surveyRecordSchema,
    answer: planCreatedSchema,
  },
  getPlan: {
    method: "GET",
    path: "/plan",
    summary: "The survey record of a plan, or both records",
    who: "bearer",
    stores: false,
    refuses: ["notFound"],
    failure: "Unable to fetch plan",
    query: z.object({
      id: writtenPlanId,
      plan_type: planTypeSchema.default("base"),
      client: writtenUserId.optional().describe("whose it has to be: a client of the caller’s"),
    }),
    answer: z.array(
      planSchema.extend({
        seen_by: adviserSchema.optional().describe("of a guest’s own plan: the adviser whom they let see it"),
      }),
    ),
  },
  hideFromAdviser: {
    method: "DELETE",
    path: "/plan/adviser",
    summary:
      "Takes back that the adviser from whose landing page a guest came may see this plan, and others of the guest; our addition",
    who: ["guest"],
    stores: true,
    limit: "store",
    refuses: ["notFound"],
    failure: "Unable to update plan",
    query: z.object({ id: writtenPlanId }),
    answer: z.object({}),
  },
  updatePlan: {
    method: "PUT",
    path: "/plan",
    summary:
      'The whole record with its id; or, with `id` in the query, some of its fields; or `{id, plan_type, rsaid: ""}` to regenerate one that failed or is outdated, and to apply to it what was changed: what no longer fits goes (`changes_dropped`)',
    who: "bearer",
    stores: true,
    limit: "store",
    refuses: ["notFound", "busy"],
    failure: "Unable to create plan",
    query: z.object({ id: writtenPlanId.optional(), rsaid: text(40).optional() }),
    body: z.union([regenerateSchema, surveyRecordSchema]),
    answer: planSchema,
  },
  getAllPlans: {
    method: "GET",
    path: "/plan/all",
    summary: "The plans of a person, the newest number first, at most 50 a page",
    who: "bearer",
    stores: false,
    failure: "Unable to fetch latest plan",
    query: z.object({
      rsaid: text(40).optional(),
      client: writtenUserId.optional().describe("those of a client of the caller’s, by the client’s number"),
      owner: z
        .literal("self")
        .optional()
        .describe("the caller’s own alone: an adviser’s list is of their clients’ plans otherwise"),
      before: writtenPlanId.optional().describe("the last number of the page before"),
      limit: writtenPageSize.optional(),
      with: z.literal("advice").optional().describe("tells of each what was advised, too"),
    }),
    answer: z.array(planSchema.extend({ advice: listedAdviceSchema.optional() })),
  },
  getRecommendations: {
    method: "GET",
    path: "/plan/recommendations",
    summary: "The recommendations of a plan; R01 while they are being generated",
    who: "bearer",
    stores: false,
    mayBeUnderWay: true,
    isVersioned: true,
    refuses: ["notFound"],
    failure: "Not able to load plan recommendations",
    query: z.object({ id: writtenPlanId, plan_type: planTypeSchema.default("both") }),
    answer: z.union([z.array(recommendationSchema), generatingSchema]),
  },
} as const satisfies Record<string, Operation>;
