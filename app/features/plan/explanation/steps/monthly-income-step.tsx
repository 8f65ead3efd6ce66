import { Paragraphs, Sentences } from "~/ui/bold-text";
import { AgeChart } from "~/ui/chart/age-chart";
import { Amount } from "~/ui/amount";
import { BarTable } from "~/ui/bar-table";
import { Disclosure } from "~/ui/disclosure";
import { LikelihoodDots } from "~/ui/likelihood-dots";
import { Rows } from "~/ui/rows";
import type { MonthlyIncomeStep } from "~/words/explanation/explain-monthly-income";

/** Step 8: the income and its sources, how sure it is, what is left after tax, and how it was derived. */
export function MonthlyIncomeStepBody({ view }: { view: MonthlyIncomeStep }) {
  const { afterTax, derived, chart, shortfall } = view;
  return (
    <div className="space-y-6">
      <Amount figure={view.amount} unit="a month" tags={view.tags} />
      <div className="max-w-text border-t-2 border-ink">
        <Rows rows={view.rows.map(({ name, note, amount }) => ({ name, note, value: amount }))} />
      </div>
      <div>
        {shortfall && (
          <Disclosure summary={<strong>{shortfall.heading}</strong>}>
            <p className="max-w-text">{shortfall.text}</p>
          </Disclosure>
        )}
        <Likelihood view={view} />
        {chart && (
          <Disclosure summary={view.older} isFlush>
            <h2 className="heading-2 mb-3">{chart.heading}</h2>
            <AgeChart chart={chart} />
          </Disclosure>
        )}
        <Disclosure summary={afterTax.title}>
          <div className="max-w-text">
            <Rows rows={[{ name: afterTax.row.name, note: afterTax.row.note, value: afterTax.row.amount }]} />
            <Sentences texts={afterTax.sentences} />
          </div>
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

function Likelihood({ view: { likelihood, chances } }: { view: MonthlyIncomeStep }) {
  return (
    <>
      {likelihood.dots && <LikelihoodDots filled={likelihood.dots.filled} className="mb-1" />}
      <Disclosure summary={likelihood.heading}>
        <div className="max-w-text space-y-4">
          <Paragraphs texts={likelihood.sentences} />
          {chances && (
            <>
              <h2 className="heading-3">{chances.heading}</h2>
              <Sentences texts={chances.sentences} />
              <BarTable
                caption={chances.caption}
                heads={["Your age", "Futures"]}
                rows={chances.rows}
                whole={chances.whole}
              />
            </>
          )}
        </div>
      </Disclosure>
    </>
  );
}
