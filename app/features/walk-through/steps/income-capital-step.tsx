import { Paragraphs, Sentences } from "~/features/plan/bold-text";
import { SplitTiles } from "~/features/plan/split-tiles";
import type { IncomeCapitalStep } from "~/words/explain-income-capital";
import { StepTitle, Terms } from "./step-parts";

/** Step 5: the savings that pay an income, each part explained in its tile. */
export function IncomeCapitalStepBody({ view }: { view: IncomeCapitalStep }) {
  return (
    <div className="space-y-8">
      <Sentences texts={view.sentences} />
      <StepTitle tags={view.tags}>{view.title}</StepTitle>
      <SplitTiles
        parts={view.parts.map(({ note, term, ...part }) => ({
          ...part,
          note: (
            <>
              {note}
              <Terms terms={[term]} />
            </>
          ),
        }))}
      />
      <Paragraphs texts={view.notes} />
    </div>
  );
}
