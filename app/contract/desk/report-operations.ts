/** Operations of reports on visitors and their plans, by the day of one of four events. */
import { z } from "zod";
import { writtenId } from "../wire/number";
import type { Operation } from "../wire/operation";
import { RIGHTS } from "../wire/rights";
import { userIdSchema } from "../account/user";
import { text } from "../wire/text";
import { writtenCursor, writtenDay, writtenRowCount } from "../wire/written-query";

/** The events by whose day a report can filter. */
export const DATE_FILTERS = ["planMade", "planChosen", "accountOpened", "lastLogin"] as const;
export type DateFilter = (typeof DATE_FILTERS)[number];

const dateFilter = z
  .enum(DATE_FILTERS, { errorMap: () => ({ message: `Please give one of ${DATE_FILTERS.join(", ")}` }) })
  .describe("whose day lies between startDate and endDate; planMade if absent");

const NO_ROLE = "There is no such role";
const writtenRole = (allowed: RegExp) => text(1, NO_ROLE).regex(allowed, NO_ROLE).transform(Number);

/** The most rows of one response. */
export const LARGEST_REPORT_PAGE = 5_000;

const reportRowSchema = z.object({
  userId: userIdSchema,
  name: z.string().optional(),
  first_name: z.string().optional().describe("the first given name"),
  surname: z.string().optional(),
  rsaIdNr: z
    .string()
    .optional()
    .describe("all but the first two digits hidden; absent of a guest who lets the caller see a plan"),
  birth_date: z.string().optional().describe("DD/MM/YYYY; what the ID number says, or a guest’s answers"),
  organizationName: z.string().optional(),
  coachRole: z.string().optional().describe("the role of the person's adviser"),
  counted_at: z.string().describe("the event that counts, ISO 8601; the last one in the period"),
  created_at: z.string().optional().describe("when the account was opened; a guest has none"),
  last_login_at: z.string().optional(),
  plans: z.number().int(),
  chosen_at: z.string().optional().describe("when a plan was last chosen"),
  retirement_savings: z.number().optional().describe("of the newest plan of one's own client, rand"),
  retirement_date: z.string().optional().describe("of the same plan, DD/MM/YYYY"),
});
export type ReportRow = z.infer<typeof reportRowSchema>;

const reportTotalsSchema = z.object({
  users: z.number().int(),
  users_with_choice: z.number().int().describe("those who have chosen a plan"),
  plans: z.number().int(),
  plans_chosen: z.number().int(),
  quotes: z.number().int().describe("requests for a quote"),
  investments: z.number().int().describe("requests to invest"),
});

const reportPeriodSchema = z.object({
  from: z.string().describe("the first day, YYYY-MM-DD"),
  days: z.number().int(),
  users: z.number().int(),
  users_with_choice: z.number().int(),
});
export type ReportPeriod = z.infer<typeof reportPeriodSchema>;

const reportSchema = z.object({
  users: z.array(reportRowSchema).describe("the newest event first; of a planner or coach their own clients"),
  next: z.string().optional().describe("`after` of the next page"),
  start_date: z.string().describe("YYYY-MM-DD"),
  end_date: z.string().describe("YYYY-MM-DD"),
  organisation: z.string().optional().describe("whose people the totals count"),
  totals: reportTotalsSchema
    .optional()
    .describe("of all pages; of the caller's organisation. On the first page only"),
  periods: z.array(reportPeriodSchema).optional().describe("the same people by time, on the first page only"),
});
export type Report = z.infer<typeof reportSchema>;

export const reportOperations = {
  getReports: {
    method: "GET",
    path: "/reports",
    summary:
      "People whose event lies in a period, and totals: all for a system administrator, without figures of plans; one's own clients for a planner or coach, and of their organisation only totals",
    who: RIGHTS.readReports,
    stores: false,
    refuses: ["notFound"],
    failure: "Unable to fetch reports",
    query: z.object({
      startDate: writtenDay.optional().describe("DD/MM/YYYY; 84 days before the end if absent"),
      endDate: writtenDay.optional().describe("DD/MM/YYYY; today if absent"),
      organizationId: writtenId("Please give a number").optional(),
      userRoleId: writtenRole(/^[1345]$/)
        .optional()
        .describe("1 administrators, 3 planners, 4 coaches, 5 people with no role but investor"),
      coachRoleId: writtenRole(/^[34]$/)
        .optional()
        .describe("the role of the person's adviser: 3 planner, 4 coach"),
      dateFilter: dateFilter.optional(),
      dateType: dateFilter.optional().describe("another name of dateFilter"),
      after: writtenCursor("number").optional(),
      limit: writtenRowCount(LARGEST_REPORT_PAGE).optional().describe("25 if absent"),
    }),
    answer: reportSchema,
  },
} as const satisfies Record<string, Operation>;
