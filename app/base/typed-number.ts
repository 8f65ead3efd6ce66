/** Percentages, years and counts as people type them; each field's rules set the limits. */

const NUMBER = /^(\d+)(?:[.,](\d+))?$/;

function parseNumber(text: string, decimals: number): number {
  const [, whole = "", fraction = ""] = NUMBER.exec(text) ?? [];
  return whole === "" || fraction.length > decimals ? NaN : Number(`${whole}.${fraction || 0}`);
}

/** Strips the percent sign and surrounding spaces. */
export function dropPercentSign(text: string): string {
  return text.trim().replace(/%$/, "").trimEnd();
}

/**
 * Parses a percentage, with or without its sign; an empty text counts as 0.
 * @param decimals the most digits allowed after the point or comma
 * @returns NaN for anything but a non-negative number
 */
export function parsePercent(text: string, decimals = 0): number {
  const typed = dropPercentSign(text);
  if (typed === "") return 0;
  return parseNumber(typed, decimals);
}

/**
 * Parses a number of years, with or without the word.
 * @returns NaN for anything but a non-negative number, including the word alone
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
 * Parses a count.
 * @returns NaN for anything but a non-negative whole number
 */
export function parseWhole(text: string): number {
  return /^\d{1,9}$/.test(text.trim()) ? Number(text) : NaN;
}
