import { Amount } from "~/ui/amount";
import { Paragraphs } from "~/ui/bold-text";
import { Comparison } from "~/web/plan/comparison";
import { Disclosure } from "~/ui/disclosure";
import { RadioCards } from "~/ui/form";
import { LikelihoodDots } from "~/ui/likelihood-dots";
import { Panel } from "~/ui/panel";
import { Rows } from "~/ui/rows";
import { TextLink } from "~/ui/text-link";
import { usePlanAddress } from "~/web/request/use-plan-address";
import { type DecisionView, describeDecision } from "~/words/changes/walk-through-decision";
import { writeStepPath } from "../../walk-through/addresses";
import { DECISION } from "../../walk-through/flow";
import { INCOME_CHOICE } from "./step-view";
import type { WalkThroughStep } from "./walk-through-step";

/** Asks whether the income is right. */
export const decisionStep: WalkThroughStep<DecisionView> = {
  describe: describeDecision,
  Body({ view }) {
    return (
      <div className="space-y-8">
        <p className="max-w-text">{view.lead}</p>
        {view.changed?.failure && (
          <p role="alert" className="max-w-text font-bold text-error">
            {view.changed.failure} <WorkOutAgain />
          </p>
        )}
        {view.changed?.comparison && <Comparison {...view.changed.comparison} />}
        <div className="max-w-text">
          <RadioCards name={INCOME_CHOICE} legend={view.question} choices={view.choices} />
        </div>
      </div>
    );
  },
  // The comparison says it all, and needs the width.
  hasAside: ({ changed }) => !changed?.comparison,
  Aside({ view: { income, changed, likelihood } }) {
    const { rows, afterTax } = income;
    return (
      <>
        {changed?.income && (
          <Panel tint="leaf" title={changed.income.title}>
            <Amount figure={changed.income.amountPerMonth} unit="a month" size="l" tags={income.tags} />
          </Panel>
        )}
        <Panel tint={changed ? "sun" : "leaf"} title="The income we recommend">
          <Amount figure={income.amountPerMonth} unit="a month" size="l" tags={income.tags} />
          <Disclosure summary={income.title} isFlush>
            <Rows
              size="small"
              rows={[
                ...rows.map(({ name, note, amount }) => ({ name, note, value: amount })),
                { name: afterTax.name, note: afterTax.note, value: afterTax.amount, isTotal: true },
              ]}
            />
            <Paragraphs texts={income.prices} />
          </Disclosure>
        </Panel>
        <div>
          {likelihood.dots && <LikelihoodDots filled={likelihood.dots.filled} className="mb-1" />}
          <Disclosure summary={likelihood.heading}>
            <div className="space-y-2 text-small">
              <Paragraphs texts={likelihood.sentences} />
            </div>
          </Disclosure>
        </div>
      </>
    );
  },
};

function WorkOutAgain() {
  const writeAddress = usePlanAddress();
  return <TextLink to={writeAddress(writeStepPath(DECISION))}>Work it out again</TextLink>;
}
