import type { ComparisonView } from "~/words/changes/compare-plans";
import type { DecreaseView } from "~/words/changes/describe-decrease";

/** The field of the income that is typed, and the one that asks to leave the unit trust alone. */
export const NEW_INCOME = "newIncome";
export const REFUSES_UNIT_TRUST = "refusesUnitTrust";

/** The field that says, in rand a month, which income the page has compared with ours. */
export const COMPARED = "compared";

/** The query that asks the page to show again what was typed, and what is wrong with it or what it would change. */
export const TYPED = "check";

export type DecreaseMistake = { field: string; message: string };

/** Step 13 as its page shows it. */
export type DecreasePageView = {
  heading: string;
  said: DecreaseView;
  /** Where its form is posted to. */
  action: string;
  /** What the fields show. */
  answers: { newIncome?: string; refusesUnitTrust?: string };
  /** Whether they show another income than the recommended one. */
  isChanged: boolean;
  /** The income that was compared with ours, or could not be, in rand a month. */
  compared?: number;
  /** What that income would change beside the recommendation. */
  comparison?: ComparisonView;
  /** Why that could not be worked out. */
  notice?: string;
  mistakes: readonly DecreaseMistake[];
};
