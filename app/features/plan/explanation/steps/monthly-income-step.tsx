import { Paragraphs, Sentences } from "~/ui/bold-text";
import { Amount } from "~/ui/amount";
import { Disclosure } from "~/ui/disclosure";
import { LikelihoodDots } from "~/ui/likelihood-dots";
import { Rows } from "~/ui/rows";
import type { MonthlyIncomeStep } from "~/words/explanation/explain-monthly-income";

/** Step 8: the income and its sources, its confidence, its tax, and how it was derived. */
export function MonthlyIncomeStepBody({ view }: { view: MonthlyIncomeStep }) {
  const { afterTax, derived, likelihood, shortfall } = view;
  return (
    <div className="space-y-6">
      {shortfall && (
        <p className="max-w-text rounded-leaf border-2 border-ink bg-tint-sun p-4">
          <strong>{shortfall.heading}.</strong> {shortfall.text}
        </p>
      )}
      <div className="gap-6 space-y-6 broad:grid broad:grid-cols-12 broad:space-y-0">
        <div className="min-w-0 space-y-6 broad:col-span-7">
          <Amount figure={view.amount} unit="a month" tags={view.tags} />
          <div className="border-t-2 border-ink">
            <Rows rows={view.rows.map(({ name, note, amount }) => ({ name, note, value: amount }))} />
          </div>
        </div>
        <div className="min-w-0 broad:col-span-4 broad:col-start-9">
          {likelihood.dots && <LikelihoodDots filled={likelihood.dots.filled} className="mb-2" />}
          <h2 className="heading-3">{likelihood.heading}</h2>
          <Sentences texts={likelihood.sentences} />
        </div>
      </div>
      <div className="max-w-text">
        <Disclosure summary={afterTax.title}>
          <Rows rows={[{ name: afterTax.row.name, note: afterTax.row.note, value: afterTax.row.amount }]} />
          <Sentences texts={afterTax.sentences} />
        </Disclosure>
        <Disclosure summary={derived.title}>
          <div className="space-y-2">
            <Paragraphs texts={derived.sentences} />
          </div>
        </Disclosure>
      </div>
    </div>
  );
}
