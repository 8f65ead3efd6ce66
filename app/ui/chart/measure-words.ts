/**
 * Widths of letters as fractions of the type size, in the widest of the usual typefaces (DejaVu Sans and
 * Verdana).
 */
const WIDTHS: readonly [letters: RegExp, width: number][] = [
  [/[iIjJl]/, 0.29],
  [/[\s.,:;'’|!/]/, 0.34],
  [/[frt()-]/, 0.41],
  [/[csz]/, 0.55],
  [/[mwMW—%]/, 0.99],
  [/[DGHNOQU]/, 0.78],
  [/[A-Z]/, 0.7],
];
const OTHER = 0.64;
const BOLD = 1.14;
const SIZE = 16;

/** The greatest width in pixels of words of 16 px: a little more than in the widest of the usual typefaces. */
export function measureWords(words: string, weight: "normal" | "bold" = "normal"): number {
  const widths = [...words].map((letter) => WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? OTHER);
  return widths.reduce((sum, width) => sum + width, 0) * SIZE * (weight === "bold" ? BOLD : 1);
}
