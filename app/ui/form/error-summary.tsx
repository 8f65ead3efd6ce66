import { MistakeIcon } from "~/ui/icons";
import { fieldId } from "./field-state";
import { type NamedMistake, useMistakes } from "./named-mistakes";

/** The attribute moves the focus here, which is right on a page that was returned to be corrected. */
const TAKES_FOCUS = { autoFocus: true };

type ErrorSummaryProps = {
  /** A short name for each field, put before its message: `{ debtAmount: "Debt" }`. */
  names: Record<string, string>;
  /** The mistakes to list; by default those of the surrounding form. */
  mistakes?: readonly NamedMistake[];
};

/** Comes first in `main`, takes the focus and links to each field. Renders nothing if there are no mistakes. */
export function ErrorSummary({ names, mistakes }: ErrorSummaryProps) {
  const own = useMistakes();
  const found = (mistakes ?? own).filter(({ follows }) => follows === undefined);
  if (found.length === 0) return null;
  return (
    <div
      {...TAKES_FOCUS}
      role="alert"
      tabIndex={-1}
      aria-labelledby="error-summary-title"
      className="mb-8 scroll-mt-6 rounded-leaf border-4 border-error bg-tint-error p-6 tight:p-2"
    >
      <h2
        id="error-summary-title"
        className="flex items-start gap-3 tight:block font-serif text-h2 font-bold text-error"
      >
        <MistakeIcon className="mt-1 h-7 w-7 shrink-0" />
        {found.length === 1 ? "Please check one answer" : `Please check ${found.length} answers`}
      </h2>
      <ul className="mt-2 space-y-2">
        {found.map(({ field, message }) => (
          <li key={field}>
            <a href={`#${fieldId(field)}`} className="link font-bold text-error hover:text-error">
              {nameMistake(names[field], message)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Puts the field's name before its message, unless the message contains it. */
export function nameMistake(name: string | undefined, message: string): string {
  const said = new Set(listWords(message));
  if (!name || listWords(name).every((word) => said.has(word) || WHOSE.includes(word))) return message;
  return `${name}: ${beginSmall(message)}`;
}

/** Articles and possessives, which are ignored when a field's name is compared with its message. */
const WHOSE = ["a", "an", "the", "your", "their", "our"];

/** Abbreviations and names keep their capitals. */
function beginSmall(message: string): string {
  const isPlain = /^\p{Lu}(\p{Ll}|\s)/u.test(message) && !/^(South Africa|JPEG)/.test(message);
  return isPlain ? message.charAt(0).toLowerCase() + message.slice(1) : message;
}

function listWords(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replace(/[’']s\b/g, "")
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}
