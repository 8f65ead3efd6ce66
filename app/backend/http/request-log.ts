import { AsyncLocalStorage } from "node:async_hooks";
import diagnostics from "node:diagnostics_channel";
import type { IncomingMessage, ServerResponse } from "node:http";
import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { channelIdSchema } from "~/contract/call-headers";
import { findClientAddress } from "./client-address";
import { drainBody } from "./drain-body";
import { getEnvironment } from "../process/environment";
import { getLogger } from "../log/logger";
import { listSecurityHeaders } from "./security-headers";
import { keepOne } from "../process/singleton";
import { normaliseRequest } from "./normalise-request";

type Exchange = { request: IncomingMessage; response: ServerResponse };

/** What is known about a request wherever it is handled. */
type Current = { id: string; address: string };

/** What is known about a request in progress. */
type Note = { route?: string };

/** Finds the pattern of the page or call that a path belongs to, such as `/en/:step`. */
export type FindRoute = (path: string) => string | undefined;

const ID_HEADER = "x-request-id";
const FILES = /^\/build\//;

function getState() {
  return keepOne("requests", () => ({
    underWay: new Map<string, Note>(),
    current: new AsyncLocalStorage<Current>(),
    findRoute: undefined as FindRoute | undefined,
    isWatching: false,
  }));
}

/**
 * Gives every request an id, every answer the security headers, and every exchange one line in the log. It subscribes
 * to Node's diagnostics channels, because remix-serve offers no place for middleware between the socket and the
 * pages.
 */
export function watchRequests(findRoute: FindRoute): void {
  const state = getState();
  state.findRoute = findRoute;
  if (state.isWatching) return;
  state.isWatching = true;
  const headers = listSecurityHeaders();
  diagnostics.subscribe("http.server.request.start", (message) => begin(message as Exchange, headers));
}

function begin({ request, response }: Exchange, headers: [string, string][]): void {
  const { underWay, current } = getState();
  const started = performance.now();
  const id = randomUUID();
  const { PUBLIC_URL, TRUST_PROXY } = getEnvironment();
  normaliseRequest(request, PUBLIC_URL);
  request.headers[ID_HEADER] = id;
  const { headers: sent, socket } = request;
  const address = findClientAddress({ headers: sent, remoteAddress: socket.remoteAddress }, TRUST_PROXY);
  current.enterWith({ id, address });
  response.setHeader(ID_HEADER, id);
  for (const [name, value] of headers) response.setHeader(name, value);
  const note: Note = {};
  underWay.set(id, note);
  response.once("finish", () => drainBody(request));
  response.once("close", () => {
    underWay.delete(id);
    const route = note.route ?? nameRoute(request.url ?? "/");
    const ms = Math.round((performance.now() - started) * 10) / 10;
    getLogger().info({ ...describe(request, response), route, ms, requestId: id }, "request");
  });
}

function describe(request: IncomingMessage, response: ServerResponse) {
  const sentChannel = channelIdSchema.safeParse(request.headers.channelid);
  return {
    method: request.method,
    // If the client disconnects before the answer is complete, there is no status.
    status: response.writableFinished ? response.statusCode : "aborted",
    channel: sentChannel.success ? sentChannel.data : getEnvironment().CHANNEL_ID,
  };
}

/** Only the pattern of a path is logged, because paths may hold tokens and people's numbers. */
function nameRoute(url: string): string {
  const path = url.split("?")[0] ?? "/";
  if (FILES.test(path)) return "/build/*";
  return getState().findRoute?.(path) ?? "unmatched";
}

/** The id under which a request is logged. Pages show it when something breaks. */
export function getRequestId(request: Request): string | undefined {
  return request.headers.get(ID_HEADER) ?? undefined;
}

/** The id of the current request, for code that does not have the request at hand. */
export function getCurrentRequestId(): string | undefined {
  return getState().current.getStore()?.id;
}

/** The address that the current request comes from; undefined outside a request. */
export function getCurrentAddress(): string | undefined {
  return getState().current.getStore()?.address;
}

/** Notes which call a request is, where the page's address alone does not tell (`/api/*`). */
export function setRouteOfRequest(request: Request, route: string): void {
  const note = getState().underWay.get(getRequestId(request) ?? "");
  if (note) note.route = route;
}

/** Waits until no request is in progress, at most for the given time. */
export async function waitUntilIdle(longestMilliseconds: number): Promise<void> {
  const { underWay } = getState();
  for (const deadline = Date.now() + longestMilliseconds; underWay.size > 0 && Date.now() < deadline;)
    await sleep(20);
}
