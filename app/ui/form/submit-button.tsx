import { useNavigation } from "@remix-run/react";
import type { MouseEvent, ReactNode } from "react";
import { ArrowIcon } from "~/ui/icons";

type SubmitButtonProps = {
  /** What the button asks for, posted as `intent`. */
  intent: string;
  look?: "primary" | "secondary" | "link";
  /** The id of a form that the button stands outside of. */
  form?: string;
  className?: string;
  children: ReactNode;
};

const LOOKS = { primary: "button button-primary", secondary: "button button-secondary", link: "link" };

/** What a form is posted with by Enter (`DefaultSubmit`): no intent, which means its main button. */
const ENTER = "";

/**
 * The intent that is being posted just now; undefined while nothing is. A refusal is shown as soon as it comes, while what
 * the page is made of still loads again: by then nothing is being posted any more.
 */
function usePostedIntent(): string | undefined {
  const { state, formData, formAction, location } = useNavigation();
  const isAnsweredHere = state === "loading" && formAction === location.pathname;
  return formData && !isAnsweredHere ? String(formData.get("intent") ?? ENTER) : undefined;
}

const preventDefault = (event: MouseEvent) => event.preventDefault();

/** Posts its form with an intent. While scripts wait for the answer a primary button says so, and asks once. */
export function SubmitButton({
  intent,
  look = "primary",
  form,
  className = "",
  children,
}: SubmitButtonProps) {
  const posted = usePostedIntent();
  const isSaving = posted === intent || (posted === ENTER && look === "primary");
  return (
    <button
      type="submit"
      name="intent"
      value={intent}
      form={form}
      onClick={isSaving ? preventDefault : undefined}
      className={`${LOOKS[look]} ${className}`}
    >
      {isSaving && look === "primary" ? "Saving..." : children}
      {intent === "next" && look === "primary" && <ArrowIcon className="h-5 w-5" />}
    </button>
  );
}

/**
 * Enter presses a form's first button. Where other buttons (a navigator's) come first in the document, this unseen one goes
 * before them. It has no name: a form posted without an intent means its main button. It too asks once.
 */
export function DefaultSubmit({ form }: { form?: string }) {
  const isPosting = usePostedIntent() !== undefined;
  return (
    <button
      type="submit"
      form={form}
      tabIndex={-1}
      aria-hidden="true"
      onClick={isPosting ? preventDefault : undefined}
      className="sr-only"
    />
  );
}
