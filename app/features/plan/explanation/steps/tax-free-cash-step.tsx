import { Sentences } from "~/ui/bold-text";
import { Rows } from "~/ui/rows";
import { SplitBar } from "~/web/plan/split-bar";
import type { TaxFreeCashStep } from "~/words/explanation/explain-tax-free-cash";
import { Terms } from "../../walk-through/step-layout";
import { StepTitle } from "./step-title";

/** Step 3: what is taken in cash, and for what. */
export function TaxFreeCashStepBody({ view }: { view: TaxFreeCashStep }) {
  return (
    <div className="space-y-6">
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
      {view.sentences.length > 0 && <Sentences texts={view.sentences} />}
      {view.picture && <SplitBar parts={view.picture} />}
      <Terms terms={view.terms} />
    </div>
  );
}
