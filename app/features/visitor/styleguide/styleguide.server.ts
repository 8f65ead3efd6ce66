import { isDemonstration } from "~/backend/door.server";
import type { ChartDrawings } from "~/ui/chart/chart-figures";
import { withDrawings } from "~/ui/chart/draw-chart.server";
import { SAMPLE_CHARTS } from "./sample-charts";

/** Draws what the styleguide needs the server for; it is no page where the site serves people. */
export function showStyleguide(): { drawings: ChartDrawings[] } {
  if (!isDemonstration()) throw new Response("Not Found", { status: 404 });
  return { drawings: SAMPLE_CHARTS.map((chart) => withDrawings(chart).drawings) };
}
