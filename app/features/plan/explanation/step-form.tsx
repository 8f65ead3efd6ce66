import type { ReactNode } from "react";
import { ErrorSummary, Form, FormNotice } from "~/ui/form";
import { STEP_FORM } from "../walk-through/step-actions";
import { StepColumns } from "../walk-through/step-layout";

type StepFormProps = {
  heading: string;
  /** Where the step's form is posted to. */
  action: string;
  /** Why the posted form was refused as a whole. */
  notice?: string;
  mistakes: readonly { field: string; message: string }[];
  /** A short name for each field, as the error summary says it. */
  names: Record<string, string>;
  defaultValues?: Record<string, unknown>;
  /** Stands beside the content in wide windows, and before it on phones. */
  aside?: ReactNode;
  children: ReactNode;
};

/** What a step says, with one form around it. */
export function StepForm({ heading, action, notice, ...content }: StepFormProps) {
  const { mistakes, names, defaultValues, aside, children } = content;
  return (
    <Form id={STEP_FORM} action={action} defaultValues={defaultValues} mistakes={mistakes} className="">
      {notice && <FormNotice>{notice}</FormNotice>}
      <ErrorSummary names={names} />
      <StepColumns heading={heading} aside={aside}>
        {children}
      </StepColumns>
    </Form>
  );
}
