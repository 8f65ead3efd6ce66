/** Rules that compare several answers of a step. */
import type { Step } from "./field-declaration";
import { type FieldName, fields } from "./fields";
import { checkFundParts, FUND_PARTS } from "./fund-parts";
import type { Profile } from "./profile";
import { checkSecondLife } from "./second-life";

/**
 * Returns the mistakes of a step's answers taken together.
 * @param isWrong whether one of these fields has a mistake of its own, which takes precedence
 */
export function checkTogether(
  step: Step,
  profile: Profile,
  isWrong: (fields: readonly FieldName[]) => boolean,
): { field: FieldName; message: string }[] {
  if (step === 2 && !isWrong(["investments", ...FUND_PARTS])) return checkFundParts(profile);
  if (step === 4 && !isWrong(["secondLifeBirth", "secondLifeGender"])) return checkSecondLife(profile);
  if (step === 5 && !isWrong(["medicalPeople", "medicalContributionPerMonth"]))
    return checkMedicalScheme(profile);
  return [];
}

/** A contribution needs the number of people whom the scheme covers. */
function checkMedicalScheme({
  medicalPeople,
  medicalContributionPerMonth,
}: Profile): { field: "medicalPeople"; message: string }[] {
  if (medicalContributionPerMonth === undefined || medicalPeople !== undefined) return [];
  return [{ field: "medicalPeople", message: fields.medicalPeople.required }];
}
