import type { MouseEventHandler, ReactNode } from "react";
import { ArrowIcon } from "~/ui/icons";

type SubmitButtonProps = {
  /** What the button asks for, posted as `intent`. */
  intent: string;
  look?: "primary" | "secondary" | "link";
  /** The id of a form that the button stands outside of. */
  form?: string;
  /** Where its form is posted to in place of the form's own address. */
  action?: string;
  /** What it says while its form is posted; undefined if it keeps its words. */
  busyWords?: string;
  /** On pages that run React, in place of posting. */
  onClick?: MouseEventHandler;
  className?: string;
  children: ReactNode;
};

const LOOKS = { primary: "button button-primary", secondary: "button button-secondary", link: "link" };

/** Posts its form with an intent. On paper there is nothing to press. */
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
      // Its words may be the busy ones before React comes.
      suppressHydrationWarning
    >
      {children}
      {intent === "next" && look === "primary" && <ArrowIcon className="h-5 w-5" />}
    </button>
  );
}

/**
 * Enter presses a form's first button. If other buttons (a navigator's) come first in the document, this invisible
 * one comes before them. It has no name: a form posted without an intent means its main button.
 */
export function DefaultSubmit({ form }: { form?: string }) {
  return (
    <button type="submit" form={form} tabIndex={-1} aria-hidden="true" className="sr-only print:hidden" />
  );
}
