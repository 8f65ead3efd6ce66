import { Sentences } from "~/ui/bold-text";
import { SplitBar } from "~/web/plan/split-bar";
import type { IncomeCapitalStep } from "~/words/explanation/explain-income-capital";
import { Terms } from "../../walk-through/step-layout";
import { StepTitle } from "./step-title";

/** Step 5: the savings that pay an income, each part explained in its tile. */
export function IncomeCapitalStepBody({ view }: { view: IncomeCapitalStep }) {
  return (
    <div className="space-y-8">
      <StepTitle tags={view.tags}>{view.title}</StepTitle>
      <Sentences texts={view.sentences} />
      <SplitBar
        parts={view.parts.map(({ note, term, ...part }) => ({
          ...part,
          note: (
            <>
              {note}
              {term && <Terms terms={[term]} />}
            </>
          ),
        }))}
      />
    </div>
  );
}
