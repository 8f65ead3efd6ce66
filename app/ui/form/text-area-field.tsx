import { FieldMistake, Hint } from "./field-message";
import { textOf, useFieldState } from "./field-state";

type TextAreaFieldProps = {
  name: string;
  label: string;
  hint?: string;
  /** The limit on characters; scripts show the count. */
  mostCharacters: number;
};

/** Text of several lines. The box accepts more than the limit, so that pasted text is not cut unnoticed. */
export function TextAreaField({ name, label, hint, mostCharacters }: TextAreaFieldProps) {
  const { id, hintId, errorId, describedBy, error, shown } = useFieldState(name, hint);
  return (
    <div className="field" data-field>
      <div className={error ? "has-error" : ""}>
        <label htmlFor={id} className="block text-balance text-label font-bold">
          {label}
        </label>
        <Hint id={hintId}>{hint}</Hint>
        <FieldMistake id={errorId}>{error}</FieldMistake>
        <textarea
          id={id}
          name={name}
          rows={6}
          className="control mt-2 h-auto w-full py-3"
          defaultValue={textOf(shown)}
          data-count-to={mostCharacters}
          aria-describedby={describedBy}
          aria-invalid={error ? true : undefined}
        />
        <p hidden className="text-small text-soft" data-count-of={id} />
      </div>
    </div>
  );
}
