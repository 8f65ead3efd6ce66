import type { ComparisonView } from "~/words/changes/compare-plans";
import type { ResultWords } from "~/words/changes/describe-changed-plan";

/** The recommended and the amended plan as the result's page shows them. */
export type ResultView = ResultWords & {
  /** Absent where it could not be worked out. */
  comparison?: ComparisonView;
  /** Why something could not be worked out. */
  failure?: string;
  action: string;
  canUndo: boolean;
};
