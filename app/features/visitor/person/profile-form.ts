import { z } from "zod";
import { userDetails } from "~/contract/account/user-operations";
import { field } from "~/web/fields/field";
import { detail } from "~/web/fields/typings";

/** What people change about themselves. */
export const profileForm = z.object({
  preferredName: field(detail, userDetails.preferredName),
  firstNames: field(detail, userDetails.firstNames),
  surname: field(detail, userDetails.surname),
  email: field(detail, userDetails.email),
  alternativeContactNumber: field(detail, userDetails.alternativeContactNumber),
  workExperience: field(detail, userDetails.workExperience),
  yearsOfExperience: field(detail, userDetails.yearsOfExperience),
});
