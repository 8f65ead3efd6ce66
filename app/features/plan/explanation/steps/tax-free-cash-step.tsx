import { Paragraphs, Sentences } from "~/ui/bold-text";
import { Columns } from "~/ui/layout/columns";
import { Panel } from "~/ui/panel";
import { Rows } from "~/ui/rows";
import type { TaxFreeCashStep } from "~/words/explanation/explain-tax-free-cash";
import { StepTitle, Terms } from "./step-parts";

/** Step 3: what is taken in cash, and for what. */
export function TaxFreeCashStepBody({ view }: { view: TaxFreeCashStep }) {
  return (
    <Columns
      aside={
        view.notes.length > 0 && (
          <Panel tint="bark">
            <Paragraphs texts={view.notes} />
          </Panel>
        )
      }
    >
      <div className="space-y-6">
        <Sentences texts={view.sentences} />
        {view.title && <StepTitle tags={view.tags}>{view.title}</StepTitle>}
        {view.total && (
          <div className="max-w-text">
            <Rows
              rows={[
                ...view.rows.map(({ name, amount }) => ({ name, value: amount })),
                { name: view.total.name, value: view.total.amount, isTotal: true },
              ]}
            />
          </div>
        )}
        <Terms terms={view.terms} />
      </div>
    </Columns>
  );
}
