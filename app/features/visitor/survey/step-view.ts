import type { Step } from "~/contract/survey/field-declaration";
import type { QuestionView } from "~/web/fields/question-field";
import type { CoachView } from "~/web/page/coach-view";
import type { LandingAdviser } from "./adviser-notice";
import type { HelpTopic } from "./help";
import type { SurveyMistake } from "~/words/survey/question";
import type { Summary } from "./summary";
import type { PreferenceView } from "~/words/survey/describe-preference";

export type StepLink = { step: Step; name: string; state: "done" | "current" | "todo" };

/** The alert for unsaved answers that would discard an edited plan. */
export const EDITED_PLAN_ALERT = "Attention: changes will discard your existing edited plan";

/** The frame of a step of the survey. */
export type SurveyFrameView = {
  step: Step;
  /** The address to which the step's form is posted. */
  action: string;
  links: readonly StepLink[];
  summary?: Summary;
  help: readonly HelpTopic[];
  /** The person to ask; absent on the first step. */
  coach?: CoachView;
  /** The idempotency key of a message to them. */
  messageContextId: string;
  isFinished: boolean;
};

/** A step of the survey for its page, worked out on the server from the answers so far. */
export type StepView = {
  step: Step;
  name: string;
  lead: string;
  /** The address to which its form is posted. */
  action: string;
  questions: readonly QuestionView[];
  /** Nested as the control names are. */
  typed: Record<string, unknown>;
  /** The step's mistakes, if the person was sent here to correct them. */
  mistakes: readonly SurveyMistake[];
  shortNames: Record<string, string>;
  /** The reason why the step before was left out. */
  leftOut?: string;
  /** True if the frame has a summary, to which phones get a link. */
  hasSummary: boolean;
  /** The adviser from whose landing page a guest came, until there is a plan. */
  adviser?: LandingAdviser;
  /** Step 6's two answers with their incomes; absent if the services did not answer. */
  preference?: PreferenceView;
  isFinished: boolean;
  /** True if this browser stores the answers for a month; absent where the services store them anyway. */
  isKeptLong?: boolean;
  /** True if step 6 has another answer than the recommendation, so that step 7 follows. */
  isImportanceChanged: boolean;
  /** True if unsaved answers would discard an edited plan. */
  discardsAmendedPlan: boolean;
  /** The effect of a changed answer on the plan's choice and requests. */
  choiceWarnings: readonly string[];
  /** Marks the person whose answers it shows. */
  shownFor: string;
  /** The idempotency key of finishing. */
  processContextId: string;
  /** A notice about the whole step, if the person was sent here because of it. */
  notice?: string;
  /** True if the form's plan can no longer be opened here, so that a new one is begun. */
  isPlanGone: boolean;
};

/** The response to a form of which nothing is stored: the reason. */
export type StepRefusal = { notice: string };

/** The id of a step's form, which buttons outside it post too. */
export function nameStepForm(step: Step): string {
  return `step-${step}`;
}
