import type { ReactNode } from "react";
import { ShownValues } from "./field-state";

type FilterFormProps = {
  action: string;
  /** What its fields show, by their names. */
  values: Record<string, string>;
  className?: string;
  /** Scripts answer while it is typed, in the places with `data-answered`. */
  isAnsweredAsTyped?: boolean;
  children: ReactNode;
};

/** Fields that ask for a list or a figure: what they hold stands in the address, and nothing is stored. */
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

/** A list to narrow by; its first choice is the usual one. */
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
