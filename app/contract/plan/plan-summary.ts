/** Wire schema of an adviser's list of clients: a row for each, with the newest plan, else the answers so far. */
import { z } from "zod";
import { CLIENT_STATES } from "./client-state";
import { userIdSchema } from "../account/user";

export const CLIENT_SORTS = ["date", "savings", "retirement", "state", "name"] as const;
export type ClientSort = (typeof CLIENT_SORTS)[number];

/** The most clients that are sorted by name; a longer list is sorted by date. Counting stops here too. */
export const MOST_SORTED_BY_NAME = 2_000;

/** The number of rows of a desk's list page. */
export const CLIENTS_ON_A_PAGE = 25;

/** The largest page number that can be opened. */
export const MOST_PAGES = 9_999;

/** The number of pages; at most `MOST_SORTED_BY_NAME` clients are counted. */
export function countPages(total: number): number {
  return Math.ceil(Math.min(total, MOST_SORTED_BY_NAME) / CLIENTS_ON_A_PAGE);
}

export const planSummarySchema = z.object({
  preferredName: z.string().optional(),
  surname: z.string().optional(),
  idNumber: z.string().optional().describe("13 digits; a guest has none"),
  birthDate: z.string().optional().describe("DD/MM/YYYY; what the ID number says, or a guest’s answers"),
  isGuest: z
    .literal(true)
    .optional()
    .describe("came from the adviser’s landing page, lets them see this plan, and has no account"),
  retirementSavings: z.number().optional().describe("rand"),
  retirementDate: z.string().optional().describe("DD/MM/YYYY"),
  planId: z.number().int().optional().describe("of the newest plan"),
  planCreatedDate: z.string().optional().describe("ISO 8601"),
  hasError: z.boolean().describe("whether that plan could not be worked out"),
  userId: userIdSchema,
  state: z.enum(CLIENT_STATES),
  draftStep: z
    .number()
    .int()
    .optional()
    .describe("the first step that is not answered, where there is no plan"),
  changedDate: z.string().describe("of the plan, else of the answers, else of the account; ISO 8601"),
});
export type PlanSummary = z.infer<typeof planSummarySchema>;

export const clientListSchema = z.object({
  planSummaries: z.array(planSummarySchema),
  total: z.number().int().describe("of all clients that match; 2 001 stands for more than 2 000"),
  failed: z
    .number()
    .int()
    .describe("of all clients whose newest plan could not be worked out, counted likewise"),
  sort: z.enum(CLIENT_SORTS).describe("by date if there are too many to sort by name"),
  next: z.string().optional().describe("names the page after this one; absent on the last"),
});
export type ClientList = z.infer<typeof clientListSchema>;
