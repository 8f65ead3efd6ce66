import { LinkButton } from "~/ui/button";
import { TextLink } from "~/ui/text-link";
import { Page } from "~/web/layout/page";
import { BaobabTree } from "~/web/tree/baobab-tree";

type Props = {
  hadEnded: boolean;
  /** True if the person asked to log out everywhere, but the session had already ended. */
  isOnlyHere: boolean;
  isDeleted: boolean;
};

/** Says that nobody is logged in here. */
export function LoggedOutPage({ hadEnded, isOnlyHere, isDeleted }: Props) {
  if (isDeleted) return <DeletedPage />;
  return (
    <Page>
      <BaobabTree className="mb-6 h-24 w-32" />
      <h1 className="heading-1">{hadEnded ? "Already logged out" : "You are logged out"}</h1>
      <p className="mt-4 max-w-text">
        Your plans are kept. This browser has forgotten your answers, and Back shows none of them.
      </p>
      {isOnlyHere && (
        <p className="mt-4 max-w-text">
          <strong>You may still be logged in elsewhere.</strong> Your session here had ended before, so we
          could not end the others. <a href="/en/login?next=%2Fen%2Fmenu">Log in</a> and press "Log out
          everywhere" again.
        </p>
      )}
      <p className="mt-8 flex flex-wrap items-center gap-6">
        <LinkButton to="/en">Go to the start page</LinkButton>
        <TextLink to="/en/login">Log in again</TextLink>
      </p>
    </Page>
  );
}

function DeletedPage() {
  return (
    <Page>
      <BaobabTree className="mb-6 h-24 w-32" />
      <h1 className="heading-1">Everything is deleted</h1>
      <p className="mt-4 max-w-text">
        Your account, your plans and your answers are gone, and this browser has forgotten your answers too.
        If you chose a plan, we keep its record of advice, locked away: by law we must.{" "}
        <a href="/en/privacy">Privacy</a> says what else stays, and for how long. You are welcome back at any
        time.
      </p>
      <p className="mt-8">
        <LinkButton to="/en">Go to the start page</LinkButton>
      </p>
    </Page>
  );
}
