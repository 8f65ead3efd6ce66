/** One amount in three futures (poor, expected, strong), or three amounts in one future. */
export type SeriesKind = "poor" | "expected" | "strong" | "now" | "between" | "lasts";

/** A line; its values are null where it would cover another. */
type ChartLine = {
  kind: SeriesKind;
  name: string;
  /** Replaces the name in the key; the key then lists the line in every size. */
  keyWords?: string;
  values: readonly (number | null)[];
};

/**
 * A part of stacked columns, solid below or striped above: its name, today's amount, a note on what the
 * amount depends on, and its values.
 */
type ColumnPart = { name: string; amount: string; note: string; values: readonly number[] };

/** An event at an age, worded for the wide and for the narrow drawing. */
type ChartEvent = { age: number; words: string; shortWords: string };

/** The data of a chart. It is plain JSON, so that the browser can draw the chart again. */
export type ChartFigures = {
  /** Part of the ids of this chart's drawings; unique on the page. */
  name: string;
  /** The accessible name: the subject of the chart. */
  label: string;
  ages: readonly number[];
  /** A row of ages under the axis per person, with the person's age when the first column begins. */
  ageRows: readonly { name: string; firstAge: number }[];
  columns?: { solid: ColumnPart; striped?: ColumnPart };
  lines: readonly ChartLine[];
  /** Whether the area between the poor and the strong line is shaded. */
  hasBand: boolean;
  /** Labels at the right of the wide drawing, at the height of a value. */
  ends: readonly { name: string; note: string; value: number }[];
  events: readonly ChartEvent[];
};

/** The size of the second drawing: as wide as the page, or half of it beside text. */
export type WideSize = "half" | "wide";

export type ChartDrawings = { narrow: string; wide: string; wideSize: WideSize };
