/** Operations of the users service: reading a person's account, and changing one's own. */
import { z } from "zod";
import { changedFeesSchema } from "../fees/client-fees";
import { feeTableSchema } from "../fees/fee-table";
import { fields } from "../survey/fields";
import { writtenId } from "../wire/number";
import type { Operation } from "../wire/operation";
import { LOGGED_IN } from "../wire/role";
import { dropUnseen } from "../wire/typed-text";
import { checkEmail, checkName, PLAIN_TEXT } from "../survey/survey-rules";
import { text } from "../wire/text";
import {
  describedUserSchema,
  positionFields,
  publicAdviserSchema,
  segmentSchema,
  userIdSchema,
} from "./user";

const NO_NUMBER = "Please give a user's number";

/** A person's number in an address. */
export const writtenUserId = writtenId(NO_NUMBER);

type Check = (typed: string) => string | undefined;

/** A text that may be empty; otherwise `check` returns its mistake. */
export function textChecked(check: Check) {
  return text(1_000, "Please enter a maximum of 1000 characters")
    .transform((typed) => dropUnseen(typed).trim())
    .superRefine((typed, { addIssue }) => {
      const message = typed && check(typed);
      if (message) addIssue({ code: "custom", message });
    })
    .optional();
}

const FIRST_NAMES = { ...fields.name, named: "First Name", shortest: 1, longest: 100 } as const;
const SURNAME = { ...fields.surname, shortest: 1 } as const;
const NUMBER = /^[0-9+() -]{0,30}$/;
const isPlain: Check = (typed) => (PLAIN_TEXT.pattern.test(typed) ? undefined : PLAIN_TEXT.message);

/** A person's details besides their numbers; an empty text removes a detail. */
export const userDetails = {
  preferredName: textChecked((typed) => checkName(typed, fields.name)),
  firstNames: textChecked((typed) => checkName(typed, FIRST_NAMES)),
  surname: textChecked((typed) => checkName(typed, SURNAME)),
  email: textChecked((typed) => checkEmail(typed, fields.email)),
  alternativeContactNumber: textChecked((typed) =>
    NUMBER.test(typed) ? undefined : "Please enter a telephone number of at most 30 digits",
  ),
  workExperience: textChecked(isPlain),
  yearsOfExperience: textChecked((typed) =>
    /^\d{1,2}$/.test(typed) ? undefined : "Please enter a number of years",
  ).describe("a number as text"),
};

/** The changes that people make to their own account. */
const userChangesSchema = z.object({
  ...userDetails,
  photo: textChecked(isPlain).describe("the stored name of a picture that the person has uploaded"),
  segment: segmentSchema.optional().describe("by staff status"),
});
export type UserChanges = z.infer<typeof userChangesSchema>;

export const userOperations = {
  getUser: {
    method: "GET",
    path: "/users",
    summary:
      "Oneself, with the header `EntityContext: self`; or by ID number or number a person whom the caller may see. Of an active adviser who has published a landing page, whoever else asks by number is told `user.name`, the picture, the organisation with its logo, and `roles`",
    who: "bearer",
    service: "users",
    stores: false,
    refuses: ["notFound"],
    failure: "Unable to fetch user",
    headers: z.object({ EntityContext: z.literal("self").optional() }),
    query: z.object({ rsaIdNr: text(40).optional(), userId: writtenUserId.optional() }),
    answer: z.union([describedUserSchema, publicAdviserSchema]),
  },
  getUserRoles: {
    method: "GET",
    path: "/users/{id}/roles",
    summary: "The roles of a person whom the caller may see",
    who: "bearer",
    service: "users",
    stores: false,
    refuses: ["notFound"],
    failure: "Unable to fetch user",
    params: z.object({ id: writtenUserId }),
    answer: z.object({ roles: z.array(z.object({ roleId: z.number().int(), roleName: z.string() })) }),
  },
  updateUser: {
    method: "PUT",
    path: "/users/{id}",
    summary:
      "Changes what is given; also the segment, which follows staff status: an adviser may put a client into NFPSTFF, but only the person or an administrator takes them out of it, and what others change is audited. Another role or organisation is given by an administrator alone, and ends the person's sessions. `fpFees` are a planner's: of a client the fees, at once if no part is higher, else once the client says yes; of oneself the fees that new clients begin with",
    who: LOGGED_IN,
    service: "users",
    stores: true,
    limit: "store",
    refuses: [
      "notFound",
      "forbidden",
      "busy",
      "hasClients",
      "lastAdministrator",
      "ownAccount",
      "advisesNoLonger",
    ],
    mayBeEmpty: true,
    failure: "Unable to update user",
    params: z.object({ id: writtenUserId }),
    body: userChangesSchema.extend({
      ...positionFields,
      submittedByUserId: userIdSchema.optional().describe("the caller's own number"),
      fpFees: feeTableSchema.optional().describe("all fees, those that do not change too"),
    }),
    answer: describedUserSchema.extend({ changedFees: changedFeesSchema.optional() }),
  },
} as const satisfies Record<string, Operation>;
