import { formatRand } from "~/base/money";
import { formatSeriesAmount, type PlanChartView, type ShownSeries } from "./chart-views";
import { MARKETS } from "../plan/markets";

const STEP_YEARS = 5;

/** A chart's figures, with a row for each drawn age. */
export type ChartTable = {
  caption: string;
  heads: readonly string[];
  rows: readonly (readonly (number | string)[])[];
  /** Indexes of rows that paper leaves out: all but the first age and every fifth. */
  minorRows: readonly number[];
};

/** Writes a chart's series as a table; with a unit trust, both parts add up to the chosen market's income. */
export function writeChartTable({ view, ages, series, columns }: ShownSeries): ChartTable {
  const parts = columns?.fromUnitTrust && columns;
  const writeParts = (i: number) => {
    if (!parts) return [];
    const fromAnnuity = Math.round(parts.fromAnnuity[i] ?? 0);
    const rest = Math.round(series[parts.market][i] ?? 0) - fromAnnuity;
    return [formatRand(fromAnnuity), formatRand(rest)];
  };
  const chosen = parts && `; annuity and unit trust in ${parts.market} markets`;
  return {
    caption: `${writeCaption(view)}, today’s rand${chosen ?? ""}`,
    heads: ["Age", ...(parts ? ["Annuity", "Unit trust"] : []), "Poor markets", "Expected", "Strong"],
    rows: ages.map((age, i) => [
      age,
      ...writeParts(i),
      ...MARKETS.map((market) => formatSeriesAmount(view, series[market][i] ?? 0)),
    ]),
    minorRows: ages.flatMap((age, i) => (i === 0 || age % STEP_YEARS === 0 ? [] : [i])),
  };
}

function writeCaption(view: PlanChartView): string {
  const captions: Record<PlanChartView, string> = {
    savings: "What is left at each age, after costs",
    income: "Income a month before tax at each age",
    inheritance: "What is left behind at each age at death, after costs",
    topups: "Top-ups a month before tax at each age",
  };
  return captions[view];
}
