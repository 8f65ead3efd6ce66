import type { AssumedView } from "~/words/assumed/describe-assumed";
import type { Step } from "~/contract/survey/field-declaration";

/** A question's short name, its answer in words or as typed, and the address of its question. */
export type AnswerRow = {
  name: string;
  answer: string;
  state: "clear" | "mistaken" | "missing";
  to: string;
};

export type StepAnswers = { step: Step; name: string; isDone: boolean; rows: readonly AnswerRow[] };

type Way = { to: string; name: string };

export type AnswersView = {
  steps: readonly StepAnswers[];
  /** Whether something is left to answer, or to save. */
  state: "unfinished" | "unsaved" | "saved";
  /** True if the answers belong to a finished plan. */
  isFinished: boolean;
  /** Answers beside the survey, and assumptions, of a finished plan. */
  assumed?: AssumedView;
  discardsAmendedPlan: boolean;
  /** The effect of a changed answer on the plan's choice and requests. */
  choiceWarnings: readonly string[];
  /** True if the plan of the answers can no longer be opened here. */
  isPlanGone: boolean;
  back: Way;
  next: Way;
  /** The idempotency key of saving. */
  processContextId: string;
};
