import { ConfirmPage } from "~/web/layout/confirm-page";
import { Link } from "@remix-run/react";
import { LinkButton } from "~/ui/button";
import { SubmitButton } from "~/ui/form";
import { Page } from "~/web/layout/page";
import { usePlanAddress } from "~/web/request/use-plan-address";

type FailedFinish = {
  processContextId: string;
  /** Says that a rate limit was reached, and when to try again; absent after other failures. */
  rateLimitMessage?: string;
  /** For a visitor who has reached the limit of plans. */
  full?: Full;
};

type Full = {
  /** The owner of the plans, such as "Your account". */
  whose: string;
  most: number;
  /** The plan to change instead. */
  newestPlan: number;
};

/** Shown when finishing failed: says that nothing is lost, and offers a next step. */
export function FailedFinishPage({ full, ...failed }: FailedFinish) {
  return full ? <NoRoom {...full} /> : <TryAgain {...failed} />;
}

function TryAgain({ processContextId, rateLimitMessage }: Omit<FailedFinish, "full">) {
  const writeAddress = usePlanAddress();
  return (
    <ConfirmPage
      id="finish-again"
      action={writeAddress("/en/not-saved")}
      title="We could not save your plan. Try again?"
      back={{ to: writeAddress("/en/7"), name: "The questions" }}
      hidden={{ processContextId }}
      buttons={<SubmitButton intent="save">Retry</SubmitButton>}
    >
      <p>This is not your fault, and nothing that you typed is lost.</p>
      <p>{rateLimitMessage ?? "Wait a minute before you try again."}</p>
    </ConfirmPage>
  );
}

/** Trying again would not help: the visitor changes an existing plan instead. */
function NoRoom({ whose, most, newestPlan }: Full) {
  const writeAddress = usePlanAddress();
  return (
    <Page isDialog>
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
    </Page>
  );
}
