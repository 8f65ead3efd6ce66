import { Link } from "@remix-run/react";
import { Form, SubmitButton } from "~/ui/form";
import { Page } from "~/ui/layout/page";
import { StepNotice } from "./step-notice";

type ClearAnswersProps = { isLeaving: boolean; hasPlan: boolean; backTo: string; notice?: string };

/** One question before everything is gone: clear, or go back. */
export function ClearAnswersPage({ isLeaving, hasPlan, backTo, notice }: ClearAnswersProps) {
  return (
    <Page>
      <p>
        <Link to={backTo} className="link">
          Back to the questions
        </Link>
      </p>
      {notice && <StepNotice>{notice}</StepNotice>}
      <h1 className="heading-1 mt-4">
        {isLeaving ? "Leave, and clear your answers?" : "Clear your answers?"}
      </h1>
      <div className="mt-4 max-w-text space-y-4">
        <p>This browser forgets everything you typed. You cannot undo this.</p>
        {hasPlan && <p>We keep the plan that you finished, but you can no longer open it here.</p>}
      </div>
      <Form
        id="clear-answers"
        action="/en/clear-my-answers"
        className="mt-8 flex flex-wrap items-center gap-6"
      >
        <SubmitButton intent="clear">Clear my answers</SubmitButton>
        <Link to={backTo} className="button button-secondary">
          Keep my answers
        </Link>
      </Form>
    </Page>
  );
}
