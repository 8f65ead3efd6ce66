import type { ReactNode } from "react";
import { Disclosure } from "~/ui/disclosure";
import { Table } from "~/ui/table";
import { ChartDrawing } from "./chart-drawing";
import type { ChartFigures } from "./chart-figures";

type LineChartProps = {
  id: string;
  figures: ChartFigures;
  /** Says what the chart shows; it comes first and names the drawing. */
  sentence: ReactNode;
  tags?: ReactNode;
  table: { caption: string; heads: readonly string[]; rows: readonly (readonly ReactNode[])[] };
};

/** Poor, expected and strong markets over the years: a sentence, a drawing in one of two sizes, and the figures as a table. */
export function LineChart({ id, figures, sentence, tags, table }: LineChartProps) {
  const sentenceId = `${id}-sentence`;
  return (
    <div className="chart space-y-3">
      <p id={sentenceId} className="max-w-text">
        {sentence}
      </p>
      {tags}
      <div className="chart-narrow wide:hidden">
        <ChartDrawing figures={figures} size="narrow" labelledBy={sentenceId} />
      </div>
      <div className="chart-wide hidden wide:block">
        <ChartDrawing figures={figures} size="wide" labelledBy={sentenceId} />
      </div>
      <Disclosure summary="The same figures as a table" isFlush>
        <Table isStacked {...table} />
      </Disclosure>
    </div>
  );
}
