import { fields } from "./fields";
import type { Profile } from "./profile";

/** What is paid to a medical scheme says nothing without the people it covers. */
export function checkMedicalScheme({
  medicalPeople,
  medicalContributionPerMonth,
}: Profile): { field: "medicalPeople"; message: string }[] {
  if (medicalContributionPerMonth === undefined || medicalPeople !== undefined) return [];
  return [{ field: "medicalPeople", message: fields.medicalPeople.required }];
}
