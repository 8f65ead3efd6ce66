/** A person with an account, as the users service returns one. */
import { z } from "zod";
import { feeTableSchema } from "../fees/fee-table";
import { type Envelope, isSuccess } from "../wire/envelope";
import { idOf } from "../wire/number";
import { refusals } from "../wire/refusals";
import { text } from "../wire/text";

/** The numbers of the roles on the wire; 2 is not used. */
export const ROLE_IDS = { administrator: 1, planner: 3, coach: 4, investor: 5 } as const;

/** How a person logs in: for themselves, or as a planner, coach or system administrator. */
export const loginTypeSchema = z.enum(["investor", "adviser"]);
export type LoginType = z.infer<typeof loginTypeSchema>;

/** Which fee maxima apply: the general ones, or those for staff and their family. */
export const segmentSchema = z.enum(["NFPGEN", "NFPSTFF"]);

/** A person's number; it reveals nothing about them, so it may appear in a path. */
export const userIdSchema = idOf();

/** Empty fields are absent. */
export const userSchema = z.object({
  userId: userIdSchema,
  rsaIdNr: z.string().describe("13 digits"),
  firstNames: z.string().optional(),
  surname: z.string().optional(),
  preferredName: z.string().optional(),
  email: z.string().optional(),
  cellNr: z
    .string()
    .optional()
    .describe("nine digits, without +27 or 0; of another country with + and the country’s code"),
  alternativeContactNumber: z.string().optional(),
  workExperience: z.string().optional(),
  yearsOfExperience: z.string().optional(),
  photo: z.string().optional().describe("the stored name of the picture"),
  segment: segmentSchema,
  lastLoginDate: z.string().optional().describe("when they logged in before this time, ISO 8601"),
  organizationId: z.number().int().optional(),
  organizationName: z.string().optional(),
  organizationAllowsInitialFees: z.boolean().optional(),
  isActive: z.literal(false).optional().describe("of an account that is closed; absent otherwise"),
  currentCoachRole: z.string().optional().describe("the role of the person's adviser"),
});
export type User = z.infer<typeof userSchema>;

export const ROLE_NAMES = {
  administrator: "System Administrator",
  planner: "Financial Planner",
  coach: "Retirement Coach",
  investor: "Investor",
} as const satisfies Record<keyof typeof ROLE_IDS, string>;

const NO_ORGANISATION = "Please give an organisation's number";
const WHOSE = "Please say in which role";

/** Fields of an account that only an administrator sets: the role, by name or number, and the organisation. */
export const positionFields = {
  role: z
    .enum([ROLE_NAMES.administrator, ROLE_NAMES.planner, ROLE_NAMES.coach, ROLE_NAMES.investor], {
      errorMap: () => ({ message: WHOSE }),
    })
    .optional()
    .describe("by its name"),
  roleId: z
    .union(
      [
        z.literal(ROLE_IDS.administrator),
        z.literal(ROLE_IDS.planner),
        z.literal(ROLE_IDS.coach),
        z.literal(ROLE_IDS.investor),
      ],
      { errorMap: () => ({ message: WHOSE }) },
    )
    .optional()
    .describe("or by its number"),
  organizationId: text(9, NO_ORGANISATION)
    .regex(/^\d{0,9}$/, NO_ORGANISATION)
    .nullish()
    .describe("a number as text; empty for none"),
};

/** A client's planner or coach. */
export const adviserSchema = z.object({
  userId: userIdSchema,
  name: z.string(),
  role: z.string(),
  photo: z.string().optional().describe("the stored name of the picture"),
});
export type Adviser = z.infer<typeof adviserSchema>;

/** A person with an account, their agreed fees and their adviser. */
export const describedUserSchema = z.object({
  user: userSchema,
  fpFees: feeTableSchema,
  adviser: adviserSchema.optional(),
});
export type DescribedUser = z.infer<typeof describedUserSchema>;

/** The only data that the public sees of an adviser with a published landing page. */
export const publicAdviserSchema = z.object({
  user: z.object({
    userId: userIdSchema,
    name: z.string(),
    photo: z.string().optional().describe("the stored name of the picture"),
    organizationName: z.string().optional(),
    organizationLogo: z.string().optional().describe("the stored name of the picture"),
  }),
  roles: z.array(z.object({ roleId: z.number().int(), roleName: z.string() })),
});
export type PublicAdviser = z.infer<typeof publicAdviserSchema>;

/** An account that the caller may see whole; an adviser's published data alone is refused as `notFound`. */
export function readWholeAccount(answer: Envelope<DescribedUser | PublicAdviser>): Envelope<DescribedUser> {
  if (!isSuccess(answer)) return answer;
  const found = answer.return_object;
  if ("fpFees" in found) return { ...answer, return_object: found };
  return { ...refusals.notFound, message: "Only what is published", return_object: null };
}

type Names = Partial<Pick<User, "preferredName" | "firstNames" | "surname">>;

/** The first given name, else the preferred name; undefined without either. */
export function nameGiven({ preferredName, firstNames }: Names): string | undefined {
  return firstNames?.trim().split(/\s+/)[0] || preferredName || undefined;
}

/** The display name: first given name and surname, as far as they are known; undefined without any. */
export function nameUser(user: Names): string | undefined {
  return [nameGiven(user), user.surname].filter(Boolean).join(" ") || undefined;
}
