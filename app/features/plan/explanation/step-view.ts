import type { ExplainedStep, IncomeChoice } from "./flow";
import type { StepsLeft } from "./steps-left";

/** The query that asks the deciding step to say that nothing was chosen. */
export const UNCHOSEN = "check";

/** The name of the deciding step's radios. */
export const INCOME_CHOICE = "incomeChoice";

export const NOTHING_CHOSEN = {
  field: INCOME_CHOICE,
  message: "Please choose whether to accept, increase or reduce this income",
};

/** A step of the walk-through as its page shows it. */
export type StepPageView = {
  step: ExplainedStep;
  progress: StepsLeft;
  heading: string;
  /** What the step says, in the shape of its own view. */
  said: unknown;
  /** Where its form is posted to. */
  action: string;
  hasBack: boolean;
  /** What was chosen on the deciding step before. */
  choice?: IncomeChoice;
  /** Why a plan does not have all steps. */
  note?: string;
  /** Whether changes wait to be saved. */
  hasUnsaved: boolean;
  mistakes: readonly (typeof NOTHING_CHOSEN)[];
  hasMistakes: boolean;
};

/** The page again with a message about the whole form. */
export type WalkThroughRefusal = { notice: string };
