import { z } from "zod";
import type { AskedText } from "~/web/fields/field";
import { contactFields, type UserDetail, workFields } from "~/web/fields/user-details";

const { preferredName, ...others } = contactFields;

/** The details that people change about themselves, in the order of their page: the preferred name first. */
export const profileForm = z.object({ preferredName, ...others, ...workFields });

/** The questions for every account. */
export const OWN_QUESTIONS: readonly AskedText<UserDetail>[] = [
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

export const PHOTO_FIELD = "picture";

/** Query parameter: a change was saved. */
export const SAVED = "saved";
