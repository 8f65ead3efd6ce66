/** A person with an account, as the users service describes one. */
import { z } from "zod";

/** The numbers of the roles on the wire; 2 is not used. */
export const ROLE_IDS = { administrator: 1, planner: 3, coach: 4, investor: 5 } as const;

/** How somebody logs in: for themselves, or as a planner, coach or system administrator. */
export const loginTypeSchema = z.enum(["investor", "adviser"]);
export type LoginType = z.infer<typeof loginTypeSchema>;

/** Which fee maxima apply: those for everyone, or those for staff and their family. */
const segmentSchema = z.enum(["NFPGEN", "NFPSTFF"]);

/** A person's number; it says nothing about them and may stand in a path. */
const userIdSchema = z.number().int().positive();

/** Fields that nobody has filled in are absent. */
export const userSchema = z.object({
  userId: userIdSchema,
  rsaIdNr: z.string().describe("13 digits"),
  firstNames: z.string().optional(),
  surname: z.string().optional(),
  preferredName: z.string().optional(),
  email: z.string().optional(),
  cellNr: z.string().optional().describe("nine digits, without +27 or 0"),
  alternativeContactNumber: z.string().optional(),
  workExperience: z.string().optional(),
  yearsOfExperience: z.string().optional(),
  photo: z.string().optional().describe("the stored name of the picture"),
  segment: segmentSchema,
  lastLoginDate: z.string().optional().describe("when they logged in before this time, ISO 8601"),
  organizationId: z.number().int().optional(),
  organizationName: z.string().optional(),
  organizationAllowsInitialFees: z.boolean().optional(),
  currentCoachRole: z.string().optional(),
});
export type User = z.infer<typeof userSchema>;
