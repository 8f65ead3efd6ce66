import { MistakeIcon } from "~/ui/icons";

/** This attribute moves the focus here, as it does to an error summary. */
const TAKES_FOCUS = { autoFocus: true };

/** What is wrong with the form as a whole; it takes the focus. */
export function StepNotice({ children }: { children: string }) {
  return (
    <div
      {...TAKES_FOCUS}
      role="alert"
      tabIndex={-1}
      className="mb-8 flex items-start gap-3 rounded-leaf border-4 border-error bg-tint-error p-6 font-bold text-error"
    >
      <MistakeIcon className="mt-1 h-7 w-7 shrink-0" />
      <p>{children}</p>
    </div>
  );
}
