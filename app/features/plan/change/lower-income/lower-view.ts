import type { ComparisonView } from "~/words/changes/compare-plans";
import type { DecreaseView } from "~/words/changes/describe-decrease";
import type { IncomeGround } from "../read-change";

/** The page of step 13. */
export type LowerView = {
  heading: string;
  said: DecreaseView;
  ground: IncomeGround;
  values: Record<string, string>;
  /** The address to which its form is posted. */
  action: string;
};

/** Another income compared with the recommendation; no comparison for the recommended income itself. */
export type LowerShown = { comparison?: ComparisonView; seen: number };
