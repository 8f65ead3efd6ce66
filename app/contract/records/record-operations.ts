/** Operations for the compliance officer: finding records of advice, and opening or exporting them. */
import { z } from "zod";
import { exportedRecordSchema } from "./advice-record";
import type { Operation } from "../wire/operation";
import { planId } from "../wire/plan-reference";
import { RIGHTS } from "../wire/rights";
import { PLAIN_TEXT } from "../survey/survey-rules";
import { text, tidyText, uuidText } from "../wire/text";
import { writtenCursor, writtenDay, writtenRowCount } from "../wire/written-query";

/** The shortest and the longest reason, in characters. */
export const REASON_LENGTH = { from: 10, to: 500 } as const;
const TOO_SHORT = `Please say why, in at least ${REASON_LENGTH.from} characters`;

/** The typed reason for reading a record of advice. */
export const reasonSchema = tidyText(
  {
    longest: REASON_LENGTH.to,
    tooLong: `Please write at most ${REASON_LENGTH.to} characters`,
    otherwise: { required_error: TOO_SHORT },
  },
  (reason) =>
    reason
      .min(REASON_LENGTH.from, TOO_SHORT)
      .refine((typed) => PLAIN_TEXT.pattern.test(typed), PLAIN_TEXT.message),
);

/** The most records of one response: as a list, and exported whole. */
export const LARGEST_RECORD_PAGES = { listed: 100, exported: 20 } as const;

/** The most plans in one search for records. */
const MOST_PLAN_IDS = 50;
const NO_PLAN_IDS = "Please give plans' numbers";

const foundRecordSchema = z.object({
  record_id: z.string().uuid(),
  plan_id: planId,
  plan_type: z.enum(["base", "edit"]),
  selected_at: z.string().describe("ISO 8601"),
  sha256: exportedRecordSchema.shape.sha256,
});

const period = { startDate: writtenDay.optional(), endDate: writtenDay.optional() };

export const recordOperations = {
  searchRecords: {
    method: "GET",
    path: "/records",
    summary:
      "Records of advice by the days on which they were made, or of one ID number, the newest first; no content",
    who: RIGHTS.readRecords,
    stores: false,
    failure: "Unable to fetch records of advice",
    headers: z.object({ Rsaidnr: text(40).optional() }),
    query: z.object({
      ...period,
      planIds: text(MOST_PLAN_IDS * 10, NO_PLAN_IDS)
        .regex(/^\d{1,9}(,\d{1,9}){0,49}$/, NO_PLAN_IDS)
        .transform((written) => written.split(",").map(Number))
        .optional()
        .describe(`at most ${MOST_PLAN_IDS}, with commas`),
      after: writtenCursor("uuid").optional(),
      limit: writtenRowCount(LARGEST_RECORD_PAGES.listed).optional().describe("25 if absent"),
    }),
    answer: z.object({ records: z.array(foundRecordSchema), next: z.string().optional() }),
  },
  readRecord: {
    method: "POST",
    path: "/records/{recordId}/reading",
    summary: "A record of advice, for a reason; both are noted",
    who: RIGHTS.readRecords,
    stores: false,
    limit: "store",
    refuses: ["notFound"],
    failure: "Unable to fetch record of advice",
    params: z.object({ recordId: uuidText() }),
    body: z.object({ reason: reasonSchema }),
    answer: foundRecordSchema.extend({ file: z.string().describe("`ExportedRecord` as canonical JSON") }),
  },
  exportRecords: {
    method: "POST",
    path: "/records/export",
    summary: "Records of advice of a period, whole, page by page and for a reason, which is noted for each",
    who: RIGHTS.readRecords,
    stores: false,
    isFinal: true,
    failure: "Unable to export records of advice",
    body: z.object({ ...period, after: writtenCursor("uuid").optional(), reason: reasonSchema }),
    answer: z.object({
      files: z.array(z.string()).describe("each an `ExportedRecord` as canonical JSON"),
      next: z.string().optional().describe("`after` of the next page"),
    }),
  },
} as const satisfies Record<string, Operation>;
