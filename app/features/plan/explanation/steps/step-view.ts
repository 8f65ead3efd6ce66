import type { ExplainedStep, IncomeChoice } from "~/features/plan/walk-through/flow";
import type { StepsLeft } from "./steps-left";

/** Query parameter: the deciding step says that nothing was chosen. */
export const UNCHOSEN = "check";

/** The name of the deciding step's radios. */
export const INCOME_CHOICE = "incomeChoice";

export const NOTHING_CHOSEN = {
  field: INCOME_CHOICE,
  message: "Please choose whether to accept, increase or reduce this income",
};

/** The progress in the walk-through. */
export type WalkThroughView = {
  progress: StepsLeft;
  hasBack: boolean;
  /** The reason why a plan does not have all steps. */
  note?: string;
  /** True if changes wait to be saved. */
  hasUnsaved: boolean;
};

/** The page of a step. */
export type StepPageView = {
  step: ExplainedStep;
  heading: string;
  /** The step's name in the window’s title. */
  name: string;
  /** The step's content, in the shape of its own view. */
  said: unknown;
  /** The address to which its form is posted. */
  action: string;
  /** The earlier choice on the deciding step. */
  choice?: IncomeChoice;
  mistakes: readonly (typeof NOTHING_CHOSEN)[];
  hasMistakes: boolean;
};

/** The page again, with a notice about the whole form. */
export type WalkThroughRefusal = { notice: string };
