import type { MetaFunction } from "@remix-run/node";
import {
  type ErrorResponse,
  isRouteErrorResponse,
  Link,
  useLocation,
  useRouteError,
  useRouteLoaderData,
  useSearchParams,
} from "@remix-run/react";
import { useEffect } from "react";
import { LinkButton } from "~/ui/button";
import { TextLink } from "~/ui/text-link";
import { BaobabTree } from "~/web/tree/baobab-tree";
import { usePlanAddress } from "~/web/request/use-plan-address";
import { NO_RECOMMENDATION } from "~/web/access/no-recommendation";
import { PLAN_GONE } from "~/web/identity/plan-gone";
import { SITE } from "~/web/page/site-route";
import type { SiteData } from "~/web/page/site.server";
import { Page } from "./page";
import { useGuestLinks } from "./use-guest-links";

/** The `meta` of a layout: the title of a page of it that could not be shown. */
export const titleTrouble: MetaFunction = ({ error }) => {
  if (!error) return [{ title: "Baobab" }];
  if (!hasStatus(error, 404)) return [{ title: "Something went wrong – Baobab" }];
  return [{ title: `${error.data === PLAN_GONE ? PLAN_GONE : "Page not found"} – Baobab` }];
};

function hasStatus(error: unknown, status: number): error is ErrorResponse {
  return isRouteErrorResponse(error) && error.status === status;
}

/** The way out of a page that cannot be shown: the start of its layout. */
type WayBack = { to: string; name: string };

const START: WayBack = { to: "/en", name: "Go to the start page" };

/**
 * Replaces a page that does not exist, for which the services do not answer, or with a bug, whose request id
 * the log has.
 */
export function TroublePage({ back }: { back?: WayBack }) {
  return (
    <Page>
      <Trouble back={back} />
    </Page>
  );
}

/** The message of `TroublePage`, inside a page with another frame. */
export function Trouble({ back = START }: { back?: WayBack }) {
  const error = useRouteError();
  const site = useRouteLoaderData<SiteData>(SITE);
  useFocusInPlace();
  if (isLostConnection(error))
    return <UnavailableMessage back={back} advice="Check your connection, and try again." />;
  if (hasStatus(error, 404) && error.data === PLAN_GONE) return <PlanGoneMessage />;
  if (hasStatus(error, 404)) return <NotFoundMessage />;
  if (hasStatus(error, 503) && error.data === NO_RECOMMENDATION)
    return <UnavailableMessage back={back} failure={NO_RECOMMENDATION} />;
  if (hasStatus(error, 503)) return <UnavailableMessage back={back} />;
  if (hasStatus(error, 429)) return <UnavailableMessage back={back} advice={String(error.data)} />;
  return <TroubleMessage requestId={site?.requestId} />;
}

/**
 * True for the error of a lost connection while a script loaded a page or a module, as each browser words it.
 * Others are bugs.
 */
function isLostConnection(error: unknown): boolean {
  return error instanceof TypeError && /fetch|Load failed|NetworkError|module/.test(error.message);
}

/** Moves the focus to the message if it replaces a page that was open already. */
function useFocusInPlace() {
  useEffect(() => document.getElementById("content")?.focus(), []);
}

/** For an address that does not exist. */
function NotFoundMessage() {
  const [searchParams] = useSearchParams();
  return (
    <>
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
    </>
  );
}

/** For a browser without a session whose address names a plan. */
function PlanGoneMessage() {
  return (
    <>
      <BaobabTree className="mb-6 h-24 w-32" />
      <h1 className="heading-1">{PLAN_GONE}</h1>
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
    </>
  );
}

/** A login for a person whose account has the plan; it leads back to this address. */
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
  back: WayBack;
  /** The reason, and when to try again. */
  advice?: string;
  /** The failed task about a plan, whose first question is then the way back. */
  failure?: string;
};

/** For services that do not answer, or a rate limit: the visitor tries again, or goes back. */
function UnavailableMessage({ back, advice = WAIT, failure }: UnavailableProps) {
  const { pathname, search } = useLocation();
  const writeAddress = usePlanAddress();
  return (
    <>
      <h1 className="heading-1">We cannot open this page just now</h1>
      <div className="mt-4 max-w-text space-y-4">
        {failure && <p className="font-bold text-error">{failure}</p>}
        <p>This is not your fault. Your answers are not affected.</p>
        <p>{advice}</p>
      </div>
      <p className="mt-8 flex flex-wrap items-center gap-6">
        <LinkButton to={pathname + search}>Try again</LinkButton>
        <TextLink to={failure ? writeAddress("/en/1") : back.to}>{failure ? "Back" : back.name}</TextLink>
      </p>
    </>
  );
}

/** For a bug. Staff can find the request in the log by its `requestId`. */
export function TroubleMessage({ requestId }: { requestId?: string }) {
  return (
    <>
      <h1 className="heading-1">Something went wrong on our side</h1>
      <div className="mt-4 max-w-text space-y-4">
        <p>This is not your fault. Everything you saved before is still there.</p>
        <p>
          Wait a minute and try again. If this keeps happening, <Link to="/en/contact">talk to a person</Link>
          .
        </p>
        {requestId && <p className="text-small text-soft">Tell them this number: {requestId}</p>}
      </div>
    </>
  );
}
