import type { ChartView } from "~/words/chart/describe-chart";
import type { ReactNode } from "react";
import type { ShareOffer } from "~/words/explanation/explain-top-ups";
import type { PlanFacts } from "~/words/plan/plan-facts";
import type { ChangedPlan } from "~/words/changes/describe-changed-plan";

/** What a step is told besides the plan: the shares of the bubbles, and what a person has changed. */
export type StepChoices = ShareOffer & {
  /** The plan with everything that was changed; absent while nothing is. */
  changedPlan?: ChangedPlan;
};

/** What all steps say; the name stands for a heading with an amount in the window’s title, which a browser keeps. */
type StepWords = { heading: string; name?: string; chart?: ChartView };

/**
 * What a step of the walk-through says, and how. `describe` runs on the server; its view has to survive as JSON. The
 * frame shows the heading as the page's h1 and `Body` below it, inside the step's form. `Aside` stands beside both in wide
 * windows, and between them on phones. Declared as methods, so that steps with different views fit in one registry.
 */
export type WalkThroughStep<View = unknown> = {
  describe(facts: PlanFacts, choices?: StepChoices): View & StepWords;
  Body(props: { view: View }): ReactNode;
  Aside?(props: { view: View }): ReactNode;
  /** Whether the step has its aside with this view; it has if this is left out. */
  hasAside?(view: View): boolean;
};
