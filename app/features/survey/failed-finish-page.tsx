import { Link } from "@remix-run/react";
import { Form, SubmitButton } from "~/ui/form";
import { Page } from "~/ui/layout/page";
import { usePlanAddress } from "~/ui/use-plan-address";
import { StepNotice } from "./step-notice";

/** Shown when finishing failed: nothing is lost, and one button tries again. */
export function FailedFinishPage({
  processContextId,
  tooFrequent,
  notice,
}: {
  processContextId: string;
  /** Why it was refused, and when to try again, if that is known. */
  tooFrequent?: string;
  notice?: string;
}) {
  const writeAddress = usePlanAddress();
  return (
    <Page>
      <p>
        <Link to={writeAddress("/en/7")} className="link">
          Back to the questions
        </Link>
      </p>
      {notice && <StepNotice>{notice}</StepNotice>}
      <h1 className="heading-1 mt-4">We could not save your plan. Try again?</h1>
      <div className="mt-4 max-w-text space-y-4">
        <p>This is not your fault, and nothing that you typed is lost.</p>
        <p>{tooFrequent ?? "Wait a minute before you try again."}</p>
      </div>
      <Form id="finish-again" action={writeAddress("/en/not-saved")} className="mt-8">
        <input type="hidden" name="processContextId" value={processContextId} />
        <SubmitButton intent="save">Retry</SubmitButton>
      </Form>
    </Page>
  );
}
