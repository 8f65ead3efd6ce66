/** The rules for somebody to whom a life annuity goes on, and who is no partner. */
import { ageOn, isIsoDate } from "~/base/date";
import type { IsoDate } from "~/base/date";
import type { Profile } from "./profile";
import { secondLifeFields } from "./second-life-fields";

/** Completed years: as for a partner, no life annuity is worked out for the young. */
const SECOND_LIFE_AGE = { fromAtRetirement: 40, below: 100 } as const;

/** What is wrong with the day on which they were born. */
export function checkSecondBirth(
  birth: IsoDate,
  { retirementDate, today }: { retirementDate?: IsoDate; today: IsoDate },
): string | undefined {
  const { fromAtRetirement, below } = SECOND_LIFE_AGE;
  if (ageOn(birth, today) >= below) return `Please enter somebody who is younger than ${below}`;
  if (!retirementDate || !isIsoDate(retirementDate) || ageOn(birth, retirementDate) >= fromAtRetirement)
    return undefined;
  return `Please enter somebody who is at least ${fromAtRetirement} on the retirement date: for the younger, ask an insurer for a quote`;
}

/** The tables of mortality ask for both answers. */
export function checkSecondLife({
  secondLifeBirth,
  secondLifeGender,
}: Profile): { field: keyof typeof secondLifeFields; message: string }[] {
  if ((secondLifeBirth === undefined) === (secondLifeGender === undefined)) return [];
  const field = secondLifeBirth === undefined ? "secondLifeBirth" : "secondLifeGender";
  return [{ field, message: secondLifeFields[field].required }];
}
