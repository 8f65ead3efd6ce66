import { z } from "zod";
import { organisationOperations } from "~/contract/desk/organisation-operations";
import { field } from "~/web/fields/field";
import { clearable, email, shortText, wholeNumber, yesNo } from "~/web/fields/typings";

const { shape } = organisationOperations.updateOrganization.body;

/** What is said of an organisation. */
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
