import type { ComparisonView } from "~/words/changes/compare-plans";
import type { ResultWords } from "~/words/changes/describe-changed-plan";
import type { StepsLeft } from "../steps-left";
import type { TabStanding } from "./tab-view";

/** The recommended and the amended plan as the result's page shows them. */
export type ResultView = ResultWords & {
  tabs: TabStanding["tabs"];
  /** Absent where it could not be worked out. */
  comparison?: ComparisonView;
  /** Why something could not be worked out. */
  failure?: string;
  action: string;
  progress: StepsLeft;
  hasUnsaved: boolean;
  canUndo: boolean;
};
