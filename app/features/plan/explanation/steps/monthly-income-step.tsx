import { Paragraphs, Sentences } from "~/ui/bold-text";
import { AgeChart } from "~/ui/chart/age-chart";
import { Amount } from "~/ui/amount";
import { BarTable } from "~/ui/bar-table";
import { Disclosure } from "~/ui/disclosure";
import { Columns } from "~/ui/layout/columns";
import { Section } from "~/ui/layout/section";
import { LikelihoodDots } from "~/ui/likelihood-dots";
import { Panel } from "~/ui/panel";
import { Rows } from "~/ui/rows";
import type { MonthlyIncomeStep } from "~/words/explanation/explain-monthly-income";

/** Step 8: the income and its sources, what is left after tax, how it was derived, and how sure it is. */
export function MonthlyIncomeStepBody({ view }: { view: MonthlyIncomeStep }) {
  const { afterTax, derived, likelihood, chances, chart, shortfall } = view;
  return (
    <>
      <Columns
        aside={
          <Panel tint="leaf" title={likelihood.heading}>
            {likelihood.dots && <LikelihoodDots filled={likelihood.dots.filled} className="mb-3" />}
            <Paragraphs texts={likelihood.sentences} />
          </Panel>
        }
      >
        <div className="space-y-6">
          <p className="max-w-text">{view.lead}</p>
          {shortfall && (
            <Panel tint="sun" title={shortfall.heading}>
              <p>{shortfall.text}</p>
            </Panel>
          )}
          <div className="space-y-2">
            <h2 className="heading-2">{view.title}</h2>
            <Amount figure={view.amount} unit="a month" tags={view.tags} />
          </div>
          <div className="border-t-2 border-ink">
            <Rows rows={view.rows.map(({ name, note, amount }) => ({ name, note, value: amount }))} />
          </div>
          <div>
            <Disclosure summary={afterTax.title}>
              <Rows
                rows={[{ name: afterTax.row.name, note: afterTax.row.note, value: afterTax.row.amount }]}
              />
              <Sentences texts={afterTax.sentences} />
            </Disclosure>
            <Disclosure summary={derived.title}>
              <div className="space-y-2">
                <Paragraphs texts={derived.sentences} />
              </div>
            </Disclosure>
          </div>
        </div>
      </Columns>
      {chances && (
        <Section id="chances" title={chances.heading}>
          <Sentences texts={chances.sentences} />
          <div className="max-w-text">
            <BarTable
              caption={chances.caption}
              heads={["Your age", "Futures"]}
              rows={chances.rows}
              whole={chances.whole}
            />
          </div>
        </Section>
      )}
      {chart && (
        <Section id="income-by-age" title={chart.heading}>
          <AgeChart chart={chart} />
        </Section>
      )}
    </>
  );
}
