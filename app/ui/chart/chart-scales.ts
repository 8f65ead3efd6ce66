import { abbreviateRand } from "./abbreviate-rand";
import type { ChartFigures } from "./chart-figures";
import { measureWords } from "./measure-words";
import { type PlacedEntry, placeKey } from "./place-key";
import { type Scale, scaleBetween, ticksBetween, ticksUpTo } from "./scale";

/** In pixels: for a phone, beside text, and as wide as a page. */
const SIZES = {
  narrow: { width: 328, height: 228, step: 10, isNamedAtEnds: false },
  half: { width: 662, height: 278, step: 5, isNamedAtEnds: true },
  wide: { width: 1152, height: 338, step: 5, isNamedAtEnds: true },
} as const;

const EVENT_ROW = 20;
const AGE_ROW = 20;
const TOP = 12;
/** Pixels between the plot and the names at the ends of lines, the names of the age rows, and the amounts. */
export const BESIDE = { ends: 16, ages: 16, amounts: 8 };
const NARROW_RIGHT = 16;

export type SizeName = keyof typeof SIZES;

export type ChartScales = {
  width: number;
  height: number;
  /** The edges of the plot. */
  left: number;
  right: number;
  top: number;
  floor: number;
  /** The left edge of the names at the ends of the lines. */
  endsLeft: number;
  /** The top of the key, which stands below the ages, and its placed entries. */
  keyTop: number;
  key: readonly PlacedEntry[];
  isNamedAtEnds: boolean;
  /** Whether there is room for whole sentences. */
  hasRoom: boolean;
  /** The middle of an age's column. */
  x: Scale;
  y: Scale;
  /** The top of an age's columns, or the axis where there are none. */
  topAt: (age: number) => number;
  valueTicks: number[];
  ageTicks: number[];
};

/** Fits the figures into one of the sizes; each event and each row of ages adds to its height. */
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

/** The index of an age's column, or of the last one before it. */
function indexOfAge(ages: readonly number[], age: number): number {
  const after = ages.findIndex((one) => one > age);
  return Math.max(after === -1 ? ages.length - 1 : after - 1, 0);
}
