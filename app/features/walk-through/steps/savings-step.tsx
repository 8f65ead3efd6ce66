import { Sentences } from "~/ui/bold-text";
import { Amount } from "~/ui/amount";
import { BarTable } from "~/ui/bar-table";
import type { SavingsStep } from "~/words/explain-savings";
import { StepTitle, Terms } from "./step-parts";

/** Step 1: what a person has saved, and what it may become. */
export function SavingsStepBody({ view }: { view: SavingsStep }) {
  const { growth } = view;
  return (
    <div className="space-y-8">
      <Sentences texts={view.sentences} />
      <div className="space-y-2">
        <h2 className="heading-2">{view.title}</h2>
        <Amount figure={view.amount} tags={view.tags} />
      </div>
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
