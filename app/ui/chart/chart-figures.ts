/** Lines of one amount in three futures, and of three amounts in one. */
export type SeriesKind = "poor" | "expected" | "strong" | "now" | "between" | "lasts";

/** One of the lines; null where it would lie on what is drawn already. */
type ChartLine = {
  kind: SeriesKind;
  name: string;
  /** In place of the name in the key, which then stands in every size. */
  keyWords?: string;
  values: readonly (number | null)[];
};

/** Columns that are stacked, the solid part below, the striped one above where there is any of it: of each part its name, today's amount, what it depends on, and its values. */
type ColumnPart = { name: string; amount: string; note: string; values: readonly number[] };

/** Something that happens at an age, in words for the wide and for the narrow drawing. */
type ChartEvent = { age: number; words: string; shortWords: string };

/** What a chart draws. It is plain data, so that the browser draws the same again. */
export type ChartFigures = {
  /** Part of the ids of this chart's drawings, and of no other chart on the page. */
  name: string;
  /** What is heard first of it: what it shows. */
  label: string;
  ages: readonly number[];
  /** Whose ages stand under the axis, a row each, and the age of each when the first column begins. */
  ageRows: readonly { name: string; firstAge: number }[];
  columns?: { solid: ColumnPart; striped?: ColumnPart };
  lines: readonly ChartLine[];
  /** Whether the area between the poor and the strong line is shaded. */
  hasBand: boolean;
  /** Written at the right of the wide drawing, at the height of a value. */
  ends: readonly { name: string; note: string; value: number }[];
  events: readonly ChartEvent[];
};

/** The markup of a chart in both sizes. */
export type WideSize = "half" | "wide";

export type ChartDrawings = { narrow: string; wide: string; wideSize: WideSize };
