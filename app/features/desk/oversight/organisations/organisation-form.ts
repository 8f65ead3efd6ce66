import { z } from "zod";
import type { Organization } from "~/contract/desk/organisation";
import { organisationOperations } from "~/contract/desk/organisation-operations";
import { type AskedText, field } from "~/web/fields/field";
import { clearable, wholeNumber, yesNo } from "~/web/fields/typings";
import { email, shortText } from "~/web/fields/contact-typings";

const { shape } = organisationOperations.updateOrganization.body;

export const organisationForm = z.object({
  name: field(shortText, shape.name),
  regName: field(clearable(shortText), shape.regName),
  regNr: field(clearable(shortText), shape.regNr),
  website: field(clearable(shortText), shape.website),
  faisLicenseNr: field(clearable(shortText), shape.faisLicenseNr),
  faisRegisteredEntity: field(clearable(shortText), shape.faisRegisteredEntity),
  silicaFPBCode: field(clearable(shortText), shape.silicaFPBCode),
  contactPersonName: field(clearable(shortText), shape.contactPersonName),
  contactPersonEmail: field(clearable(email), shape.contactPersonEmail),
  contactPersonCell: field(clearable(shortText), shape.contactPersonCell),
  parentOrganizationId: field(
    wholeNumber,
    shape.parentOrganizationId.transform((parent) => parent ?? null),
  ),
  allowsInitialFees: field(yesNo, shape.allowsInitialFees.default(false)),
});

type TextDetail = Exclude<
  keyof Organization,
  "id" | "logo" | "parentOrganizationId" | "allowsInitialFees" | "createdByUserId" | "modifiedByUserId"
>;

export const TEXT_FIELDS: readonly AskedText<TextDetail>[] = [
  { name: "name", label: "Name", hint: "As clients know it" },
  { name: "regName", label: "Registered name" },
  { name: "regNr", label: "Registration number" },
  { name: "website", label: "Website", hint: "An address that begins with https://" },
  { name: "faisLicenseNr", label: "FAIS licence number" },
  { name: "faisRegisteredEntity", label: "FAIS registered entity" },
  { name: "silicaFPBCode", label: "Silica FPB code" },
  { name: "contactPersonName", label: "Contact person" },
  { name: "contactPersonEmail", label: "Contact person’s email", type: "email", inputMode: "email" },
  { name: "contactPersonCell", label: "Contact person’s cell phone", inputMode: "tel" },
];

export const LOGO_FIELD = "logo";

export const ORGANISATIONS = "/en/admin/organisations";
