import type { ComparisonView } from "~/words/changes/compare-plans";
import type { ResultWords } from "~/words/changes/describe-amended-plan";

/** The recommended and the amended plan on the result's page. */
export type ResultView = ResultWords & {
  /** Absent if it could not be worked out. */
  comparison?: ComparisonView;
  /** The message of a failure. */
  failure?: string;
  action: string;
  canUndo: boolean;
};
