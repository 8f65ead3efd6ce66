import type { ReactNode } from "react";
import { ShownValues } from "./field-state";

type FilterFormProps = {
  action: string;
  /** The values of its fields, by name. */
  values: Record<string, string>;
  className?: string;
  /** Scripts refresh the elements with `data-answered` while it is typed. */
  isAnsweredAsTyped?: boolean;
  children: ReactNode;
};

/** A GET form that asks for a list or a figure: its values go into the address, and nothing is stored. */
export function FilterForm({ action, values, className, isAnsweredAsTyped, children }: FilterFormProps) {
  return (
    <form
      action={action}
      method="get"
      noValidate
      className={className}
      data-answers={isAnsweredAsTyped ? "" : undefined}
    >
      <ShownValues.Provider value={values}>{children}</ShownValues.Provider>
    </form>
  );
}

type FilterSelectProps = {
  name: string;
  label: string;
  choices: readonly { value: string; label: string }[];
  value: string;
};

/** A list to filter by; its first choice is the default. */
export function FilterSelect({ name, label, choices, value }: FilterSelectProps) {
  return (
    <div className="field">
      <label htmlFor={name} className="block">
        {label}
      </label>
      <select id={name} name={name} defaultValue={value} className="control mt-2">
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </div>
  );
}
