import type { Step } from "~/contract/survey/field-declaration";
import type { CoachView } from "~/web/page/coach-view";
import type { LandingAdviser } from "~/features/visitor/survey/landing-adviser";
import type { HelpTopic } from "./help";
import type { Question, SurveyMistake } from "~/words/survey/question";
import type { Summary } from "./summary";
import type { PreferenceView } from "~/words/survey/describe-preference";
import type { WayOn } from "~/words/survey/turned-away";

export type QuestionView = Omit<Question, "opens" | "review"> & {
  opens?: {
    value: string;
    questions: readonly QuestionView[];
    /** Whether they are shown although their answer is not chosen, because something was typed there. */
    staysOpen: boolean;
  };
  /** What to say below its mistake to somebody whom that may turn away. */
  wayOn?: WayOn;
};

export type StepLink = { step: Step; name: string; state: "done" | "current" | "todo" };

/** What to say of answers that are not saved yet and would discard an edited plan. */
export const EDITED_PLAN_ALERT = "Attention: changes will discard your existing edited plan";

/** What stands around every step of the survey. */
export type SurveyFrameView = {
  step: Step;
  /** Where the step's form is posted to. */
  action: string;
  links: readonly StepLink[];
  summary?: Summary;
  help: readonly HelpTopic[];
  /** Whom to ask; on the first step nobody yet. */
  coach?: CoachView;
  /** Names the operation of writing to them. */
  messageContextId: string;
  isFinished: boolean;
};

/** A step of the survey as the page shows it, worked out on the server from the answers so far. */
export type StepView = {
  step: Step;
  name: string;
  lead: string;
  /** Where its form is posted to. */
  action: string;
  questions: readonly QuestionView[];
  /** Nested as the control names are. */
  typed: Record<string, unknown>;
  /** What is wrong with this step, when the person was sent here to mend it. */
  mistakes: readonly SurveyMistake[];
  shortNames: Record<string, string>;
  /** Why the step before this one was left out. */
  leftOut?: string;
  /** Whether the frame has a summary, to which phones get a link. */
  hasSummary: boolean;
  /** The adviser from whose landing page a guest came, as long as there is no plan. */
  adviser?: LandingAdviser;
  /** What step 6 says of its two answers, unless it could not be worked out just now. */
  preference?: PreferenceView;
  isFinished: boolean;
  /** Whether this browser keeps the answers for a month; absent where they are saved with us anyway. */
  isKeptLong?: boolean;
  /** Whether step 6 is answered otherwise than for the recommendation, so that it leads on to step 7. */
  isImportanceChanged: boolean;
  /** Whether answers that are not saved yet would discard an edited plan. */
  discardsAmendedPlan: boolean;
  /** What becomes of the plan's choice, and of what was asked for, if an answer is changed. */
  choiceWarnings: readonly string[];
  /** Marks whose answers it shows. */
  shownFor: string;
  /** Names the operation of finishing, so that a second click is the same one. */
  processContextId: string;
  /** A message about the whole step, if the person was sent here because of it. */
  notice?: string;
  /** Whether the plan that the form was for can no longer be opened here, so that a new one is begun. */
  isPlanGone: boolean;
};

/** The answer to a form of which nothing is kept: the reason. */
export type StepRefusal = { notice: string };

/** The id of a step's form, which buttons around it post too. */
export function nameStepForm(step: Step): string {
  return `step-${step}`;
}
