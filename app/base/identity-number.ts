/** South African identity numbers: 13 digits, YYMMDD SSSS C A Z (Identification Act 68 of 1997, section 7). */
import { ageOn, formatDayMonthYear, isIsoDate } from "./date";
import type { IsoDate } from "./date";
import { passesLuhn } from "./luhn";
import { failure, success } from "./result";
import type { Result } from "./result";

/** What an identity number says about the person who holds it. */
export type IdentityNumber = {
  /** The 13 digits. */
  digits: string;
  birthDate: IsoDate;
  sex: "female" | "male";
  isCitizen: boolean;
};

/** Why a text is not an identity number: the first of these that applies. */
export type IdentityFlaw = "not 13 digits" | "no birth date" | "no citizenship" | "wrong check digit";

/** The first of the four digits that men have; women have lower ones. */
const FIRST_OF_MEN = "5";
/** The eleventh digit; a resident is a permanent one. */
const CITIZENSHIP = { citizen: "0", resident: "1", refugee: "2" };

/**
 * Reads an identity number; spaces between its digits are ignored. Its year has two digits: of the two centuries the
 * one counts that makes its holder between 0 and 99 years old on the given day.
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

/** A day in this century if it is not in the future, otherwise in the last one; 29 February exists in one of them alone. */
function readBirthDate(digits: string, today: IsoDate): IsoDate | undefined {
  const day = `${digits.slice(0, 2)}-${digits.slice(2, 4)}-${digits.slice(4, 6)}`;
  return [`20${day}`, `19${day}`].find((date) => isIsoDate(date) && ageOn(date, today) >= 0);
}

/**
 * When the holder of an identity number was born, DD/MM/YYYY; undefined if the text is none or says no day. Its check digit does
 * not count: people of a demonstration have a wrong one, and are told apart as others are.
 */
export function findBirthDate(text: string, today: IsoDate): string | undefined {
  const digits = readDigits(text);
  const birthDate = digits && readBirthDate(digits, today);
  return birthDate && formatDayMonthYear(birthDate);
}

/** An identity number by its birth date and last figures: enough to know whose it is, and no number to misuse. */
export function maskSequenceNumber(digits: string): string {
  return `${digits.slice(0, 6)} •••• ${digits.slice(10)}`;
}

/** Writes an identity number with all but its birth year hidden, such as 63•••••••••••. */
export function maskIdentityNumber(digits: string): string {
  return digits.slice(0, 2).padEnd(digits.length, "•");
}
