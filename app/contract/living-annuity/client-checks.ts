/** The operation that shows an adviser whose living annuity begins a new year, and how up to date their last check is. */
import { z } from "zod";
import { writtenUserId } from "../account/user-operations";
import { planSummarySchema } from "../plan/plan-summary";
import type { Operation } from "../wire/operation";
import { RIGHTS } from "../wire/rights";
import { text } from "../wire/text";
import { writtenRowCount } from "../wire/written-query";

const NO_MONTH = "Please give a month from 1 to 12";

const clientCheckSchema = z.object({
  client: planSummarySchema,
  year_begins: z.string().describe("DD/MM/YYYY: when their income is chosen next"),
  is_checked: z.boolean().describe("whether their newest check is new enough to choose by then"),
  may_be_reminded: z
    .boolean()
    .describe("whether it is not, and they agreed to one mail about it that they have not got yet"),
  mailed_at: z.string().optional().describe("when that mail was sent, ISO 8601"),
  monthly_income: z.number().describe("rand a month before tax: what it paid at that check"),
  drawdown_perct: z.number().describe("percent a year of what it was worth then"),
  lasting_monthly_income: z.number().describe("rand a month before tax: what would have lasted"),
  lasting_drawdown_perct: z.number().describe("percent a year of what it would have been worth"),
});
export type ClientCheck = z.infer<typeof clientCheckSchema>;

/** The most clients that a list has. */
export const MOST_CLIENT_CHECKS = 100;

const clientChecksSchema = z.object({
  clients: z.array(clientCheckSchema),
  total: z.number().int().describe("of all such clients"),
  following: z.number().int().describe("of those whose year begins in the month after; 0 without a month"),
  is_any_kept: z.boolean().describe("whether any client keeps a check, whenever their year begins"),
});
export type ClientChecks = z.infer<typeof clientChecksSchema>;

export const clientCheckOperations = {
  listClientChecks: {
    method: "GET",
    path: "/living-annuity/clients",
    summary: `An adviser's clients who keep a check of a living annuity, with the newest of each, in the order of their next year, at most ${MOST_CLIENT_CHECKS}; our addition`,
    who: RIGHTS.advise,
    stores: false,
    failure: "Unable to fetch checks",
    query: z.object({
      month: text(2, NO_MONTH)
        .regex(/^([1-9]|1[0-2])$/, NO_MONTH)
        .transform(Number)
        .describe("those alone whose year begins in this month, 1 to 12")
        .optional(),
      limit: writtenRowCount(MOST_CLIENT_CHECKS).optional(),
    }),
    answer: clientChecksSchema,
  },
  remindClient: {
    method: "POST",
    path: "/living-annuity/clients/{id}/reminder",
    summary:
      "Sends a client today the one mail to which they agreed with their newest check, once that is not new enough any more; it comes once, so that the one of its own day does not; our addition",
    who: RIGHTS.advise,
    stores: true,
    limit: "store",
    failure: "Unable to send the mail",
    refuses: ["notFound", "unavailable"],
    params: z.object({ id: writtenUserId }),
    answer: z.object({}),
  },
} as const satisfies Record<string, Operation>;
