export type SeriesKind = "poor" | "expected" | "strong";

/** A place on a line: the age (or year) and the value there. */
export type Point = { at: number; value: number };

type Series = {
  kind: SeriesKind;
  /** Written at the line: "Strong". */
  name: string;
  /** Written under the name in the wide drawing: "R5.6M left at 95". */
  note?: string;
  /** In order. Drawn as straight segments, so one a year is enough. */
  points: readonly Point[];
};

/** Something that happens at one place of one line, written on the chart: "income falls at 84". */
export type FigureEvent = { at: number; kind: SeriesKind; text: string; shortText?: string };

export type ChartFigures = {
  series: readonly Series[];
  axisName: string;
  /** Writes a value for the axis: `abbreviateRand`. */
  writeValue: (value: number) => string;
  events?: readonly FigureEvent[];
  /** A dotted line from top to bottom with its words: "half of women your age live past 88". */
  mark?: { at: number; text: string; shortText?: string };
  /** Where each line has a marker, for example at ages 75, 85 and 95. */
  markersAt?: readonly number[];
};

/** The value of a line at a place: the nearest point at or before it. */
export function valueAt(points: readonly Point[], at: number): number {
  let value = points[0]?.value ?? 0;
  for (const point of points) {
    if (point.at > at) break;
    value = point.value;
  }
  return value;
}
