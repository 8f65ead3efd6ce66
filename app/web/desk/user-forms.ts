/** What is said at a desk of a person: of a new one, and of one who has an account. */
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

/** What a planner says of a new client. */
export const newClientForm = z.object({ ...names, ...numbers, email: field(email, added.email) });

/** What an administrator says of a person without an account; they have to have a role. */
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

/** What a planner changes about a client; the ID number and the cell number stay. */
export const detailsForm = z.object(contactFields);

/** What an administrator changes about a person; a role that was left empty stays as it is. */
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
