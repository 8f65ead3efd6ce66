/** A firm whose planners and coaches advise in this application. */
import { z } from "zod";
import { userIdSchema } from "../account/user";
import { idOf } from "../wire/number";

export const organizationIdSchema = idOf();

/** Empty fields are absent. */
export const organizationSchema = z.object({
  id: organizationIdSchema,
  name: z.string(),
  regName: z.string().optional().describe("as it is registered"),
  regNr: z.string().optional(),
  website: z.string().optional().describe("an https address, which nothing here ever opens"),
  logo: z.string().optional().describe("the stored name of its picture"),
  faisLicenseNr: z.string().optional(),
  faisRegisteredEntity: z.string().optional(),
  silicaFPBCode: z.string().optional(),
  contactPersonName: z.string().optional(),
  contactPersonEmail: z.string().optional(),
  contactPersonCell: z.string().optional().describe("nine digits, without +27 or 0"),
  parentOrganizationId: organizationIdSchema.optional(),
  allowsInitialFees: z.boolean(),
  createdByUserId: userIdSchema.optional(),
  modifiedByUserId: userIdSchema.optional(),
});
export type Organization = z.infer<typeof organizationSchema>;
