import { randomBytes } from "node:crypto";
import * as build from "@remix-run/dev/server-build";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import type { EntryContext, HandleDataRequestFunction, HandleErrorFunction } from "@remix-run/node";
import { renderToString } from "react-dom/server";
import {
  findOperator,
  forgetPolicyOf,
  getRequestId,
  makeRouteFinder,
  reportError,
  setRouteOfRequest,
  startBackend,
  writeContentSecurityPolicy,
  writePattern,
} from "~/backend/door.server";
import { noteView } from "~/web/page/note-view.server";
import { OperatorContext } from "~/web/page/operator";
import { joinHeaders } from "~/web/request/join-headers.server";
import { PageScriptsContext } from "~/ui/page-scripts";

await startBackend(makeRouteFinder(() => build.routes));

/** Renders the whole page before sending it: a streamed page needs scripts to assemble it. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Response {
  const nonce = randomBytes(16).toString("base64");
  const { entry } = context.manifest;
  const { matches, errors } = context.staticHandlerContext;
  const scripts = { nonce, addresses: [entry.module, ...entry.imports], isTrouble: errors !== null };
  const markup = renderToString(
    <PageScriptsContext.Provider value={scripts}>
      <OperatorContext.Provider value={findOperator()}>
        <RemixServer context={keepMatchedRoutes(context)} url={request.url} />
      </OperatorContext.Provider>
    </PageScriptsContext.Provider>,
  );
  // A method that no route handles matches the root alone.
  if (matches.length > 1) {
    const pattern = writePattern(matches);
    setRouteOfRequest(request, pattern);
    if (request.method === "GET" && status === 200) noteView(request, pattern);
  }
  headers.set("Content-Type", "text/html; charset=utf-8");
  joinHeaders(context.staticHandlerContext, { headers, status });
  forgetPolicyOf(request);
  headers.set("Content-Security-Policy", writeContentSecurityPolicy(nonce));
  keepOutOfCaches(headers);
  return new Response(`<!DOCTYPE html>${markup}`, { status, headers });
}

/** Renders with the matched routes only: Remix would prepare every route of the manifest. */
function keepMatchedRoutes(context: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = context;
  const ids = new Set(staticHandlerContext.matches.map(({ route }) => route.id));
  const routes = Object.fromEntries(Object.entries(manifest.routes).filter(([id]) => ids.has(id)));
  return { ...context, manifest: { ...manifest, routes } };
}

export const handleDataRequest: HandleDataRequestFunction = (response, { request }) => {
  keepOutOfCaches(response.headers);
  const target = response.headers.get("Location") ?? response.headers.get("X-Remix-Redirect");
  if (target && !isBeside(request.url, target)) response.headers.set("X-Remix-Reload-Document", "true");
  return response;
};

/** Hydrated pages navigate in place only within one folder, such as the tabs of step 12. */
function isBeside(here: string, there: string): boolean {
  const readFolder = ({ pathname }: URL) => pathname.slice(0, pathname.lastIndexOf("/"));
  return readFolder(new URL(here)) === readFolder(new URL(there, here));
}

/** Pages show personal answers, which a shared computer must not show again from its cache. */
function keepOutOfCaches(headers: Headers): void {
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "no-store");
}

export const handleError: HandleErrorFunction = (error, { request }) => {
  const isRefusal = isRouteErrorResponse(error) && error.status < 500;
  if (isRefusal || request.signal.aborted) return;
  reportError(error, { requestId: getRequestId(request), during: `${request.method} request` });
};
