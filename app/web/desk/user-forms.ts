/** The forms of a desk about a person: a new one, and one who has an account. */
import { z } from "zod";
import { userOperations } from "~/contract/account/user-operations";
import { newUserSchema } from "~/contract/desk/client-operations";
import { field } from "~/web/fields/field";
import { cell, clearable, email, shortText, yesNo } from "~/web/fields/typings";
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

/** A person whom an administrator adds; they have to have a role. */
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

/** The details of a client that a planner changes; the ID number and the cell number stay. */
export const detailsForm = z.object(contactFields);

/** The details of a person that an administrator changes; a role that was left empty stays as it is. */
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
