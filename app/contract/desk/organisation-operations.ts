/** Operations for organisations: an administrator edits them, a planner reads their own. */
import { z } from "zod";
import { isCellNumber, parsePhone } from "~/base/phone";
import { fields } from "../survey/fields";
import { writtenId } from "../wire/number";
import type { Operation } from "../wire/operation";
import { organizationIdSchema, organizationSchema } from "./organisation";
import { RIGHTS } from "../wire/rights";
import { checkEmail, PLAIN_TEXT } from "../survey/survey-rules";
import { textChecked } from "../account/user-operations";
import { tidyText } from "../wire/text";
import { writtenRowCount } from "../wire/written-query";

/** The most organisations of one page. */
export const MOST_ORGANIZATIONS = 100;

const writtenOrganizationId = writtenId("Please give an organisation's number");

function textOfAtMost(longest: number) {
  return textChecked((typed) => {
    if ([...typed].length > longest) return `Please enter a maximum of ${longest} characters`;
    return PLAIN_TEXT.pattern.test(typed) ? undefined : PLAIN_TEXT.message;
  });
}

/** An https address without user name and password. */
function isWebsite(typed: string): boolean {
  if (!/^https:\/\/[^\s/@.]+\.[^\s@]+$/i.test(typed) || !URL.canParse(typed)) return false;
  return new URL(typed).protocol === "https:";
}

function checkWebsite(typed: string): string | undefined {
  if (typed.length > 200) return "Please enter a maximum of 200 characters";
  return isWebsite(typed) ? undefined : "Please enter an address that begins with https://";
}

function checkCell(typed: string): string | undefined {
  const digits = parsePhone(typed);
  return digits && isCellNumber(digits) ? undefined : "Please enter a South African cell phone number";
}

const NO_NAME = "Please enter the organisation's name";

/** An administrator's changes to an organisation; an empty text, or no parent, removes a detail. */
const organizationChangesSchema = z.object({
  name: tidyText(
    {
      longest: 100,
      tooLong: "Please enter a maximum of 100 characters",
      otherwise: { required_error: NO_NAME },
    },
    (name) => name.min(1, NO_NAME).refine((typed) => PLAIN_TEXT.pattern.test(typed), PLAIN_TEXT.message),
  ),
  regName: textOfAtMost(100),
  regNr: textOfAtMost(40),
  website: textChecked(checkWebsite),
  logo: textOfAtMost(40).describe("the stored name of a picture that the caller has uploaded"),
  faisLicenseNr: textOfAtMost(40),
  faisRegisteredEntity: textOfAtMost(100),
  silicaFPBCode: textOfAtMost(40),
  contactPersonName: textOfAtMost(100),
  contactPersonEmail: textChecked((typed) => checkEmail(typed, fields.email)),
  contactPersonCell: textChecked(checkCell).transform((typed) => typed && parsePhone(typed)),
  parentOrganizationId: organizationIdSchema.nullable().optional(),
  allowsInitialFees: z.boolean().optional(),
});
export type OrganizationChanges = z.infer<typeof organizationChangesSchema>;

export const organisationOperations = {
  getOrganizations: {
    method: "GET",
    path: "/organizations",
    summary:
      "Organisations by name: all of them for an administrator, their own for a planner; after one, or only one",
    who: RIGHTS.readOrganisations,
    stores: false,
    failure: "Unable to fetch organisations",
    query: z.object({
      organizationId: writtenOrganizationId.optional().describe("only this one"),
      after: writtenOrganizationId.optional().describe("the last one of the page before"),
      limit: writtenRowCount(MOST_ORGANIZATIONS).optional(),
    }),
    answer: z.array(organizationSchema),
  },
  createOrganization: {
    method: "POST",
    path: "/organizations",
    summary: "Adds an organisation",
    who: RIGHTS.changeOrganisations,
    stores: true,
    limit: "store",
    failure: "Unable to create organisation",
    body: organizationChangesSchema,
    answer: organizationSchema,
  },
  updateOrganization: {
    method: "PUT",
    path: "/organizations/{id}",
    summary: "Changes what is given of an organisation",
    who: RIGHTS.changeOrganisations,
    stores: true,
    limit: "store",
    refuses: ["notFound"],
    failure: "Unable to update organisation",
    params: z.object({ id: writtenOrganizationId }),
    body: organizationChangesSchema,
    answer: organizationSchema,
  },
} as const satisfies Record<string, Operation>;
