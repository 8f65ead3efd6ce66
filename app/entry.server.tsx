import { randomBytes } from "node:crypto";
import * as build from "@remix-run/dev/server-build";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import type { EntryContext, HandleDataRequestFunction, HandleErrorFunction } from "@remix-run/node";
import { renderToString } from "react-dom/server";
import {
  getRequestId,
  makeReadyPages,
  makeRouteFinder,
  reportError,
  startBackend,
  writeContentSecurityPolicy,
} from "~/backend/door.server";
import { sayNothingIsToCome } from "~/features/session/hand-over.server";
import { NonceContext } from "~/ui/nonce";

await startBackend(makeRouteFinder(() => build.routes));

const renderOnce = makeReadyPages();

/** Renders a page whole before it is sent: one that comes in parts needs scripts to put them together. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Response {
  const nonce = randomBytes(16).toString("base64");
  const render = () =>
    `<!DOCTYPE html>${renderToString(
      <NonceContext.Provider value={nonce}>
        <RemixServer context={keepMatchedRoutes(context)} url={request.url} />
      </NonceContext.Provider>,
    )}`;
  const isSame = status === 200 && isFromNobody(request) && isKeptReady(context);
  const data = isSame ? context.serverHandoffString : undefined;
  const markup = data ? renderOnce({ address: request.url, data, nonce }, render) : render();
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set(
    "Content-Security-Policy",
    writeContentSecurityPolicy(nonce, process.env.NODE_ENV === "development"),
  );
  keepOutOfCaches(headers);
  return new Response(markup, { status, headers });
}

/** Nobody is known by a request without cookies other than the forms' own: many such requests get the same page. */
function isFromNobody({ headers }: Request): boolean {
  return /^(csrf=[^;]*)?$/.test(headers.get("Cookie") ?? "");
}

/**
 * A route asks for it with `handle = { isKeptReady: true }`, where a request without cookies can show nothing of a person: of
 * others nothing is to stay in memory.
 */
function isKeptReady({ routeModules, staticHandlerContext }: EntryContext): boolean {
  return staticHandlerContext.matches.some(({ route }) => {
    const handle: unknown = routeModules[route.id]?.handle;
    return Boolean(handle && typeof handle === "object" && "isKeptReady" in handle && handle.isKeptReady);
  });
}

/** Rendering sets up every route that it is told about, though it shows those only that the address has matched. */
function keepMatchedRoutes(context: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = context;
  const ids = new Set(staticHandlerContext.matches.map(({ route }) => route.id));
  const routes = Object.fromEntries(Object.entries(manifest.routes).filter(([id]) => ids.has(id)));
  return { ...context, manifest: { ...manifest, routes } };
}

export const handleDataRequest: HandleDataRequestFunction = (response) => {
  keepOutOfCaches(response.headers);
  return sayNothingIsToCome(response);
};

/** Pages show what a person told us: a shared computer must not show them again from its cache. */
function keepOutOfCaches(headers: Headers): void {
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "no-store");
}

export const handleError: HandleErrorFunction = (error, { request }) => {
  const isRefusal = isRouteErrorResponse(error) && error.status < 500;
  if (isRefusal || request.signal.aborted) return;
  reportError(error, { requestId: getRequestId(request), during: `${request.method} request` });
};
