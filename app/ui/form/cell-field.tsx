import type { ReactNode } from "react";
import { FieldMistake } from "./field-message";
import { textOf, useFieldState } from "./field-state";

type CellFieldProps = {
  name: string;
  /** For screen readers where the table's head says it; visible on phones, which have no heads. */
  label: string;
  /** The permitted values, below the field. */
  note: string;
  /** The stored value, if the field shows another. */
  was?: string;
  beside?: ReactNode;
};

/** A short number in the cell of a table; it has a leaf border and tint if it differs from the stored value. */
export function CellField({ name, label, note, was, beside }: CellFieldProps) {
  const { id, hintId, errorId, describedBy, error, shown } = useFieldState(name, note);
  return (
    <div className="field" data-field>
      <div className={error ? "has-error" : ""}>
        <label htmlFor={id} className="block text-small font-bold wide:sr-only">
          {label}
        </label>
        <div className="flex items-center gap-3">
          <input
            id={id}
            name={name}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            maxLength={20}
            className={`control cell-control ${was === undefined ? "" : "is-changed"}`}
            defaultValue={textOf(shown)}
            aria-describedby={describedBy}
            aria-invalid={error ? true : undefined}
          />
          {beside}
        </div>
        <FieldMistake id={errorId}>{error}</FieldMistake>
        <p id={hintId} className="text-small text-soft">
          {note}
          {was !== undefined && <strong className="block text-ink">was {was}</strong>}
        </p>
      </div>
    </div>
  );
}
