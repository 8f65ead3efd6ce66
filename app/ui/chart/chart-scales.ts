import { abbreviateRand } from "./abbreviate-rand";
import type { ChartFigures } from "./chart-figures";
import { measureWords } from "./measure-words";
import { placeKey } from "./place-key";
import type { PlacedEntry } from "./place-key";
import { scaleBetween, ticksBetween, ticksUpTo } from "./scale";
import type { Scale } from "./scale";

/** The sizes that are drawn: for a phone, beside words, and as wide as a desk. */
const SIZES = {
  narrow: { width: 328, height: 228, step: 10, isNamedAtEnds: false },
  half: { width: 662, height: 278, step: 5, isNamedAtEnds: true },
  wide: { width: 1152, height: 338, step: 5, isNamedAtEnds: true },
} as const;

const EVENT_ROW = 20;
const AGE_ROW = 20;
const TOP = 12;
/** Between the plot and what is written beside it: the names at the ends of the lines, of the ages, and the amounts. */
export const BESIDE = { ends: 16, ages: 16, amounts: 8 };
const NARROW_RIGHT = 16;

export type SizeName = keyof typeof SIZES;

export type ChartScales = {
  width: number;
  height: number;
  /** Where the plot begins and ends. */
  left: number;
  right: number;
  top: number;
  floor: number;
  /** Where the names at the ends of the lines begin. */
  endsLeft: number;
  /** Where the key begins below the ages, and what stands where in it. */
  keyTop: number;
  key: readonly PlacedEntry[];
  isNamedAtEnds: boolean;
  /** Whether there is room for whole sentences. */
  hasRoom: boolean;
  /** The middle of an age's column. */
  x: Scale;
  y: Scale;
  /** Where what is drawn at an age begins, seen from above: the top of its columns, or the axis. */
  topAt: (age: number) => number;
  valueTicks: number[];
  ageTicks: number[];
};

/** Fits the figures into one of the sizes; each event and each row of ages makes the drawing higher. */
export function fitScales(figures: ChartFigures, sizeName: SizeName): ChartScales {
  const { ages, columns, lines, events, ageRows, ends } = figures;
  const size = SIZES[sizeName];
  const top = TOP + EVENT_ROW * events.length;
  const floor = top + size.height - TOP - 2 * AGE_ROW;
  const sums = columns?.solid.values.map((value, i) => value + (columns.striped?.values[i] ?? 0)) ?? [];
  const valueTicks = ticksUpTo(
    Math.max(...sums, ...lines.flatMap(({ values }) => values.map((value) => value ?? 0))),
  );
  const left = Math.ceil(
    Math.max(
      ...valueTicks.map((value) => measureWords(abbreviateRand(value)) + BESIDE.amounts),
      ...ageRows.map(({ name }) => measureWords(name, "bold") + BESIDE.ages),
    ),
  );
  const endWidths = ends.map(({ name, note }) => Math.max(measureWords(name, "bold"), measureWords(note)));
  const endsLeft = size.width - Math.ceil(Math.max(0, ...endWidths));
  const right = size.isNamedAtEnds ? endsLeft - BESIDE.ends : size.width - NARROW_RIGHT;
  const [first, last] = [0, ages.length - 1];
  const half = (right - left) / ages.length / 2;
  const place = scaleBetween(first, last, left + half, right - half);
  const y = scaleBetween(0, valueTicks.at(-1) ?? 1, floor, top);
  const keyTop = floor + AGE_ROW * ageRows.length + 16;
  const key = placeKey(figures, size.isNamedAtEnds, {
    left: size.isNamedAtEnds ? left : 2,
    right: size.width,
  });
  return {
    width: size.width,
    height: keyTop + key.height,
    left,
    right,
    top,
    floor,
    endsLeft,
    keyTop,
    key: key.entries,
    isNamedAtEnds: size.isNamedAtEnds,
    hasRoom: sizeName === "wide",
    x: (age) => place(indexOfAge(ages, age)),
    y,
    topAt: (age) => y(sums[indexOfAge(ages, age)] ?? 0),
    valueTicks,
    ageTicks: ticksBetween(ages[0] ?? 0, ages.at(-1) ?? 0, size.step).filter((age) => ages.includes(age)),
  };
}

/** The column of an age, or the last one before it. */
function indexOfAge(ages: readonly number[], age: number): number {
  const after = ages.findIndex((one) => one > age);
  return Math.max(after === -1 ? ages.length - 1 : after - 1, 0);
}
