import type { ExplainedStep, IncomeChoice } from "../walk-through/flow";
import type { StepsLeft } from "./steps-left";

/** The query that asks the deciding step to say that nothing was chosen. */
export const UNCHOSEN = "check";

/** The name of the deciding step's radios. */
export const INCOME_CHOICE = "incomeChoice";

export const NOTHING_CHOSEN = {
  field: INCOME_CHOICE,
  message: "Please choose whether to accept, increase or reduce this income",
};

/** Where one is in the walk-through. */
export type WalkThroughView = {
  progress: StepsLeft;
  hasBack: boolean;
  /** Why a plan does not have all steps. */
  note?: string;
  /** Whether changes wait to be saved. */
  hasUnsaved: boolean;
};

/** A step of the walk-through as its page shows it. */
export type StepPageView = {
  step: ExplainedStep;
  heading: string;
  /** What the window’s title calls it. */
  name: string;
  /** What the step says, in the shape of its own view. */
  said: unknown;
  /** Where its form is posted to. */
  action: string;
  /** What was chosen on the deciding step before. */
  choice?: IncomeChoice;
  mistakes: readonly (typeof NOTHING_CHOSEN)[];
  hasMistakes: boolean;
};

/** The page again with a message about the whole form. */
export type WalkThroughRefusal = { notice: string };
