import type { UserChanges } from "~/contract/account/user-operations";

type ProfileField = {
  name: Exclude<keyof UserChanges, "photo" | "segment">;
  label: string;
  hint?: string;
  autoComplete?: string;
  type?: "email";
  inputMode?: "tel" | "email" | "numeric";
};

/** What everybody may say about themselves. */
export const OWN_FIELDS: readonly ProfileField[] = [
  { name: "preferredName", label: "Preferred name", hint: "What we call you", autoComplete: "nickname" },
  { name: "firstNames", label: "First names", hint: "As in your ID document", autoComplete: "given-name" },
  { name: "surname", label: "Surname", autoComplete: "family-name" },
  { name: "email", label: "Email", type: "email", inputMode: "email", autoComplete: "email" },
  {
    name: "alternativeContactNumber",
    label: "Another telephone number",
    hint: "If we cannot reach you on your cell phone",
    inputMode: "tel",
    autoComplete: "tel",
  },
];

/** What people who advise others say besides. */
export const ADVISER_FIELDS: readonly ProfileField[] = [
  { name: "workExperience", label: "Work experience" },
  { name: "yearsOfExperience", label: "Years of experience", inputMode: "numeric" },
];

/** The field of the picture in its form. */
export const PHOTO_FIELD = "picture";

/** The query that says that a change was saved. */
export const SAVED = "saved";
