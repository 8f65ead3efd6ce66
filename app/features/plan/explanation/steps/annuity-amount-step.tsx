import { Sentences } from "~/ui/bold-text";
import { SplitBar } from "~/web/plan/split-bar";
import type { AnnuityAmountStep } from "~/words/explanation/explain-annuity-amount";
import { Terms } from "../../walk-through/step-layout";
import { StepTitle } from "./step-title";

/** Step 4: the annuity beside cash needs and unit trust. */
export function AnnuityAmountStepBody({ view }: { view: AnnuityAmountStep }) {
  return (
    <div className="space-y-8">
      <StepTitle tags={view.tags}>{view.title}</StepTitle>
      <Sentences texts={view.sentences} />
      <div className="space-y-4">
        <h2 className="heading-2">{view.splitTitle}</h2>
        <SplitBar parts={view.parts} />
      </div>
      <Terms terms={view.terms} />
    </div>
  );
}
