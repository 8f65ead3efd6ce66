/** What people may see, correct and take away of what is kept about them: our addition to the wire. */
import { z } from "zod";
import { CONFIRMED_DEEDS } from "./confirmed-deed";
import type { Operation } from "./operation";
import { LOGGED_IN } from "./role";
import { surveyRecordSchema } from "./survey-record";
import { userSchema } from "./user";

const requestSchema = z.object({ request_id: z.string().uuid() });
const nothing = z.object({}).strict();

/** Names a request whose code the caller gave in this session, at most 15 minutes ago. */
const confirmed = z.object({
  Requestid: z.string({ required_error: "Please give the number of a request" }).uuid(),
});

const recommendationOfPlan = z.object({
  plan_type: z.enum(["base", "edit"]),
  status: z.enum(["pending", "ready", "failed"]),
  advice_date: z.string(),
  basis_version: z.string().optional(),
  engine_version: z.string().optional(),
  seed: z.number(),
  changes: z.unknown().optional().describe("what the person changed in a customised plan"),
  recommendation: z.unknown().optional(),
});

/** Everything that is kept about a person, in the words of the wire. */
const ownDataSchema = z.object({
  collected_at: z.string(),
  account: userSchema.extend({ created_at: z.string(), role_ids: z.array(z.number()) }),
  sessions: z.array(z.object({ role: z.string(), started_at: z.string() })),
  draft: surveyRecordSchema.optional().describe("unfinished answers"),
  plans: z.array(
    z.object({
      answers: surveyRecordSchema,
      created_at: z.string(),
      updated_at: z.string(),
      recommendations: z.array(recommendationOfPlan),
    }),
  ),
  terms_accepted: z.array(z.object({ url: z.string(), browser: z.string(), accepted_at: z.string() })),
});
export type OwnData = z.infer<typeof ownDataSchema>;

export const ownDataOperations = {
  confirmIdentity: {
    method: "POST",
    path: "/user/confirmation",
    summary: "Sends a code to the caller's number on file, before something that needs a fresh one",
    who: LOGGED_IN,
    keeps: "computed",
    mayBeUnderWay: true,
    refuses: ["tooFrequent", "unavailable"],
    failure: "Unable to send a code",
    body: z.object({ purpose: z.enum(CONFIRMED_DEEDS) }),
    answer: requestSchema,
  },
  getOwnData: {
    method: "GET",
    path: "/user/data",
    summary: "Everything that is kept about the caller; needs a fresh code",
    who: LOGGED_IN,
    keeps: false,
    refuses: ["codeNeeded"],
    failure: "Unable to collect your data",
    headers: confirmed,
    answer: ownDataSchema,
  },
  deleteOwnData: {
    method: "DELETE",
    path: "/user/data",
    summary: "Deletes the caller's account and everything kept about them; needs a fresh code",
    who: LOGGED_IN,
    keeps: true,
    refuses: ["codeNeeded"],
    failure: "Unable to delete your data",
    headers: confirmed,
    answer: nothing,
  },
  withdrawHealthConsent: {
    method: "DELETE",
    path: "/user/data/health",
    summary:
      "Deletes the caller's health answers and every figure made with them; their plans wait at step 7",
    who: LOGGED_IN,
    keeps: true,
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
    keeps: "computed",
    mayBeUnderWay: true,
    refuses: ["codeNeeded", "tooFrequent", "unavailable"],
    failure: "Unable to change your cell number",
    headers: confirmed,
    body: z.object({ cell_number: z.string().max(40) }),
    answer: requestSchema,
  },
} as const satisfies Record<string, Operation>;
