/** Wording of answers in the list of answers. */
import { formatDayMonthYear, type IsoDate } from "~/base/date";
import { formatRand } from "~/base/money";
import { formatPhone } from "~/base/write-phone";
import type { Dependant } from "~/contract/survey/profile";
import { writeDate } from "../plan/write-figures";

const NO_BREAK_SPACE = "\u00a0";

/** `1 April 2027`, never broken between lines. */
export function sayDay(day: IsoDate | undefined): string {
  return day === undefined ? "" : writeDate(formatDayMonthYear(day)).replaceAll(" ", NO_BREAK_SPACE);
}

/** `R28 000`. */
export function sayRand(amount: number | undefined): string {
  return amount === undefined ? "" : formatRand(amount);
}

/** `+27 (0) 82 123 4567`, never broken between lines. */
export function sayPhone(phone = ""): string {
  return formatPhone(phone).replaceAll(" ", NO_BREAK_SPACE);
}

/** `R4 000 a month until the end of 2031`. */
export function sayMonthlySupport({ futureIncomeSupportAmount, futureIncomeSupportYear }: Dependant): string {
  return `${sayRand(futureIncomeSupportAmount)} a month until the end of ${futureIncomeSupportYear}`;
}
