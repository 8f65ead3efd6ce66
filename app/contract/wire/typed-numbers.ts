/** Schemas of people's typed numbers, with the messages for unreadable ones. */
import { z } from "zod";
import { type IdentityFlaw, readIdentityNumber } from "~/base/identity-number";
import { type IsoDate, todayInSouthAfrica } from "~/base/date";
import { parseForeignPhone } from "~/base/foreign-phone";
import { isCellNumber, parsePhone } from "~/base/phone";
import { failure, type Result, success } from "~/base/result";
import { NO_SMS_REACHES_IT, NOT_A_CELL_NUMBER, NOT_THEIR_CELL_NUMBER } from "./messages";
import { text } from "./text";

const NOT_13_DIGITS = "Please enter the 13 digits of the ID number";

/** Messages for each flaw of an ID number. */
const IDENTITY_WORDS: Record<IdentityFlaw, string> = {
  "not 13 digits": NOT_13_DIGITS,
  "no birth date": "The first six digits are not a date of birth: please check the ID number",
  "no citizenship": "The eleventh digit has to be 0, 1 or 2: please check the ID number",
  "wrong check digit": "One of the digits is not right: please check the ID number",
};

/** Reads an ID number as its digits; a failure carries the message. */
export function readIdNumber(text: string, today: IsoDate): Result<string, string> {
  const read = readIdentityNumber(text, today);
  return read.ok ? success(read.value.digits) : failure(IDENTITY_WORDS[read.reason]);
}

/** Reads a cell number that is to receive a code; a failure carries the message, by default to its owner. */
export function readCellNumber(text: string, notOne: string = NOT_A_CELL_NUMBER): Result<string, string> {
  const cell = parsePhone(text);
  if (!cell) return failure(notOne);
  return isCellNumber(cell) ? success(cell) : failure(NO_SMS_REACHES_IT);
}

/**
 * Reads a client's phone number of any country, typed by an adviser: the nine digits of a South African cell
 * phone, or a number with `+` and its country's code.
 */
export function readTheirNumber(text: string): Result<string, string> {
  const foreign = parseForeignPhone(text);
  return foreign ? success(foreign) : readCellNumber(text, NOT_THEIR_CELL_NUMBER);
}

/** A typed number, transformed into its digits. */
export function numberOf(read: (typed: string) => Result<string, string>, message: string) {
  return text(40, message, { required_error: message, invalid_type_error: message }).transform(
    (typed, { addIssue }) => {
      const digits = read(typed);
      if (digits.ok) return digits.value;
      addIssue({ code: "custom", message: digits.reason });
      return z.NEVER;
    },
  );
}

/** A typed ID number. */
export const idNumber = numberOf(
  (typed) => readIdNumber(typed, todayInSouthAfrica(new Date())),
  NOT_13_DIGITS,
);

/** A cell number typed by its owner, to which a code is to be sent. */
export const ownCellNumber = numberOf(readCellNumber, NOT_A_CELL_NUMBER);
