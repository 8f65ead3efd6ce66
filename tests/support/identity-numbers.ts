import { randomInt } from "node:crypto";
import { passesLuhn } from "../../app/base/luhn";

/** A well-formed ID number that a test makes up: of a citizen born on a day in the 1960s. */
export function inventIdentityNumber(birthDay = "630314"): string {
  const start = `${birthDay}${String(randomInt(10_000)).padStart(4, "0")}08`;
  const last = Array.from({ length: 10 }, (_, digit) => `${start}${digit}`).find(passesLuhn);
  if (!last) throw new Error(`no check digit fits ${start}`);
  return last;
}
