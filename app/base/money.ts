/** Amounts of money as people type and read them: plain numbers of rand. */

/** The largest amount the product accepts, in rand. */
export const LARGEST_AMOUNT = 999_999_999_999;

/** The smallest savings for which a plan is made, in rand. */
export const MINIMUM_SAVINGS = 100_000;

const NO_BREAK_SPACE = "\u00a0";
const SPACES = /[\u0020\u00a0\u202f\u2009]/g;

/** Formats an amount without cents, `R1 234 567`, with no-break spaces between thousands; negatives as `-R5`. */
export function formatRand(amount: number): string {
  const whole = Math.round(Math.abs(amount));
  const sign = amount < 0 && whole > 0 ? "-" : "";
  return `${sign}R${groupThousands(whole)}`;
}

/** Groups the thousands of a non-negative whole number, or of its digits, with no-break spaces. */
export function groupThousands(whole: number | string): string {
  const digits = String(whole);
  const first = digits.length % 3 || 3;
  return digits.slice(0, first) + digits.slice(first).replace(/.{3}/g, `${NO_BREAK_SPACE}$&`);
}

/** Formats an amount as it is typed: no-break spaces between thousands, and cents where there are any. */
export function writeAmount(amount: number): string {
  if (Number.isInteger(amount)) return groupThousands(amount);
  const [rand = "", cents = ""] = amount.toFixed(2).split(".");
  return `${groupThousands(Number(rand))}.${cents}`;
}

/**
 * Thousands in groups of three, separated by spaces, commas or dots. A single group after a dot could be a fraction;
 * only cents make it clear.
 */
const GROUPED =
  /^(\d+|\d{1,3}(?: \d{3})+|\d{1,3}(?:,\d{3})+)(?:[.,](\d{2}))?$|^(\d{1,3}(?:\.\d{3})+),(\d{2})$|^(\d{1,3}(?:\.\d{3}){2,})$/;
const MILLIONS = /^(\d+|\d{1,3}(?: \d{3})+)(?:\.(\d{1,6})|,(\d{1,2}))? ?m(?:illion)?$/;

/**
 * Parses an amount as people type it: `R` in front or `rand` behind or neither, thousands in well-formed
 * groups of three separated by spaces (no-break ones too), commas or dots, a final `,dd` or `.dd` for cents;
 * or a number of millions, `1.2m`. An ambiguous amount, such as `1.200`, is rejected.
 * @returns rand with their cents, 0 or more; undefined when the text is not such an amount
 */
export function parseRand(text: string): number | undefined {
  const typed = text
    .replace(SPACES, " ")
    .trim()
    .toLowerCase()
    .replace(/^r ?| ?rand$/g, "");
  const millions = MILLIONS.exec(typed);
  if (millions) {
    const [, whole = "", fraction = millions[3] ?? ""] = millions;
    return Number(whole.replace(/ /g, "") + fraction.padEnd(6, "0"));
  }
  const grouped = GROUPED.exec(typed);
  if (!grouped) return undefined;
  const rand = grouped[1] ?? grouped[3] ?? grouped[5] ?? "";
  const cents = grouped[2] ?? grouped[4] ?? "0";
  return Number(rand.replace(/[ ,.]/g, "")) + Number(cents) / 100;
}
