import { Sentences } from "~/ui/bold-text";
import { BarTable } from "~/ui/bar-table";
import type { SavingsStep } from "~/words/explanation/explain-savings";
import { StepTitle, Terms } from "./step-parts";

/** Step 1: what a person has saved, and what it may become. */
export function SavingsStepBody({ view }: { view: SavingsStep }) {
  const { growth } = view;
  return (
    <div className="space-y-8">
      <Sentences texts={view.sentences} />
      <StepTitle tags={view.tags}>{view.title}</StepTitle>
      {growth && (
        <div className="space-y-4">
          <StepTitle>{growth.title}</StepTitle>
          <Sentences texts={growth.sentences} />
          <div className="max-w-text">
            <BarTable caption={growth.caption} heads={["When", "Savings"]} rows={growth.rows} />
          </div>
        </div>
      )}
      <Terms terms={view.terms} />
    </div>
  );
}
