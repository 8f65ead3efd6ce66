import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
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
import { loadEveryPage } from "~/features/session/every-page.server";
import { TrapContext } from "~/ui/form";
import { NotFoundMessage, TroubleMessage, UnavailableMessage } from "~/ui/layout/trouble";
import { useNonce } from "~/ui/nonce";
import printStylesheet from "~/ui/print.css";
import stylesheet from "./tailwind.css";

export const links: LinksFunction = () => [
  { rel: "stylesheet", href: stylesheet },
  { rel: "stylesheet", href: printStylesheet, media: "print" },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
];

export const meta: MetaFunction = ({ error }) => {
  if (!error) return [{ title: "Baobab" }];
  return [{ title: hasStatus(error, 404) ? "Page not found – Baobab" : "Something went wrong – Baobab" }];
};

function hasStatus(error: unknown, status: number): boolean {
  return isRouteErrorResponse(error) && error.status === status;
}

export async function loader({ request }: LoaderFunctionArgs) {
  return loadEveryPage(request);
}

/** A route whose page moves asks for React with `handle = { hydrate: true }`; what is shown in place of a page does not. */
function useHydration(): boolean {
  const isAsked = useMatches().some(({ handle }) =>
    Boolean(handle && typeof handle === "object" && "hydrate" in handle && handle.hydrate),
  );
  return useRouteError() === undefined && isAsked;
}

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useNonce();
  const isHydrated = useHydration();
  return (
    <html lang="en-ZA">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        {isHydrated && (
          <>
            <ScrollRestoration nonce={nonce} />
            <Scripts nonce={nonce} />
          </>
        )}
      </body>
    </html>
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

/** The last net: a page that is not there, services that do not answer, or a bug, whose number the log knows. */
export function ErrorBoundary() {
  const error = useRouteError();
  const data = useRouteLoaderData<typeof loader>("root");
  if (hasStatus(error, 404)) return <NotFoundMessage />;
  if (hasStatus(error, 503)) return <UnavailableMessage />;
  return <TroubleMessage requestId={data?.requestId} />;
}
