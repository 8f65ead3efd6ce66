import type { SerializeFrom } from "@remix-run/node";
import { INCOME_CHOICE, type StepPageView, type WalkThroughRefusal } from "./steps/step-view";
import { walkThroughSteps } from "./steps/registry";
import type { ReactNode } from "react";
import { ErrorSummary, Form, FormNotice } from "~/ui/form";
import { STEP_FORM } from "../walk-through/step-actions";
import { StepColumns } from "../walk-through/step-layout";

type WalkThroughPageProps = { view: SerializeFrom<StepPageView>; refusal?: WalkThroughRefusal };

/** A step that explains, or the decision, in the walk-through. */
export function WalkThroughPage({ view, refusal }: WalkThroughPageProps) {
  const { Body, Aside, hasAside } = walkThroughSteps[view.step];
  return (
    <StepForm
      {...view}
      notice={refusal?.notice}
      names={{ [INCOME_CHOICE]: "Income" }}
      defaultValues={{ [INCOME_CHOICE]: view.choice }}
      aside={Aside && hasAside?.(view.said) !== false && <Aside view={view.said} />}
    >
      <Body view={view.said} />
    </StepForm>
  );
}

type StepFormProps = {
  heading: string;
  /** The address to which the step's form is posted. */
  action: string;
  /** The refusal of the form as a whole. */
  notice?: string;
  mistakes: readonly { field: string; message: string }[];
  /** Short names by field, for the summary of mistakes. */
  names: Record<string, string>;
  defaultValues?: Record<string, unknown>;
  /** Beside the content in wide windows, before it on phones. */
  aside?: ReactNode;
  children: ReactNode;
};

/** The content of a step, with one form around it. */
function StepForm({ heading, action, notice, ...content }: StepFormProps) {
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
