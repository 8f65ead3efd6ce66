import { Link, useLocation, useSearchParams } from "@remix-run/react";
import { LinkButton } from "~/ui/button";
import { BaobabTree } from "~/web/tree/baobab-tree";
import { usePlanAddress } from "~/web/plan/use-plan-address";
import { Page } from "./page";
import { useGuestLinks } from "./use-guest-links";

/** The page for an address that does not exist. */
export function NotFoundMessage() {
  const [searchParams] = useSearchParams();
  return (
    <Page>
      <BaobabTree className="mb-6 h-24 w-32" />
      <h1 className="heading-1">We cannot find this page</h1>
      <div className="mt-4 max-w-text space-y-4">
        <p>The address may be mistyped, or the page may have moved.</p>
        <p>
          {!searchParams.has("plan") && "Your answers are not affected. "}
          <Link to="/en">Go to the start page</Link>, or <Link to="/en/contact">talk to a person</Link>.
        </p>
      </div>
      <LogInToPlan />
    </Page>
  );
}

/** The 404 page for a browser that names a plan and has no session; `title` says so. */
export function PlanGoneMessage({ title }: { title: string }) {
  return (
    <Page>
      <BaobabTree className="mb-6 h-24 w-32" />
      <h1 className="heading-1">{title}</h1>
      <LogInToPlan />
      <div className="mt-8 max-w-text space-y-4">
        <p>
          Without an account a plan opens only in the browser in which it was made, for 30 days after the last
          visit, unless its answers are cleared first.
        </p>
        <p>
          <Link to="/en/1">Start again</Link>, or <Link to="/en/contact">talk to a person</Link>.
        </p>
      </div>
    </Page>
  );
}

/** The way to a plan that somebody has kept in an account, which leads back to this very address. */
function LogInToPlan() {
  const { pathname } = useLocation();
  const [searchParams] = useSearchParams();
  const [logIn] = useGuestLinks(pathname);
  if (!logIn || !searchParams.has("plan")) return null;
  return (
    <div className="mt-8 max-w-text space-y-4">
      <h2 className="heading-2">Is the plan kept in an account?</h2>
      <p>
        <LinkButton to={logIn.to}>Log in to open it</LinkButton>
      </p>
    </div>
  );
}

const WAIT = "Wait a minute before you try again.";

type UnavailableProps = {
  /** Why, and when to try again. */
  advice?: string;
  /** What the services failed to do with a plan, whose first question is then the way back. */
  failure?: string;
};

/**
 * The page for when the services do not answer, or not so often: the visitor tries again, or goes back to the start.
 */
export function UnavailableMessage({ advice = WAIT, failure }: UnavailableProps) {
  const { pathname, search } = useLocation();
  const writeAddress = usePlanAddress();
  return (
    <Page>
      <h1 className="heading-1">We cannot open this page just now</h1>
      <div className="mt-4 max-w-text space-y-4">
        {failure && <p className="font-bold text-error">{failure}</p>}
        <p>This is not your fault. Your answers are not affected.</p>
        <p>{advice}</p>
      </div>
      <p className="mt-8 flex flex-wrap items-center gap-6">
        <LinkButton to={pathname + search}>Try again</LinkButton>
        <a href={failure ? writeAddress("/en/1") : "/en"} className="link">
          {failure ? "Back" : "Go to the start page"}
        </a>
      </p>
    </Page>
  );
}

/** The page for a fault of ours. Staff can find the request in the log by its `requestId`. */
export function TroubleMessage({ requestId }: { requestId?: string }) {
  return (
    <Page>
      <h1 className="heading-1">Something went wrong on our side</h1>
      <div className="mt-4 max-w-text space-y-4">
        <p>This is not your fault. Everything you saved before is still there.</p>
        <p>
          Wait a minute and try again. If this keeps happening, <Link to="/en/contact">talk to a person</Link>
          .
        </p>
        {requestId && <p className="text-small text-soft">Tell them this number: {requestId}</p>}
      </div>
    </Page>
  );
}
