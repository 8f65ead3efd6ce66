/** The answers that an ID number contains as well. */
import { formatDayMonthYear, isIsoDate } from "~/base/date";
import type { IdentityNumber } from "~/base/identity-number";

export type Identity = Pick<IdentityNumber, "birthDate" | "sex">;

const SEX_WORDS: Record<Identity["sex"], string> = { female: "woman", male: "man" };

/** The message where an answer contradicts an ID number; undefined if they agree, or the day is unreadable. */
export function findContradiction(
  { dateOfBirth, gender }: { dateOfBirth?: unknown; gender?: unknown },
  { birthDate, sex }: Identity,
): string | undefined {
  if (typeof dateOfBirth === "string" && isIsoDate(dateOfBirth) && dateOfBirth !== birthDate)
    return `The ID number says ${formatDayMonthYear(birthDate)}`;
  return gender !== undefined && gender !== sex ? `The ID number is a ${SEX_WORDS[sex]}’s` : undefined;
}
