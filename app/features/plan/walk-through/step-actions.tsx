import type { ReactNode } from "react";
import { SubmitButton } from "~/ui/form/without-validation";
import { ActionBar } from "~/ui/layout/action-bar";

/** The id of every step's form, which the buttons around it post. */
export const STEP_FORM = "walk-through";

/** The busy words of the walk-through's buttons. */
export const LOADING = "Loading";

type StepActionsProps = { hasBack: boolean; summary?: ReactNode; overlay?: ReactNode };

/** Back and Next of a step, below its form. */
export function StepActions({ hasBack, ...bar }: StepActionsProps) {
  return (
    <ActionBar
      {...bar}
      primary={
        <SubmitButton intent="next" form={STEP_FORM} busyWords={LOADING}>
          Next
        </SubmitButton>
      }
      back={
        hasBack && (
          <SubmitButton intent="back" form={STEP_FORM} look="link" busyWords={LOADING}>
            Back
          </SubmitButton>
        )
      }
    />
  );
}
