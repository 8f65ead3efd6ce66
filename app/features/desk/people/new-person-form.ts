import { z } from "zod";
import { newUserSchema } from "~/contract/desk/client-operations";
import { field } from "~/web/fields/field";
import { cell, email, shortText } from "~/web/fields/typings";

const { shape } = newUserSchema;

/** What an administrator says of a person without an account; they have to have a role. */
export const newPersonForm = z.object({
  rsaIdNr: field(shortText, shape.rsaIdNr),
  cellNr: field(cell, shape.cellNr),
  role: field(shortText, shape.role.unwrap()),
  organizationId: field(shortText, shape.organizationId),
  firstNames: field(shortText, shape.firstNames),
  surname: field(shortText, shape.surname),
  preferredName: field(shortText, shape.preferredName),
  email: field(email, shape.email),
  alternativeContactNumber: field(shortText, shape.alternativeContactNumber),
  workExperience: field(shortText, shape.workExperience),
  yearsOfExperience: field(shortText, shape.yearsOfExperience),
});
