import { Disclosure } from "~/ui/disclosure";
import { Section } from "~/ui/layout/section";
import { Rows } from "~/ui/rows";
import { Table } from "~/ui/table";
import { Paragraphs } from "~/ui/bold-text";
import type { CostsView, CostTable } from "~/words/describe-costs";

export function CostsSection({ costs }: { costs: CostsView }) {
  return (
    <Section id="costs" title={costs.heading}>
      <Paragraphs texts={costs.paragraphs} />
      {costs.comparison && (
        <div className="max-w-text">
          <p>{costs.comparison.intro}</p>
          <Rows
            rows={costs.comparison.rows.map(({ name, note, amount }) => ({ name, note, value: amount }))}
          />
        </div>
      )}
      <div className="print:grid print:grid-cols-2 print:gap-x-6">
        {costs.tables.map((table) => (
          <Disclosure key={table.title} summary={table.title}>
            <EffectiveAnnualCost table={table} />
          </Disclosure>
        ))}
      </div>
    </Section>
  );
}

function EffectiveAnnualCost({ table }: { table: CostTable }) {
  return (
    <div className="max-w-[44rem]">
      <Table
        isStacked
        caption={table.caption}
        heads={table.heads}
        rows={[
          ...table.rows.map(({ part, percents }) => [part, ...percents]),
          [table.total.part, ...table.total.percents.map((total) => <strong key={total}>{total}</strong>)],
        ]}
      />
    </div>
  );
}
