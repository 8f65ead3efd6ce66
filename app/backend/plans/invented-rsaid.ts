import { randomInt } from "node:crypto";
import { passesLuhn } from "~/base/luhn";

/** Invents a 13-digit number that cannot be anyone's ID number, because it fails the check digit. */
export function inventRsaid(): string {
  const digits = Array.from({ length: 13 }, () => randomInt(10)).join("");
  return passesLuhn(digits) ? inventRsaid() : digits;
}
