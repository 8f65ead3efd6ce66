import type { ReactNode } from "react";
import { FieldMistake, Hint } from "./field-message";
import { textOf, useFieldState } from "./field-state";
import { type Choice, Opened } from "./question";
import type { FieldProps } from "./text-field";

type SelectFieldProps = FieldProps & {
  choices: readonly Choice[];
  /** The value that reveals `children` when chosen. */
  opens?: string;
  children?: ReactNode;
};

/** A list to choose from. It starts with an empty option, so that nothing is preselected. */
export function SelectField(props: SelectFieldProps) {
  const { name, label, hint, autoComplete, choices, opens, children } = props;
  const { id, hintId, errorId, describedBy, error, shown } = useFieldState(name, hint);
  return (
    <div className="question" data-field>
      <div className={`choices ${error ? "has-error" : ""}`} data-choices={children ? "" : undefined}>
        <label htmlFor={id} className="block text-balance text-label font-bold">
          {label}
        </label>
        <Hint id={hintId}>{hint}</Hint>
        <FieldMistake id={errorId}>{error}</FieldMistake>
        <select
          id={id}
          name={name}
          defaultValue={textOf(shown)}
          autoComplete={autoComplete}
          className="control mt-2 max-w-[20rem]"
          aria-describedby={describedBy}
          aria-invalid={error ? true : undefined}
        >
          <option value="" />
          {choices.map((choice) => (
            <option
              key={choice.value}
              value={choice.value}
              data-opens={choice.value === opens ? "" : undefined}
            >
              {choice.label}
            </option>
          ))}
        </select>
      </div>
      {children && <Opened choice={choices.find(({ value }) => value === opens)}>{children}</Opened>}
    </div>
  );
}
