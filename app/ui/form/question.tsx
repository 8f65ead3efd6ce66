import type { ReactNode } from "react";
import { FieldMistake, Hint } from "./field-message";
import type { FieldState } from "./field-state";

export type Choice = {
  value: string;
  label: string;
  note?: string;
  /** Excludes all others: with scripts, choosing it clears them, and choosing one of them clears it. */
  isExclusive?: boolean;
  /** Rows that describe it, the same rows for every choice; they stand side by side where there is room. */
  figures?: ReactNode;
};

/**
 * The part of a question that one of its answers reveals. CSS alone shows and hides it (`.when` in
 * app/tailwind.css); an element of the class `stays-open` in it keeps it shown.
 */
export function Opened({ choice, children }: { choice: Choice | undefined; children: ReactNode }) {
  if (!choice) return null;
  return (
    <div className="when" data-opened>
      <p className="when-note text-small text-soft">If {choice.label.toLowerCase()}:</p>
      {children}
    </div>
  );
}

type QuestionProps = {
  state: FieldState;
  legend: ReactNode;
  hint?: ReactNode;
  opened?: ReactNode;
  children: ReactNode;
};

/** A question with choices: legend, hint, mistake, choices, and the part that an answer reveals. */
export function QuestionFieldset(props: QuestionProps) {
  const { state, legend, hint, opened, children } = props;
  const marked = state.error ? "has-error" : "";
  return (
    <fieldset
      className="question min-w-0"
      data-field
      id={`${state.id}-question`}
      aria-describedby={state.describedBy}
    >
      <legend className={`float-left w-full text-label font-bold ${marked}`}>{legend}</legend>
      <div className={`clear-both ${marked}`}>
        <Hint id={state.hintId}>{hint}</Hint>
        <FieldMistake id={state.errorId}>{state.error}</FieldMistake>
      </div>
      <div className={`choices pt-3 ${marked}`} data-choices={opened ? "" : undefined}>
        {children}
      </div>
      {opened}
    </fieldset>
  );
}
