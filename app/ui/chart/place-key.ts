import type { ChartFigures, SeriesKind } from "./chart-figures";
import { measureWords } from "./measure-words";

type Entry = { sign: SeriesKind | "solid" | "striped"; name: string; note?: string };
export type PlacedEntry = Entry & { x: number; y: number };

/** Pixels from the left of a sign to its words. */
export const SIGN_WIDTH = 32;
export const KEY_LINE_HEIGHT = 20;
const ENTRY_GAP = 12;
const ROW_GAP = 2;

/** Lists the entries of the key: lines whose end has no name or says less, and the parts of columns. */
function listEntries({ columns, lines }: ChartFigures, isNamedAtEnds: boolean): Entry[] {
  const { solid, striped } = columns ?? {};
  return [
    ...lines.flatMap(({ kind, name, keyWords = name, values }) =>
      (isNamedAtEnds && keyWords === name) || values.every((value) => value === null)
        ? []
        : [{ sign: kind, name: keyWords }],
    ),
    ...(solid ? [{ sign: "solid" as const, name: `${solid.name} ${solid.amount}`, note: solid.note }] : []),
    ...(striped
      ? [{ sign: "striped" as const, name: `${striped.name} ${striped.amount}`, note: striped.note }]
      : []),
  ];
}

/**
 * Wraps the key into rows as wide as the drawing; `x` is the left of an entry's sign, `y` the baseline of its
 * name.
 */
export function placeKey(
  figures: ChartFigures,
  isNamedAtEnds: boolean,
  { left, right }: { left: number; right: number },
): { entries: PlacedEntry[]; height: number } {
  const entries: PlacedEntry[] = [];
  let [x, top, height] = [left, 0, 0];
  for (const entry of listEntries(figures, isNamedAtEnds)) {
    const width = SIGN_WIDTH + Math.max(measureWords(entry.name, "bold"), measureWords(entry.note ?? ""));
    if (x > left && x + width > right) [x, top] = [left, height];
    entries.push({ ...entry, x, y: top + 14 });
    x += width + ENTRY_GAP;
    height = Math.max(height, top + KEY_LINE_HEIGHT * (entry.note ? 2 : 1) + ROW_GAP);
  }
  return { entries, height };
}
