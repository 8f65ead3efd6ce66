/** A desk's forms about a person: one for a new person, one for an account holder. */
import { z } from "zod";
import { userOperations } from "~/contract/account/user-operations";
import { newUserSchema } from "~/contract/desk/client-operations";
import { field } from "~/web/fields/field";
import { clearable, yesNo } from "~/web/fields/typings";
import { cell, email, shortText } from "~/web/fields/contact-typings";
import { contactFields, workFields } from "~/web/fields/user-details";

const { shape: added } = newUserSchema;
const { shape: changed } = userOperations.updateUser.body;

const names = {
  firstNames: field(shortText, added.firstNames),
  surname: field(shortText, added.surname),
};
const numbers = {
  rsaIdNr: field(shortText, added.rsaIdNr),
  cellNr: field(cell, added.cellNr),
};

/** A client whom a planner adds. */
export const newClientForm = z.object({ ...names, ...numbers, email: field(email, added.email) });

/** A person whom an administrator adds; a role is required. */
export const newPersonForm = z.object({
  ...numbers,
  role: field(shortText, added.role.unwrap()),
  organizationId: field(shortText, added.organizationId),
  ...names,
  preferredName: field(shortText, added.preferredName),
  email: field(email, added.email),
  alternativeContactNumber: field(shortText, added.alternativeContactNumber),
  workExperience: field(shortText, added.workExperience),
  yearsOfExperience: field(shortText, added.yearsOfExperience),
});

/** A client's details, as a planner changes them; the ID number and the cell number are fixed. */
export const detailsForm = z.object(contactFields);

/** A person's details, as an administrator changes them; an empty role means no change. */
export const personForm = z.object({
  role: field(shortText, changed.role),
  organizationId: field(clearable(shortText), changed.organizationId),
  ...contactFields,
  ...workFields,
  segment: field(
    yesNo,
    z
      .boolean()
      .optional()
      .transform((isStaff) => (isStaff ? ("NFPSTFF" as const) : ("NFPGEN" as const))),
  ),
});
