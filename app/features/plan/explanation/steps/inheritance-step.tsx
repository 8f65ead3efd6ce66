import { Sentences } from "~/ui/bold-text";
import { BarTable } from "~/ui/bar-table";
import { Disclosure } from "~/ui/disclosure";
import { Table } from "~/ui/table";
import type { InheritanceStep } from "~/words/explanation/explain-inheritance";

/** Step 9: the income and the inheritance, with and without top-ups. */
export function InheritanceStepBody({ view }: { view: InheritanceStep }) {
  const { income, inheritance, table } = view;
  const compared = [income, inheritance];
  return (
    <div className="space-y-8">
      <div className="max-w-text space-y-4">
        {compared.map(({ title }) => (
          <h2 key={title} className="heading-2">
            {title}
          </h2>
        ))}
      </div>
      <div>
        <Disclosure summary={view.bars} isFlush>
          <div className="gap-6 space-y-8 wide:grid wide:grid-cols-2 wide:space-y-0">
            {compared.map(({ title, amountHead, caption, rows }) => (
              <BarTable key={title} caption={caption} heads={["Your annuity", amountHead]} rows={rows} />
            ))}
          </div>
        </Disclosure>
        <Disclosure summary={table.title} isFlush>
          <div className="max-w-text">
            <Table caption={table.caption} heads={table.heads} rows={table.rows} />
          </div>
        </Disclosure>
        <Disclosure summary={view.goesTo}>
          <Sentences texts={view.sentences} />
        </Disclosure>
      </div>
    </div>
  );
}
