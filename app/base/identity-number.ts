/** South African identity numbers: 13 digits, YYMMDD SSSS C A Z (Identification Act 68 of 1997, section 7). */
import { ageOn, formatDayMonthYear, isIsoDate, type IsoDate } from "./date";
import { passesLuhn } from "./luhn";
import { failure, type Result, success } from "./result";

/** The facts that an identity number states about its holder. */
export type IdentityNumber = {
  digits: string;
  birthDate: IsoDate;
  sex: "female" | "male";
  isCitizen: boolean;
};

/** The reason why a text is not an identity number: the first that applies. */
export type IdentityFlaw = "not 13 digits" | "no birth date" | "no citizenship" | "wrong check digit";

/** Men have this digit or a higher one in seventh place, women a lower one. */
const FIRST_OF_MEN = "5";
/** The eleventh digit; `resident` means a permanent resident. */
const CITIZENSHIP = { citizen: "0", resident: "1", refugee: "2" };

/**
 * Parses an identity number; spaces between digits are ignored. The year has two digits, so the century is
 * the one that makes the holder between 0 and 99 years old on the given day.
 */
export function readIdentityNumber(text: string, today: IsoDate): Result<IdentityNumber, IdentityFlaw> {
  const digits = readDigits(text);
  if (!digits) return failure("not 13 digits");
  const birthDate = readBirthDate(digits, today);
  if (!birthDate) return failure("no birth date");
  const citizenship = digits.charAt(10);
  if (!Object.values(CITIZENSHIP).includes(citizenship)) return failure("no citizenship");
  if (!passesLuhn(digits)) return failure("wrong check digit");
  const sex = digits.charAt(6) >= FIRST_OF_MEN ? "male" : "female";
  return success({ digits, birthDate, sex, isCitizen: citizenship === CITIZENSHIP.citizen });
}

function readDigits(text: string): string | undefined {
  const digits = text.replace(/\s/g, "");
  return /^[0-9]{13}$/.test(digits) ? digits : undefined;
}

/** Prefers this century unless the day lies in the future; 29 February may exist in only one of the two. */
function readBirthDate(digits: string, today: IsoDate): IsoDate | undefined {
  const day = `${digits.slice(0, 2)}-${digits.slice(2, 4)}-${digits.slice(4, 6)}`;
  return [`20${day}`, `19${day}`].find((date) => isIsoDate(date) && ageOn(date, today) >= 0);
}

/**
 * Returns the birth date in an identity number, DD/MM/YYYY; undefined if the text is no such number or has
 * no real day. The check digit is ignored, because demonstration people have a wrong one.
 */
export function findBirthDate(text: string, today: IsoDate): string | undefined {
  const digits = readDigits(text);
  const birthDate = digits && readBirthDate(digits, today);
  return birthDate && formatDayMonthYear(birthDate);
}

/**
 * Masks the sequence number: birth date and last digits identify the holder, but the number cannot be
 * misused.
 */
export function maskSequenceNumber(digits: string): string {
  return `${digits.slice(0, 6)} •••• ${digits.slice(10)}`;
}

/** Masks all but the birth year, such as 63•••••••••••. */
export function maskIdentityNumber(digits: string): string {
  return digits.slice(0, 2).padEnd(digits.length, "•");
}
