import { randomInt } from "node:crypto";

/** Tells whether the last digit of a number is the check digit that Luhn's method gives. */
export function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const value = place % 2 === 0 ? Number(digit) : Number(digit) * 2;
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** Invents a 13-digit number that cannot be anyone's ID number, because it fails the check digit. */
export function inventRsaid(): string {
  const digits = Array.from({ length: 13 }, () => randomInt(10)).join("");
  return passesLuhn(digits) ? inventRsaid() : digits;
}
