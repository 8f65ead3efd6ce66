import type { LinksFunction } from "@remix-run/node";
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
  useRouteLoaderData,
} from "@remix-run/react";
import type { ReactNode } from "react";
import { SiteFrame } from "~/web/layout/site-frame";
import { titleTrouble, TroublePage } from "~/web/layout/trouble";
import type { Visitor } from "~/web/plan/visitor-context";
import { SITE } from "~/web/page/site-route";
import type { SiteData } from "~/web/page/site.server";
import { usePageScripts } from "~/ui/page-scripts";
import printStylesheet from "~/ui/print.css";
import firstPages from "./first-pages.css";
import everything from "./tailwind.css";

export const links: LinksFunction = () => [{ rel: "icon", href: "/favicon.svg", type: "image/svg+xml" }];

export const meta = titleTrouble;

/**
 * A route's needs: scripts, and the small style sheet of a visitor's first pages. An error page shown in the route's
 * place needs neither.
 */
type Handle = { hydrate?: boolean; enhance?: boolean; isFirst?: boolean };

function useHandles(): Handle {
  const { isTrouble } = usePageScripts();
  const handles = useMatches().map(({ handle }) => (handle ?? {}) as Handle);
  return isTrouble ? {} : (Object.assign({}, ...handles) as Handle);
}

export function Layout({ children }: { children: ReactNode }) {
  const { nonce } = usePageScripts();
  const { hydrate, enhance, isFirst } = useHandles();
  const site = useRouteLoaderData<SiteData>(SITE);
  const secondsLeft = site?.secondsLeft;
  // A logged-in person's session is watched on every page.
  const isWatched = secondsLeft !== undefined;
  // A desk's header has styles of its own.
  const hasDesk = (site?.visitor as Visitor | undefined)?.deskLinks;
  return (
    <html lang="en-ZA">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        {isFirst && !hasDesk ? <link rel="stylesheet" href={firstPages} /> : <Everything />}
        <Links />
        {(enhance || isWatched) && !hydrate && <Enhancements />}
      </head>
      <body>
        {children}
        {isWatched && <div data-session-seconds={secondsLeft} hidden />}
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

/** The style sheets of all pages, and of print. */
function Everything() {
  return (
    <>
      <link rel="stylesheet" href={everything} />
      <link rel="stylesheet" href={printStylesheet} media="print" />
    </>
  );
}

/** The only module of a page without React; a hydrated page runs it as well, before React. */
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
  return <Outlet />;
}

/** The error page for addresses outside `/en`. */
export function ErrorBoundary() {
  return (
    <SiteFrame>
      <TroublePage />
    </SiteFrame>
  );
}
