import type { Organization } from "~/contract/desk/organisation";

type TextDetail = Exclude<
  keyof Organization,
  "id" | "logo" | "parentOrganizationId" | "allowsInitialFees" | "createdByUserId" | "modifiedByUserId"
>;

type OrganisationField = {
  name: TextDetail;
  label: string;
  hint?: string;
  type?: "email";
  inputMode?: "tel" | "email";
};

/** What is typed about an organisation. */
export const TEXT_FIELDS: readonly OrganisationField[] = [
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

/** The field of the logo in its form. */
export const LOGO_FIELD = "logo";

/** The list of organisations. */
export const ORGANISATIONS = "/en/admin/organisations";
