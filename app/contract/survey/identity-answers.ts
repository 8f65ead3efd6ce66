/** The answers that an ID number holds as well. */
import { formatDayMonthYear } from "~/base/date";
import type { IdentityNumber } from "~/base/identity-number";

/** What an ID number says of its holder. */
export type Identity = Pick<IdentityNumber, "birthDate" | "sex">;

/** Where an answer contradicts an ID number, what that says; undefined if they agree. */
export function findContradiction(
  answer: { dateOfBirth?: unknown; gender?: unknown },
  { birthDate, sex }: Identity,
): string | undefined {
  if ("dateOfBirth" in answer && answer.dateOfBirth !== birthDate)
    return `The ID number says ${formatDayMonthYear(birthDate)}`;
  return "gender" in answer && answer.gender !== sex ? `The ID number says ${sex}` : undefined;
}
