import { LinkButton } from "~/ui/button";
import { Page } from "~/ui/layout/page";
import { BaobabTree } from "~/ui/tree/baobab-tree";
import { usePlanAddress } from "~/ui/use-plan-address";

type ThankYouProps = {
  isReady: boolean;
  /** Where the explanation of the plan begins, if it comes before the plan. */
  explanation?: string;
};

/** The survey is done. The button leads to the plan or its explanation, or to the page that waits for it. */
export function ThankYouPage({ isReady, explanation }: ThankYouProps) {
  const writeAddress = usePlanAddress();
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
        <p>You can come back to it from this browser for 30 days.</p>
      </div>
      <p className="mt-8">
        <LinkButton to={writeAddress(isReady ? (explanation ?? "/en/recommended-plan") : "/en/waiting")}>
          {explanation ? "See what we recommend" : "See your plan"}
        </LinkButton>
      </p>
    </Page>
  );
}
