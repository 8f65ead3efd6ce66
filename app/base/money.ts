/** Rand as people type and read them. Amounts are plain numbers of rand. */

/** The largest amount the product accepts, in rand. */
export const LARGEST_AMOUNT = 999_999_999_999;

const NO_BREAK_SPACE = "\u00a0";
const SPACES = /[\u0020\u00a0\u202f\u2009]/g;

/** Writes an amount without cents, `R1 234 567`, with no-break spaces between thousands; negatives as `-R5`. */
export function formatRand(amount: number): string {
  const whole = Math.round(Math.abs(amount));
  const sign = amount < 0 && whole > 0 ? "-" : "";
  return `${sign}R${groupThousands(whole)}`;
}

/** Writes a whole number, or the digits of one as they are, with no-break spaces between thousands. */
export function groupThousands(whole: number | string): string {
  return String(whole).replace(/\B(?=(\d{3})+(?!\d))/g, NO_BREAK_SPACE);
}

/** Writes an amount for a chart's axis: `R950`, `R25K`, `R1.5M`, `R2B`, `R1T`. */
export function abbreviateRand(amount: number): string {
  const steps = [
    [1e12, "T"],
    [1e9, "B"],
    [1e6, "M"],
    [1e3, "K"],
  ] as const;
  for (const [size, letter] of steps) {
    if (Math.abs(amount) >= size) return `R${Number((amount / size).toFixed(1))}${letter}`;
  }
  return `R${Math.round(amount)}`;
}

/**
 * Reads an amount of rand as people type it: an `R` in front or not, thousands by spaces (no-break ones too) or by
 * commas in well-formed groups of three, one final `,dd` or `.dd` for cents, which are rounded to the rand.
 * @returns whole rand, 0 or more; undefined when the text is not such an amount
 */
export function parseRand(text: string): number | undefined {
  const typed = text.trim().replace(/^R\s*/i, "").replace(SPACES, " ");
  const match = /^(\d+|\d{1,3}(?: \d{3})+|\d{1,3}(?:,\d{3})+)(?:[.,](\d{2}))?$/.exec(typed);
  if (!match) return undefined;
  const rand = Number(match[1]!.replace(/[ ,]/g, ""));
  return match[2] === undefined ? rand : Math.round(rand + Number(match[2]) / 100);
}
