import type { ReactNode } from "react";
import type { PlanFacts } from "~/words/plan-facts";
import type { ShareIncomes } from "~/words/explain-top-ups";

/** What a step is told besides the plan: the incomes of the bubbles, and the share that a person chose there before. */
export type StepChoices = {
  /** Absent where they could not be loaded. */
  dependantsIncomes?: ShareIncomes;
  /** Percentage points; absent while it is the recommended one. */
  dependentPercentage?: number;
};

/**
 * What a step of the walk-through says, and how. `describe` runs on the server; its view, which has to survive as JSON,
 * is what `Body` shows under the heading. Declared as methods, so that steps with different views fit in one registry.
 */
export type WalkThroughStep<View = unknown> = {
  describe(facts: PlanFacts, choices?: StepChoices): View & { heading: string };
  Body(props: { view: View }): ReactNode;
};
