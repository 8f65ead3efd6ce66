import type { ChartFigures } from "./chart-figures";
import { scaleBetween, ticksUpTo } from "./scale";
import type { Scale } from "./scale";

/** The two sizes that are drawn; the margins hold the axes and, in the wide one, the names at the ends of the lines. */
const SIZES = {
  narrow: { width: 328, height: 300, left: 86, right: 16, top: 34, bottom: 56, step: 10 },
  wide: { width: 1152, height: 420, left: 90, right: 176, top: 34, bottom: 60, step: 5 },
} as const;

export type SizeName = keyof typeof SIZES;

export type ChartScales = {
  x: Scale;
  y: Scale;
  size: (typeof SIZES)[SizeName];
  isWide: boolean;
  /** The first and last place on the lines. */
  first: number;
  last: number;
  valueTicks: number[];
};

/** Fits the figures into one of the two sizes. */
export function fitScales({ series }: ChartFigures, sizeName: SizeName): ChartScales {
  const size = SIZES[sizeName];
  const points = series.flatMap((line) => line.points);
  const first = Math.min(...points.map(({ at }) => at));
  const last = Math.max(...points.map(({ at }) => at));
  const valueTicks = ticksUpTo(Math.max(...points.map(({ value }) => value)));
  return {
    size,
    isWide: sizeName === "wide",
    first,
    last,
    valueTicks,
    x: scaleBetween(first, last, size.left + 4, size.width - size.right),
    y: scaleBetween(0, valueTicks.at(-1) ?? 1, size.height - size.bottom, size.top),
  };
}
