import type { ChartFigures } from "./chart-figures";
import { scaleBetween, ticksBetween, ticksUpTo } from "./scale";
import type { Scale } from "./scale";

/**
 * The sizes that are drawn: for a phone, beside words, and as wide as a desk. The right margin of the wider ones holds the names at
 * the ends of the lines.
 */
const SIZES = {
  narrow: { width: 328, height: 250, left: 86, right: 16, step: 10, isNamedAtEnds: false },
  half: { width: 662, height: 300, left: 86, right: 200, step: 5, isNamedAtEnds: true },
  wide: { width: 1152, height: 360, left: 90, right: 208, step: 5, isNamedAtEnds: true },
} as const;

const EVENT_ROW = 20;
const AGE_ROW = 20;
const TOP = 34;

export type SizeName = keyof typeof SIZES;

export type ChartScales = {
  width: number;
  height: number;
  /** Where the plot begins and ends. */
  left: number;
  right: number;
  top: number;
  floor: number;
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
export function fitScales(
  { ages, columns, lines, events, ageRows }: ChartFigures,
  sizeName: SizeName,
): ChartScales {
  const size = SIZES[sizeName];
  const top = TOP + EVENT_ROW * events.length;
  const floor = top + size.height - TOP - 2 * AGE_ROW;
  const right = size.width - size.right;
  const [first, last] = [0, ages.length - 1];
  const half = (right - size.left) / ages.length / 2;
  const place = scaleBetween(first, last, size.left + half, right - half);
  const sums = columns?.solid.values.map((value, i) => value + (columns.striped?.values[i] ?? 0)) ?? [];
  const valueTicks = ticksUpTo(
    Math.max(...sums, ...lines.flatMap(({ values }) => values.map((value) => value ?? 0))),
  );
  const y = scaleBetween(0, valueTicks.at(-1) ?? 1, floor, top);
  return {
    width: size.width,
    height: floor + AGE_ROW * ageRows.length + 14,
    left: size.left,
    right,
    top,
    floor,
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
