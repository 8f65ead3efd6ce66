import { Sentences } from "~/ui/bold-text";
import { Rows } from "~/ui/rows";
import { SplitBar } from "~/web/plan/split-bar";
import { UnitTrustPresses } from "~/web/plan/unit-trust-presses";
import { usePlanAddress } from "~/web/request/use-plan-address";
import type { TaxFreeCashStep } from "~/words/explanation/explain-tax-free-cash";
import { writeEditPath } from "../../walk-through/addresses";
import { Terms } from "../../walk-through/step-layout";
import { StepTitle } from "./step-title";

/** Step 3: the cash and its purposes. */
export function TaxFreeCashStepBody({ view }: { view: TaxFreeCashStep }) {
  const writeAddress = usePlanAddress();
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
      {view.price && <UnitTrustPresses price={view.price} action={writeAddress(writeEditPath("lump-sum"))} />}
      {view.picture && <SplitBar parts={view.picture} />}
      <Terms terms={view.terms} />
    </div>
  );
}
