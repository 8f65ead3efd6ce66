import { FieldMistake, Hint } from "./field-message";
import { useFieldState } from "./field-state";

type FileFieldProps = {
  name: string;
  label: string;
  hint?: string;
  /** Media types that the browser offers; the server checks the content. */
  accept: string;
  /** For a picture: scripts shrink any that is larger than this. */
  mostBytes?: number;
};

/** A file to upload. Browsers never refill it. */
export function FileField({ name, label, hint, accept, mostBytes }: FileFieldProps) {
  const { id, hintId, errorId, describedBy, error } = useFieldState(name, hint);
  return (
    <div className="field" data-field>
      <div className={error ? "has-error" : ""}>
        <label htmlFor={id} className="block text-balance text-label font-bold">
          {label}
        </label>
        <Hint id={hintId}>{hint}</Hint>
        <FieldMistake id={errorId}>{error}</FieldMistake>
        <input
          id={id}
          name={name}
          type="file"
          accept={accept}
          data-most-bytes={mostBytes}
          className="mt-2 block min-h-touch max-w-full text-small file:mr-3 file:min-h-touch file:cursor-pointer file:rounded-field file:border-2 file:border-solid file:border-control file:bg-mist file:px-4 file:text-small file:font-bold file:text-ink"
          aria-describedby={describedBy}
          aria-invalid={error ? true : undefined}
        />
      </div>
    </div>
  );
}
