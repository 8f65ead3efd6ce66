import { Sentences } from "~/ui/bold-text";
import { Rows } from "~/ui/rows";
import type { TaxFreeCashStep } from "~/words/explanation/explain-tax-free-cash";
import { Terms } from "../../walk-through/step-layout";
import { StepTitle } from "./step-title";

/** Step 3: what is taken in cash, and for what. */
export function TaxFreeCashStepBody({ view }: { view: TaxFreeCashStep }) {
  return (
    <div className="max-w-text space-y-6">
      {view.title && <StepTitle tags={view.tags}>{view.title}</StepTitle>}
      {view.total && (
        <Rows
          rows={[
            ...view.rows.map(({ name, amount }) => ({ name, value: amount })),
            { name: view.total.name, value: view.total.amount, isTotal: true },
          ]}
        />
      )}
      {view.sentences.length > 0 && <Sentences texts={view.sentences} />}
      <Terms terms={view.terms} />
    </div>
  );
}
