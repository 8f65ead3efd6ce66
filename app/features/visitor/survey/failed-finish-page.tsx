import { Link } from "@remix-run/react";
import { LinkButton } from "~/ui/button";
import { Form, FormNotice, SubmitButton } from "~/ui/form";
import { Page } from "~/web/layout/page";
import { usePlanAddress } from "~/web/plan/use-plan-address";

type FailedFinish = {
  processContextId: string;
  /** Why it was refused, and when to try again, if that is known. */
  tooFrequent?: string;
  /** For a visitor who cannot have another plan. */
  full?: Full;
  notice?: string;
};

type Full = {
  /** Whose plans are as many as they can be, such as "Your account". */
  whose: string;
  most: number;
  /** The one to change instead. */
  newestPlan: number;
};

/** Shown when finishing failed: nothing is lost, and there is a way on. */
export function FailedFinishPage({ full, ...failed }: FailedFinish) {
  return <Page isDialog>{full ? <NoRoom {...full} /> : <TryAgain {...failed} />}</Page>;
}

function TryAgain({ processContextId, tooFrequent, notice }: Omit<FailedFinish, "full">) {
  const writeAddress = usePlanAddress();
  return (
    <>
      <p>
        <Link to={writeAddress("/en/7")} className="link">
          Back to the questions
        </Link>
      </p>
      {notice && <FormNotice>{notice}</FormNotice>}
      <h1 className="heading-1 mt-4">We could not save your plan. Try again?</h1>
      <div className="mt-4 max-w-text space-y-4">
        <p>This is not your fault, and nothing that you typed is lost.</p>
        <p>{tooFrequent ?? "Wait a minute before you try again."}</p>
      </div>
      <Form id="finish-again" action={writeAddress("/en/not-saved")} className="mt-8">
        <input type="hidden" name="processContextId" value={processContextId} />
        <SubmitButton intent="save">Retry</SubmitButton>
      </Form>
    </>
  );
}

/** Trying again would not help: the visitor changes a plan that they have. */
function NoRoom({ whose, most, newestPlan }: Full) {
  const writeAddress = usePlanAddress();
  return (
    <>
      <h1 className="heading-1">There is no room for another plan</h1>
      <div className="mt-4 max-w-text space-y-4">
        <p>
          {whose} has {most} plans, the most that it can have. So we did not save another one. Nothing that
          you typed is lost.
        </p>
        <p>You can change one of the plans instead, such as the newest.</p>
      </div>
      <p className="mt-8 flex flex-wrap items-center gap-6">
        <LinkButton to={writeAddress("/en/check-answers", { plan: String(newestPlan) })}>
          Change the newest plan
        </LinkButton>
        <Link to={writeAddress("/en/check-answers")} className="link">
          Back to my answers
        </Link>
      </p>
    </>
  );
}
