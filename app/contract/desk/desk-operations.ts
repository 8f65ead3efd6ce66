/** Operations for an adviser's home page and the page of one client. */
import { z } from "zod";
import { ACTS } from "../wire/act";
import { listedAdviceSchema } from "../plan/advice-summary";
import type { Operation } from "../wire/operation";
import { planId, writtenPlanId } from "../wire/plan-reference";
import { planSummarySchema } from "../plan/plan-summary";
import { RIGHTS } from "../wire/rights";
import { writtenUserId } from "../account/user-operations";

const instant = z.string().describe("ISO 8601");
const count = z.number().int();

const deskSchema = z.object({
  needs: z
    .array(planSummarySchema)
    .describe(
      "at most 10 clients: first those whose plan failed, then those with newer answers, then those who stopped",
    ),
  needing: count.describe("of all such clients; 2 001 stands for more than 2 000"),
  total: count.describe("of all clients, counted no further either"),
  opened: z.array(planSummarySchema).describe("at most 5, whom this adviser opened last"),
  news: z
    .object({
      since: instant,
      plansMade: count,
      plansChosen: count,
      chosenBy: z.array(planSummarySchema).describe("at most 3 of these clients"),
      waitingFees: count.describe("clients who have not answered higher fees yet, since whenever"),
    })
    .describe("what became of clients' plans since the beginning of yesterday in South Africa"),
});
export type Desk = z.infer<typeof deskSchema>;

const clientPlanSchema = z.object({
  id: planId,
  created_at: instant,
  selected_at: instant.optional(),
  retirement_date: z.string().optional().describe("DD/MM/YYYY"),
  advice: listedAdviceSchema.optional(),
  awaits_confirmation_since: instant
    .optional()
    .describe("an adviser asked to invest in it as it is, which the client has not confirmed"),
});
export type ClientPlan = z.infer<typeof clientPlanSchema>;

const clientOverviewSchema = z.object({
  client: planSummarySchema,
  cellEnd: z.string().optional().describe("the last figures of the cell number"),
  lastLoginDate: instant.optional(),
  answersSavedAt: instant.optional().describe("of answers that are not part of a plan yet"),
  higherFees: z
    .object({ name: z.string().describe("who asks"), at: instant })
    .optional()
    .describe("which wait for the client's yes"),
  plans: z.array(clientPlanSchema).describe("the newest first, at most 10"),
  olderThan: planId.optional().describe("`before` of the next page of plans"),
  acts: z
    .array(
      z.object({
        act: z.enum(ACTS),
        plan_id: planId.optional(),
        name: z.string(),
        role: z.string(),
        at: instant,
      }),
    )
    .describe("what others did for the client last, but not that they looked"),
});
export type ClientOverview = z.infer<typeof clientOverviewSchema>;

export const deskOperations = {
  getDesk: {
    method: "GET",
    path: "/advisor/{userId}/desk",
    summary:
      "With what an adviser's day begins: clients who need something, what changed since yesterday, the clients opened last; our addition",
    who: RIGHTS.advise,
    stores: false,
    refuses: ["notFound"],
    failure: "Unable to fetch the desk",
    params: z.object({ userId: writtenUserId }),
    answer: deskSchema,
  },
  getClientOverview: {
    method: "GET",
    path: "/users/{id}/overview",
    summary: "A client as their adviser sees them: where they are, what waits, their plans; our addition",
    who: RIGHTS.advise,
    stores: false,
    refuses: ["notFound"],
    failure: "Unable to fetch the client",
    params: z.object({ id: writtenUserId }),
    query: z.object({ before: writtenPlanId.optional() }),
    answer: clientOverviewSchema,
  },
} as const satisfies Record<string, Operation>;
