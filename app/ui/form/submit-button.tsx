import type { MouseEventHandler, ReactNode } from "react";
import { ArrowIcon } from "~/ui/icons";

type SubmitButtonProps = {
  /** Posted as `intent`. */
  intent: string;
  look?: "primary" | "secondary" | "link";
  /** The id of its form, if the button is outside it. */
  form?: string;
  /** The address to post to instead of the form's own. */
  action?: string;
  /** Its words while the form is being posted; by default they stay the same. */
  busyWords?: string;
  /** On pages that run React, instead of posting. */
  onClick?: MouseEventHandler;
  className?: string;
  children: ReactNode;
};

const LOOKS = { primary: "button button-primary", secondary: "button button-secondary", link: "link" };

/** Posts its form with an intent. It is not printed. */
export function SubmitButton({
  intent,
  look = "primary",
  form,
  action,
  busyWords = look === "primary" ? "Saving..." : undefined,
  onClick,
  className = "",
  children,
}: SubmitButtonProps) {
  return (
    <button
      type="submit"
      name="intent"
      value={intent}
      form={form}
      formAction={action}
      className={`${LOOKS[look]} print:hidden ${className}`}
      onClick={onClick}
      data-busy={busyWords}
      // A script may set the busy words before React hydrates.
      suppressHydrationWarning
    >
      {children}
      {intent === "next" && look === "primary" && <ArrowIcon className="h-5 w-5" />}
    </button>
  );
}

/**
 * Enter presses a form's first button. If other buttons (a navigator's) come first in the document, this
 * invisible one precedes them. It has no name: a form posted without an intent means its main button.
 */
export function DefaultSubmit({ form }: { form?: string }) {
  return (
    <button type="submit" form={form} tabIndex={-1} aria-hidden="true" className="sr-only print:hidden" />
  );
}
