/** The number format of the methodology, with plain spaces, so that its text can be searched. */
import { formatDayMonthYear, type IsoDate } from "~/base/date";
import { formatRand, groupThousands } from "~/base/money";
import { writeDate } from "~/words/plan/write-figures";

const NO_BREAK_SPACE = /\u00a0/g;

/** `R550 000`, and `−R50`. */
export function rand(amount: number): string {
  return formatRand(amount).replace(NO_BREAK_SPACE, " ").replace("-", "−");
}

/** `4 096`. */
export function whole(value: number): string {
  return groupThousands(value).replace(NO_BREAK_SPACE, " ");
}

/** A fraction as a percentage: with so many decimals, by default as many as it has, at most four. */
export function percent(share: number, decimals?: number): string {
  const value = share * 100;
  return `${decimals === undefined ? Number(value.toFixed(4)) : value.toFixed(decimals)}%`;
}

/** A number with so many decimals. */
export function decimal(value: number, decimals: number): string {
  return value.toFixed(decimals);
}

/** `1 March 2026`. */
export function day(date: IsoDate): string {
  return writeDate(formatDayMonthYear(date));
}

const FRACTIONS: readonly [number, string][] = [
  [1 / 10, "a tenth"],
  [1 / 4, "a quarter"],
  [1 / 3, "one third"],
  [1 / 2, "half"],
  [3 / 4, "three quarters"],
];

/** A fraction in words if it has a name, otherwise as a percentage. */
export function fraction(share: number): string {
  return FRACTIONS.find(([value]) => Math.abs(value - share) < 1e-12)?.[1] ?? percent(share);
}

/** A chance as plans write it, `15 of 20 futures`; out of a hundred if it is not a whole number of 20. */
export function odds(share: number): string {
  const futures = share * 20;
  if (Math.abs(futures - Math.round(futures)) < 1e-9) return `${Math.round(futures)} of 20 futures`;
  return `${Math.round(share * 100)} of 100 futures`;
}

const WORDS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

/** A small count in words. */
export function count(value: number): string {
  return WORDS[value] ?? String(value);
}

/** A Markdown table; the formatter aligns it. */
export function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [line(heads), line(heads.map(() => "---")), ...rows.map(line)].join("\n");
}
