import { LinkButton } from "~/ui/button";
import { Page } from "~/ui/layout/page";
import { BaobabTree } from "~/ui/tree/baobab-tree";

/** Says that nobody is logged in here. */
export function LoggedOutPage({ hadEnded }: { hadEnded: boolean }) {
  return (
    <Page>
      <BaobabTree className="mb-6 h-24 w-32" />
      <h1 className="heading-1">{hadEnded ? "Already logged out" : "You are logged out"}</h1>
      <p className="mt-4 max-w-text">
        Your plans are kept. This browser has forgotten your answers, and Back shows none of them.
      </p>
      <p className="mt-8 flex flex-wrap items-center gap-6">
        <LinkButton to="/en">Go to the start page</LinkButton>
        <a href="/en/login" className="link">
          Log in again
        </a>
      </p>
    </Page>
  );
}
