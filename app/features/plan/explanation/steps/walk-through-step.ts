import type { ChartView } from "~/words/chart/describe-chart";
import type { ReactNode } from "react";
import type { ShareOffer } from "~/words/explanation/explain-top-ups";
import type { PlanFacts } from "~/words/plan/plan-facts";
import type { AmendedPlan } from "~/words/changes/describe-amended-plan";

/** A step's data besides the plan: the shares of the bubbles, and the person's changes. */
export type StepChoices = ShareOffer & {
  /** The plan with all changes; absent without any. */
  amendedPlan?: AmendedPlan;
};

/** Common to all steps. `name` replaces a heading with an amount in the window’s title, which browsers store. */
type StepWords = { heading: string; name?: string; chart?: ChartView };

/**
 * A step of the walk-through. `describe` runs on the server; its view is sent as JSON. The frame shows the
 * heading as the page's h1 and `Body` below it, inside the step's form; `Aside` is beside both in wide
 * windows, and between them on phones. Declared as methods, so that steps with different views fit in one
 * registry.
 */
export type WalkThroughStep<View = unknown> = {
  describe(facts: PlanFacts, choices?: StepChoices): View & StepWords;
  Body(props: { view: View }): ReactNode;
  Aside?(props: { view: View }): ReactNode;
  /** False if the step has no aside with this view; by default it has one. */
  hasAside?(view: View): boolean;
};
