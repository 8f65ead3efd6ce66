import { randomInt } from "node:crypto";
import { passesLuhn } from "../../app/base/luhn";

/** From so many days that two tests on one database hardly ever invent the same number, or one of the fixtures. */
function inventBirthDay(): string {
  const two = (number: number) => String(number).padStart(2, "0");
  return `4${randomInt(10)}${two(randomInt(1, 13))}${two(randomInt(1, 29))}`;
}

/** Invents a valid ID number: by default of a citizen, born in the 1940s. */
export function inventIdentityNumber(
  birthDay = inventBirthDay(),
  citizenship: "0" | "1" | "2" = "0",
): string {
  return completeIdentityNumber(`${birthDay}${String(randomInt(10_000)).padStart(4, "0")}${citizenship}8`);
}

/** Invents the ID numbers of a permanent resident and of a refugee. */
export const inventForeignNumbers = () =>
  (["1", "2"] as const).map((citizenship) => inventIdentityNumber(undefined, citizenship));

/** Invents the ID number of a woman born on a day, DD/MM/YYYY. */
export function inventNumberOfWoman(born: string): string {
  const birthDay = born.split("/").reverse().join("").slice(2);
  return completeIdentityNumber(`${birthDay}${String(randomInt(5_000)).padStart(4, "0")}08`);
}

/** Adds the check digit to the first twelve digits. */
export function completeIdentityNumber(start: string): string {
  const last = Array.from({ length: 10 }, (_, digit) => `${start}${digit}`).find(passesLuhn);
  if (!last) throw new Error(`no check digit fits ${start}`);
  return last;
}
