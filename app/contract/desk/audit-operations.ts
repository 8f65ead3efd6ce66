/** Operations that read the audit log. */
import { z } from "zod";
import { ACTS } from "../wire/act";
import type { Operation } from "../wire/operation";
import { RIGHTS } from "../wire/rights";
import { writtenUserId } from "../account/user-operations";
import { writtenCursor, writtenDay, writtenRowCount } from "../wire/written-query";

/** The most rows of one response. */
export const LARGEST_AUDIT_PAGE = 5_000;

const auditEntrySchema = z.object({
  at: z.string().describe("ISO 8601"),
  verb: z.enum(ACTS),
  actor_id: z.number().int().describe("0 for the system"),
  actor_name: z.string().optional().describe("absent once the account is gone"),
  actor_birth_date: z.string().optional().describe("DD/MM/YYYY, as the ID number says it"),
  subject_id: z.string().uuid().optional().describe("random; absent if it was about nobody"),
  subject_user_id: z.number().int().optional().describe("absent once the account is gone"),
  subject_name: z.string().optional(),
  subject_birth_date: z.string().optional().describe("DD/MM/YYYY, as the ID number says it"),
  plan_id: z.number().int().optional(),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

export const auditOperations = {
  getAuditLog: {
    method: "GET",
    path: "/audit-log",
    summary: "Who did what with whose data, the newest first",
    who: RIGHTS.readAuditLog,
    stores: false,
    failure: "Unable to fetch the audit log",
    query: z.object({
      startDate: writtenDay.optional(),
      endDate: writtenDay.optional(),
      userId: writtenUserId.optional().describe("who acted, or whom it was about"),
      verb: z.enum(ACTS, { errorMap: () => ({ message: "There is no such act" }) }).optional(),
      after: writtenCursor("uuid").optional(),
      limit: writtenRowCount(LARGEST_AUDIT_PAGE).optional().describe("25 if absent"),
    }),
    answer: z.object({
      entries: z.array(auditEntrySchema),
      next: z.string().optional().describe("`after` of the next page"),
    }),
  },
} as const satisfies Record<string, Operation>;
