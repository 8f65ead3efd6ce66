import type { HeadersArgs, LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import type { ErrorResponse } from "@remix-run/react";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLoaderData,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from "@remix-run/react";
import type { ReactNode } from "react";
import { AuthenticityTokenProvider } from "remix-utils/csrf/react";
import { loadEveryPage } from "~/web/page/every-page.server";
import { NO_RECOMMENDATION } from "~/web/access/no-recommendation";
import { PLAN_GONE } from "~/web/access/plan-gone";
import { TrapContext } from "~/ui/form/without-validation";
import { VisitorContext } from "~/web/layout/visitor-context";
import { NotFoundMessage, PlanGoneMessage, TroubleMessage, UnavailableMessage } from "~/web/layout/trouble";
import { usePageScripts } from "~/ui/page-scripts";
import printStylesheet from "~/ui/print.css";
import firstPages from "./first-pages.css";
import everything from "./tailwind.css";

export const links: LinksFunction = () => [{ rel: "icon", href: "/favicon.svg", type: "image/svg+xml" }];

export const meta: MetaFunction = ({ error }) => {
  if (!error) return [{ title: "Baobab" }];
  if (!hasStatus(error, 404)) return [{ title: "Something went wrong – Baobab" }];
  return [{ title: `${error.data === PLAN_GONE ? PLAN_GONE : "Page not found"} – Baobab` }];
};

function hasStatus(error: unknown, status: number): error is ErrorResponse {
  return isRouteErrorResponse(error) && error.status === status;
}

export async function loader(args: LoaderFunctionArgs) {
  return loadEveryPage(args);
}

/** A page shown in place of another says when to try again, if what was thrown does. */
export function headers({ errorHeaders }: HeadersArgs): HeadersInit {
  const seconds = errorHeaders?.get("Retry-After");
  return seconds ? { "Retry-After": seconds } : {};
}

/**
 * What a route asks for with its `handle`: scripts, and the small style sheet of a visitor's first pages. What is shown in
 * the place of its page asks for neither.
 */
type Handle = { hydrate?: boolean; enhance?: boolean; isFirst?: boolean };

function useHandles(): Handle {
  const handles = useMatches().map(({ handle }) => (handle ?? {}) as Handle);
  if (useRouteError()) return {};
  return Object.assign({}, ...handles) as Handle;
}

const NOBODY = { canLogIn: false };

export function Layout({ children }: { children: ReactNode }) {
  const { nonce } = usePageScripts();
  const { hydrate, enhance, isFirst } = useHandles();
  const data = useRouteLoaderData<typeof loader>("root");
  // The session of somebody who is logged in is watched on every page.
  const isWatched = data?.secondsLeft !== undefined;
  return (
    <html lang="en-ZA">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        {isFirst ? <link rel="stylesheet" href={firstPages} /> : <Everything />}
        <Links />
        {(enhance || isWatched) && !hydrate && <Enhancements />}
      </head>
      <body>
        <VisitorContext.Provider value={data?.visitor ?? NOBODY}>{children}</VisitorContext.Provider>
        {isWatched && <div data-session-seconds={data.secondsLeft} hidden />}
        {hydrate && (
          <>
            <ScrollRestoration nonce={nonce} />
            <Scripts nonce={nonce} />
          </>
        )}
      </body>
    </html>
  );
}

/** The looks of all pages, and of paper. */
function Everything() {
  return (
    <>
      <link rel="stylesheet" href={everything} />
      <link rel="stylesheet" href={printStylesheet} media="print" />
    </>
  );
}

/** The one module of a page that works without it; a hydrated page runs it as well, before React. */
function Enhancements() {
  const [module, ...imports] = usePageScripts().addresses;
  return (
    <>
      <script type="module" src={module} />
      {imports.map((address) => (
        <link key={address} rel="modulepreload" href={address} />
      ))}
    </>
  );
}

export default function App() {
  const { csrf, honeypot } = useLoaderData<typeof loader>();
  return (
    <AuthenticityTokenProvider token={csrf}>
      <TrapContext.Provider value={honeypot}>
        <Outlet />
      </TrapContext.Provider>
    </AuthenticityTokenProvider>
  );
}

/**
 * The last resort: a page that does not exist, services that do not answer, or a bug, whose request id the log knows.
 */
export function ErrorBoundary() {
  const error = useRouteError();
  const data = useRouteLoaderData<typeof loader>("root");
  if (hasStatus(error, 404) && error.data === PLAN_GONE) return <PlanGoneMessage title={PLAN_GONE} />;
  if (hasStatus(error, 404)) return <NotFoundMessage />;
  if (hasStatus(error, 503) && error.data === NO_RECOMMENDATION)
    return <UnavailableMessage failure={NO_RECOMMENDATION} />;
  if (hasStatus(error, 503)) return <UnavailableMessage />;
  if (hasStatus(error, 429)) return <UnavailableMessage advice={String(error.data)} />;
  return <TroubleMessage requestId={data?.requestId} />;
}
