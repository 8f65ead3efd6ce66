import { randomUUID } from "node:crypto";
import diagnostics from "node:diagnostics_channel";
import type { Server } from "node:http";
import { browserLabel } from "./noted-calls";
import { getEnvironment } from "../process/environment";
import { isDraining } from "../process/shutdown";
import { singleton } from "../process/singleton";
import { logExchange, type Exchange } from "../log/log-exchange";
import { findClientAddress } from "../http/client-address";
import { type CurrentRequest, enterRequest, leaveRequest, REQUEST_ID_HEADER } from "../http/current-request";
import { closeBehindLarge, drainBody } from "../http/drain-body";
import { isFromThisMachine } from "../http/is-from-this-machine";
import { normaliseRequest } from "../http/normalise-request";
import { makeRequestTurns } from "../http/request-turns";
import type { FindRoute } from "../http/route-finder";
import { listHeadersOfSecret, listSecurityHeaders } from "../http/security-headers";
import { withholdCookies } from "../http/withhold-cookies";
import { count, noteTime } from "../log/metrics";
import { isMetricsServer } from "./serve-metrics";

function getState() {
  return singleton("request watch", () => ({
    findRoute: undefined as FindRoute | undefined,
    isWatching: false,
  }));
}

/**
 * Gives every request an id, every response the security headers, and every exchange one line in the log. It
 * subscribes to Node's diagnostics channels, because remix-serve offers no place for middleware between the
 * socket and the pages.
 */
export function watchRequests(findRoute: FindRoute): void {
  const state = getState();
  state.findRoute = findRoute;
  if (state.isWatching) return;
  state.isWatching = true;
  const headers = listSecurityHeaders();
  const takeTurn = makeRequestTurns((exchange) => begin(exchange, headers));
  diagnostics.subscribe("http.server.request.start", (message) => {
    const { server, ...exchange } = message as Exchange & { server: Server };
    if (!isMetricsServer(server)) takeTurn(server, exchange);
  });
}

function begin({ request, response }: Exchange, headers: [string, string][]): void {
  const started = performance.now();
  const { PUBLIC_URL, TRUST_PROXY } = getEnvironment();
  const { headers: sent, httpVersion, socket } = request;
  const from = { headers: sent, httpVersion, remoteAddress: socket.remoteAddress };
  // From the request as sent, because a normalised one may look more local than it is.
  const isLocal = isFromThisMachine(from);
  if (normaliseRequest(request, PUBLIC_URL).isFromElsewhere) withholdCookies(response);
  const address = findClientAddress(from, TRUST_PROXY);
  const browser = browserLabel(sent.cookie);
  const forgetPolicy = () => response.removeHeader("Content-Security-Policy");
  const current: CurrentRequest = {
    id: randomUUID(),
    address,
    isFromThisMachine: isLocal,
    browser,
    forgetPolicy,
  };
  enterRequest(request, current);
  const method = methodLabel(request.method);
  response.setHeader(REQUEST_ID_HEADER, current.id);
  const all = [...headers, ...listHeadersOfSecret(request.url ?? "/")];
  for (const [name, value] of all) response.setHeader(name, value);
  closeBehindLarge(request, response);
  // So that the client's next request goes to another process.
  if (isDraining()) response.shouldKeepAlive = false;
  response.once("finish", () => drainBody(request));
  response.once("close", () => {
    leaveRequest(current);
    const route = current.route ?? routeLabel(request.url ?? "/");
    // Without a complete response, because the client disconnected, there is no status.
    const status = response.writableFinished ? response.statusCode : "aborted";
    const milliseconds = performance.now() - started;
    logExchange(request, { route, status, milliseconds, requestId: current.id });
    count("requests", { route, method, status });
    noteTime("requests", { route, method }, milliseconds);
  });
}

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

/** Node parses some thirty more methods, none of which is answered. */
function methodLabel(method = ""): string {
  return METHODS.includes(method) ? method : "other";
}

const FILES = /^\/build\//;

/** Logs only the pattern of a path, because paths may contain tokens and people's numbers. */
function routeLabel(url: string): string {
  const path = url.split("?")[0] ?? "/";
  if (FILES.test(path)) return "/build/*";
  return getState().findRoute?.(path) ?? "unmatched";
}
