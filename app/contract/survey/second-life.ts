/** Rules for the second life of a life annuity who is not a partner. */
import { ageOn, isIsoDate, type IsoDate } from "~/base/date";
import type { Profile } from "./profile";
import { secondLifeFields } from "./second-life-fields";

/** Completed years; as for a partner, no life annuity is calculated for younger people. */
const SECOND_LIFE_AGE = { fromAtRetirement: 40, below: 100 } as const;

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

/** The mortality tables need both answers. */
export function checkSecondLife({
  secondLifeBirth,
  secondLifeGender,
}: Profile): { field: keyof typeof secondLifeFields; message: string }[] {
  if ((secondLifeBirth === undefined) === (secondLifeGender === undefined)) return [];
  const field = secondLifeBirth === undefined ? "secondLifeBirth" : "secondLifeGender";
  return [{ field, message: secondLifeFields[field].required }];
}
