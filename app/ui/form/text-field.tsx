import type { ReactNode } from "react";
import { FieldMistake, Hint } from "./field-message";
import { textOf, useFieldState } from "./field-state";

export type FieldProps = {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  autoComplete?: string;
};

export type TypedFieldProps = FieldProps & {
  /** Stands below the mistake: a way forward for a person who cannot correct it. */
  wayOn?: ReactNode;
};

/** The look of a field's box and its limits on typing; none of it validates the answer. */
export type FieldLook = {
  type?: "text" | "email";
  inputMode?: "numeric" | "decimal" | "tel" | "email" | "text";
  maxLength?: number;
  /** The text attached in front of the box: `R`, `+27 (0)`. */
  prefix?: string;
  /** The text attached behind the box: `%`, `years`. */
  suffix?: string;
  /** A `rem` class of Tailwind that fits the answer. */
  width?: string;
  /**
   * The kind of mask: scripts insert separators during typing and format the answer afterwards; the server
   * accepts both forms.
   */
  mask?: "amount" | "date" | "phone" | "year";
  /** The number of digits in an answer of digits only: scripts ignore further digits and other characters. */
  digits?: number;
};

type TextFieldProps = TypedFieldProps &
  FieldLook & {
    /** Spaces the digits of a code apart. */
    look?: "code";
  };

/**
 * Far longer than any answer, so that the answer's own limit is still reported, and far shorter than a form
 * may be.
 */
const LONGEST_TEXT = 1_000;

export function TextField(props: TextFieldProps) {
  const {
    name,
    label,
    hint,
    wayOn,
    prefix,
    suffix,
    width = "max-w-[26rem]",
    mask,
    digits,
    look,
    type = "text",
    ...input
  } = props;
  const { id, hintId, errorId, describedBy, error, shown } = useFieldState(name, hint);
  const wayOnId = wayOn ? `${id}-way-on` : undefined;
  return (
    <div className="field" data-field>
      <div className={error ? "has-error" : ""}>
        <label htmlFor={id} className="block text-balance text-label font-bold">
          {label}
        </label>
        <Hint id={hintId}>{hint}</Hint>
        <FieldMistake id={errorId}>{error}</FieldMistake>
        {wayOn && (
          <p id={wayOnId} className="max-w-text pt-1">
            {wayOn}
          </p>
        )}
        <div className={`mt-2 flex ${width} ${prefix || suffix ? "prefixed" : ""}`}>
          {prefix && (
            <span className="prefix whitespace-nowrap" aria-hidden="true">
              {prefix}
            </span>
          )}
          <input
            maxLength={LONGEST_TEXT}
            {...input}
            id={id}
            name={name}
            type={type}
            data-mask={mask}
            data-digits={digits}
            className={look === "code" ? "control control-code" : "control"}
            defaultValue={textOf(shown)}
            aria-describedby={[describedBy, wayOnId].filter(Boolean).join(" ") || undefined}
            aria-invalid={error ? true : undefined}
          />
          {suffix && (
            <span className="suffix whitespace-nowrap" aria-hidden="true">
              {suffix}
            </span>
          )}
        </div>
      </div>
    </div>
  );
}
