import { renderToString } from "react-dom/server";
import { ChartDrawing } from "./chart-drawing";
import type { ChartDrawings, ChartFigures, WideSize } from "./chart-figures";
import type { SizeName } from "./chart-scales";

/** Both sizes of a drawing take some 60 kB; a page in use has several, one for each of its views. */
const MOST_KEPT = 200;
const kept = new Map<string, ChartDrawings>();

/**
 * Adds the drawings to a chart. They are cached in memory by their figures, the least recently used being
 * dropped: recharts takes some 30 ms for both sizes, longer than all the rest of a page.
 * @param wideSize its size where there is room: as wide as the page, or beside text
 */
export function withDrawings<Chart extends { figures: ChartFigures }>(
  chart: Chart,
  wideSize: WideSize = "wide",
): Chart & { drawings: ChartDrawings } {
  const key = wideSize + JSON.stringify(chart.figures);
  const drawings = kept.get(key) ?? {
    narrow: draw(chart.figures, "narrow"),
    wide: draw(chart.figures, wideSize),
    wideSize,
  };
  kept.delete(key);
  kept.set(key, drawings);
  const [oldest] = kept.keys();
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  return { ...chart, drawings };
}

function draw(figures: ChartFigures, size: SizeName): string {
  return renderToString(<ChartDrawing figures={figures} size={size} />);
}
