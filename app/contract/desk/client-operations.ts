/** Operations that open accounts for others, and with which people accept an adviser's request to advise them. */
import { z } from "zod";
import { fields } from "../survey/fields";
import { feeTableSchema } from "../fees/fee-table";
import { LONGEST_CELL, MOST_IMPORTED } from "./client-list";
import { NOT_THEIR_CELL_NUMBER } from "../wire/messages";
import { CLIENT_STATES } from "../plan/client-state";
import { RETIREMENT_MONTH } from "./retirement-day";
import { clientListSchema, CLIENT_SORTS, MOST_PAGES } from "../plan/plan-summary";
import { writtenPageSize } from "../wire/plan-reference";
import { userDetails, writtenUserId } from "../account/user-operations";
import type { Operation } from "../wire/operation";
import { RIGHTS } from "../wire/rights";
import { LOGGED_IN } from "../wire/role";
import { checkEmail, checkName } from "../survey/survey-rules";
import { writtenNumber } from "../wire/number";
import { text } from "../wire/text";
import { idNumber, numberOf, readTheirNumber } from "../wire/typed-numbers";
import {
  adviserSchema,
  describedUserSchema,
  positionFields,
  segmentSchema,
  userIdSchema,
} from "../account/user";

function requiredText(check: (typed: string) => string | undefined, message: string) {
  const otherwise = { required_error: message, invalid_type_error: message };
  return text(1_000, "Please enter a maximum of 1000 characters", otherwise)
    .transform((typed) => typed.trim())
    .superRefine((typed, { addIssue }) => {
      const mistake = check(typed);
      if (mistake) addIssue({ code: "custom", message: mistake });
    });
}

/** The survey's rules, worded for details about another person. */
const FIRST_NAMES = {
  ...fields.name,
  required: "Please enter the first names",
  named: "First Name",
  shortest: 1,
  longest: 100,
} as const;
const SURNAME = { ...fields.surname, required: "Please enter the surname", shortest: 1 } as const;
const EMAIL = { ...fields.email, required: "Please enter the email address" } as const;

/** A new account that the caller opens for another person. */
export const newUserSchema = z.object({
  userId: z.null().optional().describe("none: the account gets its number here"),
  firstNames: requiredText((typed) => checkName(typed, FIRST_NAMES), FIRST_NAMES.required),
  surname: requiredText((typed) => checkName(typed, SURNAME), SURNAME.required),
  preferredName: text(1_000)
    .transform((typed) => typed.trim())
    .refine((typed) => !typed || !checkName(typed, fields.name), "Please enter a name of 2 to 50 letters")
    .optional(),
  // The current day matters for the birth date alone, so it need not be the instant of the request.
  rsaIdNr: idNumber,
  cellNr: numberOf(readTheirNumber, NOT_THEIR_CELL_NUMBER).describe(
    "a South African cell number, or one of another country with + and the country’s code",
  ),
  email: requiredText((typed) => (typed ? checkEmail(typed, EMAIL) : EMAIL.required), EMAIL.required),
  ...positionFields,
  segment: segmentSchema.optional(),
  alternativeContactNumber: userDetails.alternativeContactNumber,
  workExperience: userDetails.workExperience,
  yearsOfExperience: userDetails.yearsOfExperience,
  submittedByUserId: userIdSchema.optional().describe("the caller's own number"),
});
export type NewUser = z.infer<typeof newUserSchema>;

/** A user alone, for a colleague's account, or a user with fees, for a client's. */
const openingSchema = z.union([
  newUserSchema.transform((user) => ({ user, fpFees: undefined })),
  z.object({ user: newUserSchema, fpFees: feeTableSchema.optional() }),
]);

const waitingSchema = z.object({
  idNumber: z.string().describe("masked: an adviser learns nothing of the account before its holder agrees"),
  asked_at: z.string(),
});

/** Replaces characters that the database cannot store, so that their row is refused and not the whole list. */
const listed = text(LONGEST_CELL).transform((cell) => cell.replace(/[\0\p{Cs}]/gu, "\ufffd"));

const importSchema = z.object({
  dryRun: z.boolean().describe("true: says what would happen, and stores nothing"),
  clients: z
    .array(
      z.object({
        firstNames: listed,
        surname: listed,
        preferredName: listed.optional(),
        rsaIdNr: listed,
        cellNr: listed,
        email: listed,
        birthDate: listed
          .optional()
          .describe(
            "a day in any usual writing; a mistake if it cannot be read, or the ID number says another, which counts",
          ),
        gender: listed.optional().describe("male or female, in English or Afrikaans; likewise"),
      }),
    )
    .min(1, "Please list at least one client")
    .max(MOST_IMPORTED, `Please list at most ${MOST_IMPORTED} clients`),
});
export type ListedClient = z.infer<typeof importSchema>["clients"][number];

const importedSchema = z.object({
  outcome: z
    .enum(["ready", "added", "asked", "yours", "mistake"])
    .describe(
      "`ready` in a dry run: added, or asked if the ID number has an account, which a dry run does not tell",
    ),
  mistakes: z.array(z.object({ path: z.string(), message: z.string() })),
});
export type ImportedClient = z.infer<typeof importedSchema>;

const adviserRequestSchema = z.object({ adviser: adviserSchema, asked_at: z.string() });
export type AdviserRequest = z.infer<typeof adviserRequestSchema>;

export const clientOperations = {
  createUser: {
    method: "POST",
    path: "/users",
    summary:
      "Opens the account of a planner's client (`user` and `fpFees`), or as an administrator of anybody. An ID number that has an account answers a planner R01: its holder is asked in My data",
    who: [...RIGHTS.addClients, ...RIGHTS.managePeople],
    service: "users",
    stores: true,
    limit: "store",
    mayBeUnderWay: true,
    refuses: ["forbidden", "advisesNoLonger"],
    failure: "Unable to create user",
    body: openingSchema,
    answer: z.union([describedUserSchema, waitingSchema]),
  },
  importClients: {
    method: "POST",
    path: "/users/import",
    summary:
      "Opens the accounts of a list of clients as POST /users does, one after the other; a dry run says whether the list may be added now. Our addition",
    who: RIGHTS.addClients,
    service: "users",
    stores: "computed",
    refuses: ["rateLimitOfAddress", "advisesNoLonger"],
    failure: "Unable to import clients",
    body: importSchema,
    answer: z.object({ clients: z.array(importedSchema).describe("in the order of the list") }),
  },
  getAdviserRequests: {
    method: "GET",
    path: "/user/adviser-requests",
    summary: "The advisers who typed the caller's ID number and wait for a yes; our addition",
    who: LOGGED_IN,
    service: "users",
    stores: false,
    failure: "Unable to fetch requests",
    answer: z.object({ requests: z.array(adviserRequestSchema) }),
  },
  answerAdviserRequest: {
    method: "POST",
    path: "/user/adviser-requests",
    summary: "Says yes or no to one of them; with a yes the caller becomes that adviser's client",
    who: LOGGED_IN,
    service: "users",
    stores: true,
    isFinal: true,
    limit: "store",
    refuses: ["notFound", "adviserLeft"],
    failure: "Unable to answer the request",
    body: z.object({
      adviserId: userIdSchema,
      answer: z.enum(["yes", "no"], { errorMap: () => ({ message: "Please choose yes or no" }) }),
    }),
    answer: z.object({}).strict(),
  },
  leaveAdviser: {
    method: "DELETE",
    path: "/user/adviser",
    summary:
      "Takes back that an adviser advises the caller, who then has none: the adviser sees and does nothing more for them; our addition",
    who: LOGGED_IN,
    service: "users",
    stores: true,
    isFinal: true,
    limit: "store",
    refuses: ["notFound"],
    failure: "Unable to leave the adviser",
    query: z.object({ adviserId: writtenUserId.describe("whom the caller means") }),
    answer: z.object({}).strict(),
  },
  getPlanSummaries: {
    method: "GET",
    path: "/advisor/{userId}/clients/plansummaries",
    summary: "A page of the clients of this planner or coach: one row for each, by their newest plan",
    who: RIGHTS.advise,
    stores: false,
    refuses: ["notFound"],
    failure: "Unable to fetch plan summaries",
    params: z.object({ userId: writtenUserId }),
    query: z.object({
      search: text(100).optional().describe("a whole ID number, or how names begin"),
      state: z.enum(CLIENT_STATES).optional(),
      retires: text(7)
        .regex(RETIREMENT_MONTH, "Please give a month as YYYY-MM")
        .optional()
        .describe("the month of their retirement, YYYY-MM"),
      sort: z.enum(CLIENT_SORTS).default("date"),
      order: z.enum(["asc", "desc"]).default("desc"),
      after: text(200).optional().describe("`next` of the page before"),
      page: writtenNumber(MOST_PAGES, `Please give a page from 1 to ${MOST_PAGES}`)
        .optional()
        .describe("the number of the page, in the place of `after`: people who were added meanwhile move it"),
      limit: writtenPageSize.optional(),
    }),
    answer: clientListSchema,
  },
  getWaitingClients: {
    method: "GET",
    path: "/advisor/{userId}/clients/requests",
    summary: "The ID numbers, masked, whose holders have not agreed yet to become this adviser's clients",
    who: RIGHTS.advise,
    service: "users",
    stores: false,
    refuses: ["notFound"],
    failure: "Unable to fetch requests",
    params: z.object({ userId: writtenUserId }),
    answer: z.object({ waiting: z.array(waitingSchema) }),
  },
} as const satisfies Record<string, Operation>;
