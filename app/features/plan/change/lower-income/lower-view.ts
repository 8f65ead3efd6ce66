import type { ComparisonView } from "~/words/changes/compare-plans";
import type { DecreaseView } from "~/words/changes/describe-decrease";
import type { IncomeGround } from "../read-change";

/** Step 13 as its page shows it. */
export type LowerView = {
  heading: string;
  said: DecreaseView;
  ground: IncomeGround;
  /** What the fields show. */
  values: Record<string, string>;
  /** Where its form is posted to. */
  action: string;
};

/** What another income would change beside the recommendation; ours changes nothing. */
export type LowerShown = { comparison?: ComparisonView; seen: number };
