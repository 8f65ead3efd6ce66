/** Operations on links to a plan: making, opening without an account, and withdrawing. */
import { z } from "zod";
import { fields } from "../survey/fields";
import { findUrl } from "./find-url";
import { NOT_THEIR_CELL_NUMBER } from "../wire/messages";
import type { Operation } from "../wire/operation";
import { paperFileSchema } from "./paper-file";
import { planId, writtenPlanId } from "../wire/plan-reference";
import { RIGHTS } from "../wire/rights";
import {
  LONGEST_LABEL,
  LONGEST_LINK_MESSAGE,
  NOT_THESE_DAYS,
  READING_MINUTES,
  LINK_DAYS,
  LINK_TICKS,
  USUAL_LINK_DAYS,
} from "./link-terms";
import { sharedPlanSchema } from "./shared-plan";
import { writtenUserId } from "../account/user-operations";
import { checkEmail, PLAIN_TEXT } from "../survey/survey-rules";
import { text, tidyText, uuidText } from "../wire/text";
import { numberOf, readCellNumber } from "../wire/typed-numbers";
import { dropUnseen } from "../wire/typed-text";

const NO_LINKS = {
  message: "Please leave out web and email addresses. If there are none, put a space after each full stop",
};
/** The message for a missing label. */
const NO_LABEL = "Please say whom the link is for";

const labelSchema = tidyText(
  {
    longest: LONGEST_LABEL,
    tooLong: `Please write at most ${LONGEST_LABEL} characters`,
    otherwise: { required_error: NO_LABEL },
  },
  (label) =>
    label
      .refine((typed) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(typed), NO_LABEL)
      .refine((typed) => PLAIN_TEXT.pattern.test(typed), PLAIN_TEXT.message)
      .refine((typed) => findUrl(typed) === undefined, NO_LINKS),
);

/** The message of the union and of each of its parts, whose messages forms show. */
const otherDays = { errorMap: () => ({ message: NOT_THESE_DAYS }) };

const [WEEK, MONTH, QUARTER] = LINK_DAYS;

const daysSchema = z
  .union([z.literal(WEEK, otherDays), z.literal(MONTH, otherDays), z.literal(QUARTER, otherDays)], otherDays)
  .default(USUAL_LINK_DAYS);

const tickSchema = z.enum(LINK_TICKS, { errorMap: () => ({ message: "Please choose what to show" }) });

const messageSchema = tidyText(
  {
    tidy: (typed) => dropUnseen(typed).replaceAll("\r\n", "\n").trim(),
    longest: LONGEST_LINK_MESSAGE,
    tooLong: `Please write at most ${LONGEST_LINK_MESSAGE} characters`,
  },
  (message) =>
    message
      .refine((typed) => PLAIN_TEXT.pattern.test(typed.replaceAll("\n", " ")), PLAIN_TEXT.message)
      .refine((typed) => findUrl(typed) === undefined, NO_LINKS),
);

const emailSchema = text(1_000, "Please enter a maximum of 254 characters")
  .transform((typed) => typed.trim())
  .superRefine((typed, context) => {
    const message = checkEmail(typed, fields.email);
    if (message) context.addIssue({ code: "custom", message });
  });

const instant = z.string().describe("ISO 8601");
const shareId = uuidText();
const planTypeSchema = z.enum(["base", "edit"], {
  errorMap: () => ({ message: "Please give a plan's type" }),
});
const includeSchema = z.array(tickSchema).max(LINK_TICKS.length);
const adviserSchema = z.object({ name: z.string(), role: z.string() });

/** A link as its plan's owner and their adviser see it, without the URL itself. */
export const linkSchema = z.object({
  share_id: shareId,
  plan_id: planId,
  plan_type: planTypeSchema,
  label: z
    .string()
    .optional()
    .describe("whom it is for, in its maker's words: to the maker and the plan's owner alone"),
  include: includeSchema,
  has_code: z.boolean().describe("whether a code is sent to whoever opens it"),
  was_mailed: z.boolean().describe("whether we mailed it to somebody"),
  made_by: z.enum(["owner", "adviser"]),
  agreed_on: z
    .string()
    .optional()
    .describe("YYYY-MM-DD: when, as their adviser said, the plan's owner agreed to what is shown"),
  adviser: adviserSchema.optional().describe("who made it for the plan's owner"),
  created_at: instant,
  expires_at: instant,
  state: z.enum(["open", "expired", "revoked"]),
  revoked_at: instant.optional(),
  last_opened_at: instant.optional(),
  times_opened: z.number().int(),
});
export type ListedLink = z.infer<typeof linkSchema>;

const NO_TOKEN = "Please give the link's token";

/** The header of a recipient's request: the link's token, its last path segment. */
const Token = text(100, NO_TOKEN, { required_error: NO_TOKEN }).describe("the last part of the link");

const coverSchema = z.object({
  shared_by: z
    .object({ name: z.string().optional(), role: z.string().optional().describe("of an adviser") })
    .describe("the name by which the plan's owner wants to be called, or their adviser's name"),
  shared_at: instant,
  expires_at: instant,
  needs_code: z.boolean(),
});

const sharedSchema = coverSchema
  .omit({ needs_code: true })
  .merge(sharedPlanSchema)
  .extend({
    plan_type: planTypeSchema.describe("which of the plan's two recommendations was shared"),
    basis_version: z.string(),
    include: includeSchema,
    is_newer: z.boolean().describe("whether the plan was changed since"),
  });
/** A shared plan as a recipient without an account reads it. */
export type SharedAnswer = z.infer<typeof sharedSchema>;

const readingHeaders = z.object({
  Token,
  Requestid: uuidText()
    .optional()
    .describe(`of the request whose code was given in the last ${READING_MINUTES} minutes`),
});

const planPaperSchema = z.union([paperFileSchema.extend({ plan_id: planId }), z.object({})]);

const receiver = { who: "bearer", limit: "share", headers: z.object({ Token }) } as const;

export const linkOperations = {
  sharePlan: {
    method: "POST",
    path: "/plan/share",
    summary:
      "Makes a link to a plan as it is now, for somebody who has no account; the token is told once. A guest's ends with their plan at the latest",
    who: RIGHTS.sharePlans,
    stores: true,
    isFinal: true,
    limit: "store",
    refuses: [
      "forbidden",
      "notFound",
      "recommendationPending",
      "recommendationFailed",
      "tooManyLinks",
      "tooManyMailed",
      "unavailable",
    ],
    failure: "Unable to share plan",
    body: z.object({
      id: planId,
      plan_type: planTypeSchema,
      label: labelSchema,
      expires_in_days: daysSchema,
      include: includeSchema
        .default([])
        .describe("what is shown besides: nothing of these if absent; a guest's plan has no `id_number`"),
      code_to: numberOf((typed) => readCellNumber(typed, NOT_THEIR_CELL_NUMBER), NOT_THEIR_CELL_NUMBER)
        .optional()
        .describe("a cell number, to which a code is sent when the link is opened; not for guests"),
      send_to: emailSchema.optional().describe("an email address, to which we mail the link; not for guests"),
      client_agreed_on: text(40)
        .optional()
        .describe(
          "DD/MM/YYYY, from an adviser alone: when their client agreed that health answers or the ID number are shown",
        ),
      message: messageSchema.optional().describe("to whoever reads that email; no links"),
    }),
    answer: z.object({
      share_id: shareId,
      token: z.string().describe("the last part of the link: /en/shared/{token}"),
      expires_at: instant,
    }),
  },
  getShares: {
    method: "GET",
    path: "/plan/share",
    summary:
      "The links to a plan, or without `id` to all of the caller's own plans, the newest first; without their tokens",
    who: RIGHTS.sharePlans,
    stores: false,
    refuses: ["notFound"],
    failure: "Unable to fetch links",
    query: z.object({ id: writtenPlanId.optional() }),
    answer: z.array(linkSchema),
  },
  revokeShare: {
    method: "DELETE",
    path: "/plan/share/{shareId}",
    summary: "Takes a link back at once, whoever made it; a repeat changes nothing",
    who: RIGHTS.sharePlans,
    stores: true,
    refuses: ["notFound"],
    failure: "Unable to take back the link",
    params: z.object({ shareId }),
    answer: z.object({}).strict(),
  },
  getSharedCover: {
    ...receiver,
    method: "GET",
    path: "/plan/shared/cover",
    summary: "Who shared a plan and when, without a figure; it does not count as opening",
    stores: false,
    refuses: ["notFound", "gone"],
    failure: "Unable to fetch shared plan",
    answer: coverSchema,
  },
  getShared: {
    ...receiver,
    method: "GET",
    path: "/plan/shared",
    summary: `A shared plan as it was when the link was made; the same reader is counted once in ${READING_MINUTES} minutes`,
    stores: false,
    isVersioned: true,
    refuses: ["shareCodeNeeded", "notFound", "gone"],
    failure: "Unable to fetch shared plan",
    headers: readingHeaders,
    answer: sharedSchema,
  },
  getPlanPaper: {
    method: "GET",
    path: "/plan/paper",
    summary:
      "A plan as a tagged PDF for whoever may see it, the amended one with what was changed; R01 while it is being made; our addition",
    who: "bearer",
    stores: false,
    mayBeUnderWay: true,
    refuses: ["notFound", "recommendationFailed"],
    failure: "Unable to draw plan",
    query: z.object({
      id: writtenPlanId,
      plan_type: z.enum(["base", "edit"]).default("base"),
      client: writtenUserId.optional().describe("whose it has to be: a client of the caller’s"),
    }),
    answer: planPaperSchema,
  },
  getSharedPaper: {
    ...receiver,
    method: "GET",
    path: "/plan/shared/paper",
    summary:
      "The same as a tagged PDF, which has the link in it; it counts as the same opening; R01 while it is being made",
    stores: false,
    mayBeUnderWay: true,
    refuses: ["shareCodeNeeded", "notFound", "gone"],
    failure: "Unable to draw shared plan",
    headers: readingHeaders,
    answer: planPaperSchema,
  },
  askSharedCode: {
    ...receiver,
    method: "POST",
    path: "/plan/shared/otp",
    summary:
      "Sends a code to the number that was given when the link was made; POST /user/verify/otp takes it",
    stores: "computed",
    mayBeUnderWay: true,
    refuses: ["notFound", "gone", "unavailable"],
    failure: "Unable to send a code",
    answer: z.object({ request_id: z.string().uuid() }),
  },
} as const satisfies Record<string, Operation>;
