import { fields } from "./fields";
import type { Profile } from "./profile";

/** A contribution needs the number of people whom the scheme covers. */
export function checkMedicalScheme({
  medicalPeople,
  medicalContributionPerMonth,
}: Profile): { field: "medicalPeople"; message: string }[] {
  if (medicalContributionPerMonth === undefined || medicalPeople !== undefined) return [];
  return [{ field: "medicalPeople", message: fields.medicalPeople.required }];
}
