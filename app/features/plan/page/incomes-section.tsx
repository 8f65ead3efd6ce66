import { Sentences } from "~/ui/bold-text";
import { Tags } from "~/ui/amount";
import { IncomeDrawing } from "~/ui/chart/income-drawing";
import { joinRows } from "~/ui/chart/join-rows";
import { Disclosure } from "~/ui/disclosure";
import { Part } from "~/ui/layout/part";
import { Table } from "~/ui/table";
import type { LivedOnView } from "~/words/chart/income-by-year";

/** All that is lived on beside the need, on a plan's page. */
export function IncomesSection({ incomes }: { incomes: LivedOnView }) {
  return (
    <Part id="incomes" title={incomes.heading} lead={incomes.sentences}>
      <IncomesPicture name="incomes" incomes={incomes} />
    </Part>
  );
}

type PictureProps = {
  /** Part of the ids of its drawings, and of no other picture on the page. */
  name: string;
  incomes: LivedOnView;
  /** Whether its sentences stand above it. */
  hasSentences?: boolean;
};

/** The picture in both sizes, and the same figures as a table. It moves nowhere, and so needs no script. */
export function IncomesPicture({ name, incomes, hasSentences = false }: PictureProps) {
  const { sentences, tags, figures, table } = incomes;
  return (
    <div className="chart space-y-3">
      {hasSentences && <Sentences texts={sentences} />}
      <div className="chart-tags">
        <Tags tags={tags} />
      </div>
      <div className="chart-narrow max-w-md overflow-x-auto narrow:-mx-4 tight:-mx-2 broad:hidden">
        <IncomeDrawing name={name} figures={figures} size="narrow" />
      </div>
      <div className="chart-wide hidden max-w-[42rem] broad:block">
        <IncomeDrawing name={name} figures={figures} size="half" />
      </div>
      <Disclosure summary="The same figures as a table" isFlush>
        <Table isStacked {...table} {...joinRows(table)} />
      </Disclosure>
    </div>
  );
}
