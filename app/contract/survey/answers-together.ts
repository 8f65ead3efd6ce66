/** Answers of a step that only together make sense. */
import type { Step } from "./field-declaration";
import type { FieldName } from "./fields";
import { checkFundParts, FUND_PARTS } from "./fund-parts";
import { checkMedicalScheme } from "./medical-scheme";
import type { Profile } from "./profile";
import { checkSecondLife } from "./second-life";

/**
 * What is wrong with the answers of a step together.
 * @param isWrong whether one of some fields is wrong by itself, which is said first
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
