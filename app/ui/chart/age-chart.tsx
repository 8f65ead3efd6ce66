import { Tags } from "~/ui/amount";
import { BoldText } from "~/ui/bold-text";
import { Disclosure } from "~/ui/disclosure";
import { Table } from "~/ui/table";
import { joinRows } from "./join-rows";
import type { ChartDrawings, ChartFigures, WideSize } from "./chart-figures";

type AgeChartView = {
  sentences: readonly string[];
  tags: readonly string[];
  figures: ChartFigures;
  /** From `withDrawings`. */
  drawings?: ChartDrawings;
  /** The label of the disclosure that holds the table, if the table says more than the drawing. */
  tableName?: string;
  table: {
    caption: string;
    heads: readonly string[];
    rows: readonly (readonly (number | string)[])[];
    /** Indexes of the rows that are not printed. */
    minorRows: readonly number[];
  };
};

/**
 * Rand by age: a sentence, a drawing made by the server in one of two sizes, and the same figures as a table.
 * Scripts read the table aloud, age by age, as the drawing is touched; only then does the browser draw it
 * itself.
 */
export function AgeChart({ chart }: { chart: AgeChartView }) {
  const { sentences, tags, figures, drawings, table, tableName = "The same figures as a table" } = chart;
  return (
    <div className="chart space-y-3" data-chart={JSON.stringify(figures)}>
      {sentences.length > 0 && (
        <p className="max-w-text">
          <BoldText text={sentences.join(" ")} />
        </p>
      )}
      {tags.length > 0 && (
        <div className="chart-tags">
          <Tags tags={tags} />
        </div>
      )}
      <Drawing
        className="chart-narrow max-w-md overflow-x-auto narrow:-mx-4 tight:-mx-2 broad:hidden"
        size="narrow"
        markup={drawings?.narrow}
      />
      <Drawing
        className="chart-wide hidden broad:block"
        size={drawings?.wideSize ?? "wide"}
        markup={drawings?.wide}
      />
      {/* Visible only: a screen reader hears the same as the value of the slider. */}
      <p data-reading hidden aria-hidden="true" className="max-w-text font-bold print:hidden" />
      <Disclosure summary={tableName} isFlush>
        <Table isStacked {...table} {...joinRows(table)} />
      </Disclosure>
    </div>
  );
}

type DrawingProps = { className: string; size: "narrow" | WideSize; markup?: string };

function Drawing({ className, size, markup = "" }: DrawingProps) {
  return <div className={className} data-drawing={size} dangerouslySetInnerHTML={{ __html: markup }} />;
}
