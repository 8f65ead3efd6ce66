import { z } from "zod";
import { userDetails } from "~/contract/account/user-operations";
import { field } from "~/web/fields/field";
import { clearable, email, shortText } from "~/web/fields/typings";

/** What a planner changes about a client; the ID number and the cell number stay. */
export const detailsForm = z.object({
  firstNames: field(clearable(shortText), userDetails.firstNames),
  surname: field(clearable(shortText), userDetails.surname),
  preferredName: field(clearable(shortText), userDetails.preferredName),
  email: field(clearable(email), userDetails.email),
  alternativeContactNumber: field(clearable(shortText), userDetails.alternativeContactNumber),
});

/** The name of a field of it. */
export type DetailField = keyof typeof detailsForm.shape;
