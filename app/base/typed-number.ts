/** Percentages and years as people type them. */

const NUMBER = /^(\d{1,3})(?:[.,](\d+))?$/;

function parseNumber(text: string, decimals: number): number {
  const [, whole = "", fraction = ""] = NUMBER.exec(text) ?? [];
  return whole === "" || fraction.length > decimals ? NaN : Number(`${whole}.${fraction || 0}`);
}

/**
 * Reads a percentage, with or without its sign; an empty text counts as 0.
 * @param decimals how many digits may stand after the point or comma
 * @returns 0 to 100, NaN for anything else
 */
export function parsePercent(text: string, decimals = 0): number {
  const typed = text.replace(/[\s\u00a0]*%?[\s\u00a0]*$/, "").trim();
  if (typed === "") return 0;
  const percent = parseNumber(typed, decimals);
  return percent <= 100 ? percent : NaN;
}

/**
 * Reads a number of years, with or without the word.
 * @returns 0 to 100, null for an empty text, NaN for anything else
 */
export function parseYears(text: string): number | null {
  const typed = text.trim().replace(/[\s\u00a0]*years?$/i, "");
  if (typed === "") return null;
  const years = parseNumber(typed, 2);
  return years <= 100 ? years : NaN;
}
