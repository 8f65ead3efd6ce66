import { useContext } from "react";
import { LinkButton } from "~/ui/button";
import { Page } from "~/web/layout/page";
import { VisitorContext } from "~/web/plan/visitor-context";
import { BaobabTree } from "~/web/tree/baobab-tree";
import { usePlanAddress } from "~/web/request/use-plan-address";

type ThankYouProps = {
  isReady: boolean;
  /** The first page of the plan's explanation, if that comes before the plan. */
  explanation?: string;
};

/** The end of the survey. The button leads to the plan or its explanation, or to the page that waits for it. */
export function ThankYouPage({ isReady, explanation }: ThankYouProps) {
  const writeAddress = usePlanAddress();
  const { person, canLogIn } = useContext(VisitorContext);
  return (
    <Page>
      <BaobabTree className="mb-6 h-24 w-32" />
      <h1 className="heading-1">Thank you, that is all we need to know</h1>
      <div className="mt-4 max-w-text space-y-4">
        <p>
          {isReady
            ? "Your recommended plan is ready."
            : "We are working out your recommended plan. It takes a few seconds."}
        </p>
        <p>
          {person
            ? "It is kept with your account: you find it again on any phone or computer."
            : "You can come back to it from this browser for 30 days."}
        </p>
      </div>
      <p className="mt-8">
        <LinkButton to={writeAddress(isReady ? (explanation ?? "/en/recommended-plan") : "/en/waiting")}>
          {explanation ? "See what we recommend" : "See your plan"}
        </LinkButton>
      </p>
      {canLogIn && !person && (
        <section aria-labelledby="register" className="mt-10 max-w-text border-t-2 border-bark pt-6">
          <h2 id="register" className="heading-2">
            Keep it for any phone or computer
          </h2>
          <p className="mt-3">It takes your ID number and a code that we send to your cell phone.</p>
          <p className="mt-4">
            <LinkButton
              to={`/en/register?${new URLSearchParams({ next: writeAddress("/en/recommended-plan") })}`}
              look="secondary"
            >
              Register
            </LinkButton>
          </p>
        </section>
      )}
    </Page>
  );
}
