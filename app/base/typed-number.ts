/** Percentages, years and counts as people type them; what they may be is for the rules of their field to say. */

const NUMBER = /^(\d+)(?:[.,](\d+))?$/;

function parseNumber(text: string, decimals: number): number {
  const [, whole = "", fraction = ""] = NUMBER.exec(text) ?? [];
  return whole === "" || fraction.length > decimals ? NaN : Number(`${whole}.${fraction || 0}`);
}

/** A percentage as it was typed, without its sign and the spaces around it. */
export function dropPercentSign(text: string): string {
  return text.trim().replace(/%$/, "").trimEnd();
}

/**
 * Reads a percentage, with or without its sign; an empty text counts as 0.
 * @param decimals how many digits may stand after the point or comma
 * @returns NaN for anything but a number from 0 on
 */
export function parsePercent(text: string, decimals = 0): number {
  const typed = dropPercentSign(text);
  if (typed === "") return 0;
  return parseNumber(typed, decimals);
}

/**
 * Reads a number of years, with or without the word.
 * @returns NaN for anything but a number from 0 on, the word alone too
 */
export function parseYears(text: string): number {
  return parseNumber(
    text
      .trim()
      .replace(/years?$/i, "")
      .trimEnd(),
    2,
  );
}

/**
 * Reads a count of something.
 * @returns NaN for anything but a whole number from 0 on
 */
export function parseWhole(text: string): number {
  return /^\d{1,9}$/.test(text.trim()) ? Number(text) : NaN;
}
