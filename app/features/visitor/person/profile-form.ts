import { z } from "zod";
import { userDetails } from "~/contract/account/user-operations";
import { field } from "~/web/fields/field";
import { clearable, shortText } from "~/web/fields/typings";

/** What people change about themselves. */
export const profileForm = z.object({
  preferredName: field(clearable(shortText), userDetails.preferredName),
  firstNames: field(clearable(shortText), userDetails.firstNames),
  surname: field(clearable(shortText), userDetails.surname),
  email: field(clearable(shortText), userDetails.email),
  alternativeContactNumber: field(clearable(shortText), userDetails.alternativeContactNumber),
  workExperience: field(clearable(shortText), userDetails.workExperience),
  yearsOfExperience: field(clearable(shortText), userDetails.yearsOfExperience),
});
