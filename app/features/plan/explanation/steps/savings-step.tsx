import { Sentences } from "~/ui/bold-text";
import { BarTable } from "~/ui/bar-table";
import { Disclosure } from "~/ui/disclosure";
import type { SavingsStep } from "~/words/explanation/explain-savings";
import { SplitBar } from "~/web/plan/split-bar";
import { Terms } from "../../walk-through/step-layout";
import { StepTitle } from "./step-title";

/** Step 1: a person's savings, and their growth. */
export function SavingsStepBody({ view }: { view: SavingsStep }) {
  const { growth } = view;
  return (
    <div className="space-y-8">
      <StepTitle tags={view.tags}>{view.title}</StepTitle>
      {growth && <StepTitle>{growth.title}</StepTitle>}
      <SplitBar parts={view.picture} />
      <Sentences texts={view.sentences} />
      <div className="max-w-text">
        {growth && (
          <Disclosure summary={growth.question}>
            <div className="space-y-4">
              <Sentences texts={growth.sentences} />
              <BarTable caption={growth.caption} heads={["When", "Savings"]} rows={growth.rows} />
            </div>
          </Disclosure>
        )}
        <Terms terms={view.terms} />
      </div>
    </div>
  );
}
