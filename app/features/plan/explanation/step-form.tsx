import type { ReactNode } from "react";
import { ErrorSummary, Form, FormNotice } from "~/ui/form";
import { STEP_FORM } from "./step-view";

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
      <div className="gap-x-6 gap-y-6 wide:grid wide:grid-cols-12 wide:grid-rows-[auto_1fr]">
        <h1 className="heading-1 wide:col-span-7">{heading}</h1>
        {aside && (
          <div className="mt-6 min-w-0 space-y-8 wide:col-span-4 wide:col-start-9 wide:row-span-2 wide:row-start-1 wide:mt-0">
            {aside}
          </div>
        )}
        <div className={`mt-6 min-w-0 wide:mt-0 ${aside ? "wide:col-span-7" : "wide:col-span-12"}`}>
          {children}
        </div>
      </div>
    </Form>
  );
}
