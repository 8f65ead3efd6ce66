/** A person's details, as the person or a desk changes them. An emptied one is deleted. */
import { userDetails } from "~/contract/account/user-operations";
import { type AskedText, field } from "./field";
import { clearable } from "./typings";
import { email, shortText } from "./contact-typings";

export type UserDetail = keyof typeof userDetails;

/** A person's names and contact details. */
export const contactFields = {
  firstNames: field(clearable(shortText), userDetails.firstNames),
  surname: field(clearable(shortText), userDetails.surname),
  preferredName: field(clearable(shortText), userDetails.preferredName),
  email: field(clearable(email), userDetails.email),
  alternativeContactNumber: field(clearable(shortText), userDetails.alternativeContactNumber),
};

/** The work of people who advise others. */
export const workFields = {
  workExperience: field(clearable(shortText), userDetails.workExperience),
  yearsOfExperience: field(clearable(shortText), userDetails.yearsOfExperience),
};

export const WORK_QUESTIONS: readonly AskedText<UserDetail>[] = [
  { name: "workExperience", label: "Work experience" },
  { name: "yearsOfExperience", label: "Years of experience", inputMode: "numeric" },
];
