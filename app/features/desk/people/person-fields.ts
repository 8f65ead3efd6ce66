import type { UserChanges } from "~/contract/account/user-operations";

type PersonField = {
  name: Exclude<keyof UserChanges, "photo" | "segment">;
  label: string;
  hint?: string;
  type?: "email";
  inputMode?: "tel" | "email" | "numeric";
};

/** What everybody is called, and how they are reached. */
export const NAME_FIELDS: readonly PersonField[] = [
  { name: "firstNames", label: "First names", hint: "As in their ID document" },
  { name: "surname", label: "Surname" },
  { name: "preferredName", label: "Preferred name", hint: "What we call them, if it is another" },
  { name: "email", label: "Email", type: "email", inputMode: "email" },
  { name: "alternativeContactNumber", label: "Another telephone number", inputMode: "tel" },
];

/** What is said of people who advise others. */
export const WORK_FIELDS: readonly PersonField[] = [
  { name: "workExperience", label: "Work experience" },
  { name: "yearsOfExperience", label: "Years of experience", inputMode: "numeric" },
];

/** The numbers that belong to an account, which are typed once. */
export const NUMBER_FIELDS = { rsaIdNr: "South African ID number", cellNr: "Cell number" } as const;

/** Every field by its name, for the summary of mistakes. */
export const FIELD_LABELS: Record<string, string> = {
  ...Object.fromEntries([...NAME_FIELDS, ...WORK_FIELDS].map(({ name, label }) => [name, label])),
  ...NUMBER_FIELDS,
  role: "Role",
  organizationId: "Organisation",
  segment: "Staff or family",
};
