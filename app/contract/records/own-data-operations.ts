/** Operations with which people see, correct and delete the data stored about them: our addition to the wire. */
import { z } from "zod";
import { ACTS } from "../wire/act";
import { CONFIRMED_ACTIONS } from "../account/confirmed-action";
import { feeTableSchema } from "../fees/fee-table";
import { keptCheckSchema } from "../living-annuity/kept-checks";
import type { Operation } from "../wire/operation";
import { LOGGED_IN } from "../wire/role";
import { linkSchema } from "./link-operations";
import { passkeysSchema } from "../account/passkey-operations";
import { surveyRecordSchema } from "../survey/survey-record";
import { PLAIN_TEXT } from "../survey/survey-rules";
import { text, tidyText, uuidText } from "../wire/text";
import { adviserSchema, userSchema } from "../account/user";

const requestSchema = z.object({ request_id: uuidText() });
const nothing = z.object({}).strict();
const NO_NOTE = "Please write what is wrong";

/** Names a request whose code the caller entered in this session at most 15 minutes ago. */
const confirmed = z.object({
  Requestid: uuidText(undefined, { required_error: "Please give the number of a request" }),
});

const feesSchema = z.record(z.record(z.number()));

const recommendationOfPlan = z.object({
  plan_type: z.enum(["base", "edit"]),
  status: z.enum(["pending", "ready", "failed"]),
  advice_date: z.string(),
  basis_version: z.string().optional(),
  engine_version: z.string().optional(),
  fees: feesSchema.describe("the plan's own fees, shares of 1 a year or once; those of the basis if empty"),
  offers_plus: z.boolean().describe("whether LivingAnnuityPlus was offered when it was worked out"),
  seed: z.number(),
  changes: z.unknown().optional().describe("what the person changed in an amended plan"),
  recommendation: z.unknown().optional(),
});

/** The most characters of a note about a mistake in the data. */
export const LONGEST_CORRECTION = 500;

const correctionSchema = tidyText(
  {
    longest: LONGEST_CORRECTION,
    tooLong: `Please write at most ${LONGEST_CORRECTION} characters`,
    otherwise: { required_error: NO_NOTE },
  },
  (note) => note.min(1, NO_NOTE).refine((typed) => PLAIN_TEXT.pattern.test(typed), PLAIN_TEXT.message),
);

const ownHistorySchema = z.object({
  acts: z
    .array(
      z.object({
        act: z.enum(ACTS),
        plan_id: z.number().optional().describe("the plan that it was about"),
        name: z.string(),
        role: z.string(),
        at: z.string(),
      }),
    )
    .describe("what advisers and administrators did for the person, the newest first"),
  corrections: z
    .array(z.object({ note: z.string(), at: z.string() }))
    .describe("what the person has corrected or called wrong, the newest first"),
});
export type OwnHistory = z.infer<typeof ownHistorySchema>;

/**
 * Everything stored about a person, by its names on the wire, except stored responses, which are deleted
 * after a day, and counts of requests.
 */
const ownDataSchema = ownHistorySchema.extend({
  collected_at: z.string(),
  account: userSchema.extend({
    created_at: z.string(),
    updated_at: z.string(),
    last_login_at: z.string().optional().describe("the newest login"),
    agreed_fees: feesSchema.describe(
      "shares of 1 a year or once, by part of a plan; empty if none are agreed",
    ),
    role_ids: z.array(z.number()),
    number_change: z
      .object({ asked_at: z.string(), effective_at: z.string(), number: z.string() })
      .optional()
      .describe("another cell number that an adviser or administrator asked for, of which the end is shown"),
  }),
  fees: z
    .object({
      agreed: feeTableSchema.optional().describe("agreed with the person's planner"),
      own: feeTableSchema.optional().describe("of a planner: with which their new clients begin"),
      proposal: z
        .object({ fpFees: feeTableSchema, name: z.string(), role: z.string(), at: z.string() })
        .optional()
        .describe("higher fees that a planner asks for"),
    })
    .describe("percent before VAT, by fund and product"),
  adviser_requests: z
    .array(z.object({ adviser: adviserSchema, asked_at: z.string() }))
    .describe("advisers who ask to advise the person, the newest first"),
  adviser: adviserSchema.optional(),
  pictures: z.array(
    z.object({
      name: z.string(),
      stored_at: z.string(),
      content_type: z.literal("image/webp"),
      image: z.string().describe("the picture's bytes, base64"),
    }),
  ),
  sessions: z.array(z.object({ role: z.string(), started_at: z.string(), renewed_at: z.string() })),
  passkeys: passkeysSchema,
  code_requests: z
    .array(
      z.object({
        purpose: z.string(),
        asked_at: z.string(),
        expires_at: z.string(),
        given_at: z.string().optional().describe("when the right code was given"),
        number_typed: z.string().optional().describe("the end of a cell number that was typed for it"),
      }),
    )
    .describe("requests for codes about the person's ID number, also those of others; the newest first"),
  waiting_messages: z
    .array(z.object({ subject: z.string(), text: z.string(), written_at: z.string() }))
    .describe("messages of the person that wait to be sent"),
  draft: surveyRecordSchema.optional().describe("unfinished answers"),
  plans: z.array(
    z.object({
      answers: surveyRecordSchema,
      created_at: z.string(),
      updated_at: z.string(),
      selected_plan_type: z.enum(["base", "edit"]),
      selected_at: z.string().optional().describe("when that was selected"),
      made_by_adviser: z.boolean().describe("whether an adviser made it for the person"),
      agreed_on: z
        .string()
        .optional()
        .describe("the day on which the person agreed to that, as the adviser says"),
      finished_recommendation: z.boolean().describe("whether the person has gone through the explanation"),
      recommendations: z.array(recommendationOfPlan),
    }),
  ),
  advice_records: z
    .array(z.object({ sha256: z.string(), record: z.unknown() }))
    .describe("records of advice, the newest first; also of a plan that was changed since"),
  requests: z
    .array(
      z.object({
        reference: z.string(),
        kind: z.enum(["quote", "invest"]),
        plan_id: z.number(),
        plan_type: z.enum(["base", "edit"]),
        requested_at: z.string(),
        confirmed_at: z.string().optional().describe("when the person confirmed what an adviser asked"),
      }),
    )
    .describe("requests for a quote or to invest, the newest first"),
  living_annuity_checks: z
    .array(keptCheckSchema)
    .describe("checks of a living annuity that the person keeps, the newest first"),
  shares: z.array(linkSchema).describe("links to the person's plans, the newest first"),
  terms_accepted: z.array(z.object({ url: z.string(), browser: z.string(), accepted_at: z.string() })),
});
export type OwnData = z.infer<typeof ownDataSchema>;

export const ownDataOperations = {
  confirmIdentity: {
    method: "POST",
    path: "/user/confirmation",
    summary: "Sends a code to the caller's number on file, before something that needs a fresh one",
    who: LOGGED_IN,
    stores: "computed",
    isFinal: true,
    mayBeUnderWay: true,
    refuses: ["rateLimitOfAddress", "unavailable"],
    failure: "Unable to send a code",
    body: z.object({ purpose: z.enum(CONFIRMED_ACTIONS) }),
    answer: requestSchema,
  },
  resendConfirmation: {
    method: "GET",
    path: "/user/confirmation/otp",
    summary: "Sends another code for such a request, or for a change of number to the new one",
    who: LOGGED_IN,
    stores: "computed",
    refuses: ["notFound", "expired", "rateLimitOfAddress", "unavailable"],
    failure: "Unable to send a code",
    query: requestSchema,
    answer: nothing,
  },
  getOwnHistory: {
    method: "GET",
    path: "/user/data/history",
    summary: "Who acted for the caller and when, and what the caller has called wrong",
    who: LOGGED_IN,
    stores: false,
    failure: "Unable to collect your data",
    answer: ownHistorySchema,
  },
  noteCorrection: {
    method: "POST",
    path: "/user/data/corrections",
    summary: "Adds a dated note to the caller's records that something in them is wrong",
    who: LOGGED_IN,
    stores: true,
    limit: "store",
    failure: "Unable to store your note",
    body: z.object({ note: correctionSchema }),
    answer: nothing,
  },
  getOwnData: {
    method: "GET",
    path: "/user/data",
    summary: "Everything that is kept about the caller; needs a fresh code",
    who: LOGGED_IN,
    stores: false,
    isFinal: true,
    refuses: ["codeNeeded"],
    failure: "Unable to collect your data",
    headers: confirmed,
    answer: ownDataSchema,
  },
  deleteOwnData: {
    method: "DELETE",
    path: "/user/data",
    summary:
      "Deletes the caller's account and everything kept about them but records of advice, which nobody can open any more and which go after five years; needs a fresh code",
    who: LOGGED_IN,
    stores: true,
    isFinal: true,
    refuses: ["codeNeeded", "hasClients", "lastAdministrator"],
    failure: "Unable to delete your data",
    headers: confirmed,
    answer: nothing,
  },
  withdrawHealthConsent: {
    method: "DELETE",
    path: "/user/data/health",
    summary:
      "Deletes the caller's health answers and every figure made with them, except in records of advice; their plans wait at step 7",
    who: LOGGED_IN,
    stores: true,
    limit: "store",
    failure: "Unable to delete your health answers",
    answer: z.object({ plans: z.number().int().describe("how many plans wait now") }),
  },
  changeCellNumber: {
    method: "POST",
    path: "/user/cell-number",
    summary:
      "Sends a code to the caller's new number, which counts once it was given; needs a fresh code of the old one",
    who: LOGGED_IN,
    stores: "computed",
    isFinal: true,
    mayBeUnderWay: true,
    refuses: ["codeNeeded", "rateLimitOfAddress", "unavailable"],
    failure: "Unable to change your cell number",
    headers: confirmed,
    body: z.object({ cell_number: text(40) }),
    answer: requestSchema,
  },
} as const satisfies Record<string, Operation>;
