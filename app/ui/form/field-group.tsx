import type { ReactNode } from "react";
import { FieldMistake, Hint } from "./field-message";
import { useFieldState } from "./field-state";

type FieldGroupProps = {
  name: string;
  legend: ReactNode;
  hint?: ReactNode;
  children: ReactNode;
};

/** Fields that can be wrong together. The error summary links to the group, which is named as a field is. */
export function FieldGroup({ name, legend, hint, children }: FieldGroupProps) {
  const { id, hintId, errorId, describedBy, error } = useFieldState(name, hint);
  return (
    <fieldset id={id} tabIndex={-1} className="min-w-0" data-field aria-describedby={describedBy}>
      <legend className="text-label font-bold">{legend}</legend>
      <div className={error ? "has-error" : ""}>
        <Hint id={hintId}>{hint}</Hint>
        <FieldMistake id={errorId}>{error}</FieldMistake>
        <div className="space-y-4 pt-4">{children}</div>
      </div>
    </fieldset>
  );
}
