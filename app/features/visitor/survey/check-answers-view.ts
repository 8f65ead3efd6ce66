import type { AssumedView } from "~/words/assumed/describe-assumed";
import type { Step } from "~/contract/survey/field-declaration";

/** A question in short, its answer in words or as it was typed, and where it is asked. */
export type AnswerRow = {
  name: string;
  answer: string;
  state: "clear" | "mistaken" | "missing";
  to: string;
};

export type StepAnswers = { step: Step; name: string; isDone: boolean; rows: readonly AnswerRow[] };

type Way = { to: string; name: string };

/** The list of answers as its page shows it. */
export type AnswersView = {
  steps: readonly StepAnswers[];
  /** Whether there is something left to answer, or to save. */
  state: "unfinished" | "unsaved" | "saved";
  /** Whether the answers belong to a finished plan. */
  isFinished: boolean;
  /** What a finished plan was told besides, and what it assumes. */
  assumed?: AssumedView;
  discardsAmendedPlan: boolean;
  /** What becomes of the plan's choice, and of what was asked for, if an answer is changed. */
  choiceWarnings: readonly string[];
  /** Whether the plan that they belonged to can no longer be opened here. */
  isPlanGone: boolean;
  back: Way;
  next: Way;
  /** Names the operation of saving, so that a second click is the same one. */
  processContextId: string;
};
