import { randomBytes } from "node:crypto";
import * as build from "@remix-run/dev/server-build";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import type {
  AppLoadContext,
  EntryContext,
  HandleDataRequestFunction,
  HandleErrorFunction,
} from "@remix-run/node";
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
import { findMain } from "~/web/layout/kept-main.server";
import { MainContext } from "~/web/layout/main-context";
import { OperatorContext } from "~/web/page/operator";
import { PageScriptsContext } from "~/ui/page-scripts";

await startBackend(makeRouteFinder(() => build.routes));

/** Renders the whole page before sending it, because a page that arrives in parts needs scripts to assemble it. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: AppLoadContext,
): Response {
  const main = findMain(loadContext);
  const nonce = randomBytes(16).toString("base64");
  const { entry } = context.manifest;
  const markup = renderToString(
    <PageScriptsContext.Provider value={{ nonce, addresses: [entry.module, ...entry.imports] }}>
      <OperatorContext.Provider value={findOperator()}>
        <MainContext.Provider value={main?.markup}>
          <RemixServer context={keepMatchedRoutes(context)} url={request.url} />
        </MainContext.Provider>
      </OperatorContext.Provider>
    </PageScriptsContext.Provider>,
  );
  const { matches, loaderHeaders, actionHeaders } = context.staticHandlerContext;
  // A method that no page answers is matched with the root alone.
  if (matches.length > 1) setRouteOfRequest(request, writePattern(matches));
  const page = matches.at(-1)?.route.id;
  if (request.method === "GET" && status === 200 && page) noteView(request, page);
  if (status === 200 && main?.markup === undefined) main?.keep(markup);
  headers.set("Content-Type", "text/html; charset=utf-8");
  // A page that could not be filled in says when to try again, as what is shown in the place of one does.
  for (const told of [...Object.values(loaderHeaders), ...Object.values(actionHeaders)]) {
    const wait = told?.get("Retry-After");
    if (wait && status >= 400) headers.set("Retry-After", wait);
  }
  forgetPolicyOf(request);
  headers.set("Content-Security-Policy", writeContentSecurityPolicy(nonce));
  keepOutOfCaches(headers);
  return new Response(`<!DOCTYPE html>${markup}`, { status, headers });
}

/**
 * Renders with the matched routes only: Remix would set up every route it is given, although it shows only the
 * matched ones.
 */
function keepMatchedRoutes(context: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = context;
  const ids = new Set(staticHandlerContext.matches.map(({ route }) => route.id));
  const routes = Object.fromEntries(Object.entries(manifest.routes).filter(([id]) => ids.has(id)));
  return { ...context, manifest: { ...manifest, routes } };
}

export const handleDataRequest: HandleDataRequestFunction = (response) => {
  keepOutOfCaches(response.headers);
  return response;
};

/** Pages show personal answers, and a shared computer must not show them again from its cache. */
function keepOutOfCaches(headers: Headers): void {
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "no-store");
}

export const handleError: HandleErrorFunction = (error, { request }) => {
  const isRefusal = isRouteErrorResponse(error) && error.status < 500;
  if (isRefusal || request.signal.aborted) return;
  reportError(error, { requestId: getRequestId(request), during: `${request.method} request` });
};
