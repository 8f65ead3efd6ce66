import { z } from "zod";
import { userOperations } from "~/contract/account/user-operations";
import { field } from "~/web/fields/field";
import { clearable, email, shortText, yesNo } from "~/web/fields/typings";

const { shape } = userOperations.updateUser.body;

/** What an administrator changes about a person; a role that was left empty stays as it is. */
export const personForm = z.object({
  role: field(shortText, shape.role),
  organizationId: field(clearable(shortText), shape.organizationId),
  firstNames: field(clearable(shortText), shape.firstNames),
  surname: field(clearable(shortText), shape.surname),
  preferredName: field(clearable(shortText), shape.preferredName),
  email: field(clearable(email), shape.email),
  alternativeContactNumber: field(clearable(shortText), shape.alternativeContactNumber),
  workExperience: field(clearable(shortText), shape.workExperience),
  yearsOfExperience: field(clearable(shortText), shape.yearsOfExperience),
  segment: field(
    yesNo,
    z
      .boolean()
      .optional()
      .transform((isStaff) => (isStaff ? ("NFPSTFF" as const) : ("NFPGEN" as const))),
  ),
});
