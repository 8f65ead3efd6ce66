import type { AskedText } from "~/web/fields/field";
import { type UserDetail, WORK_QUESTIONS } from "~/web/fields/user-details";
import { NUMBER_LABELS } from "~/web/desk/number-fields";

/** The questions about every person: names, contact details and work. */
export const DETAIL_QUESTIONS: readonly AskedText<UserDetail>[] = [
  { name: "firstNames", label: "First names", hint: "As in their ID document" },
  { name: "surname", label: "Surname" },
  { name: "preferredName", label: "Preferred name", hint: "What we call them, if it is another" },
  { name: "email", label: "Email", type: "email", inputMode: "email" },
  { name: "alternativeContactNumber", label: "Another telephone number", inputMode: "tel" },
  ...WORK_QUESTIONS,
];

/** Labels by field, for the summary of mistakes. */
export const FIELD_LABELS: Record<string, string> = {
  ...Object.fromEntries(DETAIL_QUESTIONS.map(({ name, label }) => [name, label])),
  ...NUMBER_LABELS,
  role: "Role",
  organizationId: "Organisation",
  segment: "Staff or family",
};
