import { Sentences } from "~/ui/bold-text";
import { BarTable } from "~/ui/bar-table";
import { Disclosure } from "~/ui/disclosure";
import { Table } from "~/ui/table";
import type { InheritanceStep } from "~/words/explanation/explain-inheritance";

/** Step 9: the income and the inheritance, with and without top-ups. */
export function InheritanceStepBody({ view }: { view: InheritanceStep }) {
  const { annuityHead, income, inheritance, table } = view;
  return (
    <div className="space-y-8">
      <div className="gap-6 space-y-8 wide:grid wide:grid-cols-2 wide:space-y-0">
        {[income, inheritance].map(({ title, amountHead, caption, rows }) => (
          <div key={title} className="min-w-0 space-y-3">
            <h2 className="heading-2">{title}</h2>
            <BarTable caption={caption} heads={[annuityHead, amountHead]} rows={rows} />
          </div>
        ))}
      </div>
      <div className="max-w-text">
        <Disclosure summary={table.title} isFlush>
          <Table caption={table.caption} heads={table.heads} rows={table.rows} />
        </Disclosure>
        <Disclosure summary={view.goesTo}>
          <Sentences texts={view.sentences} />
        </Disclosure>
      </div>
    </div>
  );
}
