import type { IncomingMessage } from "node:http";

type Addressed = Pick<IncomingMessage, "method" | "url" | "headers">;

/** Those that the router knows. */
const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

/** Below it no page's data is to be had; matched as the router matches, in any case and however it is encoded. */
const CALLS = /^\/+api(\/|$)/i;

/**
 * Takes out of a request what the router would act upon, or break on, before any code of ours sees it.
 * @param ourOrigin where people reach the site, when it is told; a proxy may have given the request another host
 */
export function tameRequest(request: Addressed, ourOrigin?: string): void {
  const { headers } = request;
  if (!isHost(headers.host)) headers.host = "localhost";
  if (!isHost(readForwardedHost(headers))) delete headers["x-forwarded-host"];
  tameOrigin(headers, ourOrigin);
  request.url = dropPageData(mendPath(request.url ?? "/"));
  // Any other method is answered as one that no page and no call takes; the router would break on some of them.
  if (!METHODS.includes(request.method ?? "")) request.method = "OPTIONS";
}

/** A path that cannot be decoded is nowhere; the server would write it to its output, and a path may hold a token. */
function mendPath(address: string): string {
  const [path = ""] = address.split("?", 1);
  if (decode(path) !== undefined) return address;
  return path.replaceAll("%", "%25") + address.slice(path.length);
}

/**
 * A form of somebody else's page is answered as one that nobody sent, which says so calmly; with its origin the router
 * would make a failure of ours out of it.
 */
function tameOrigin(headers: Addressed["headers"], ourOrigin: string | undefined): void {
  const { origin } = headers;
  if (origin === undefined || findHost(origin) === (readForwardedHost(headers) ?? headers.host)) return;
  if (origin !== ourOrigin) delete headers.cookie;
  delete headers.origin;
}

/** The first host that a proxy was asked for, as the router reads it. */
function readForwardedHost(headers: Addressed["headers"]): string | undefined {
  return [headers["x-forwarded-host"]].flat()[0]?.split(",")[0]?.trim() || undefined;
}

function findHost(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}

function isHost(sent: string | undefined): boolean {
  return sent === undefined || URL.canParse(`http://${sent}/`);
}

/** With `_data` the router answers with the data of a page, which is no answer of a call. */
function dropPageData(address: string): string {
  const [path = "", query] = address.split("?", 2);
  if (query === undefined || !CALLS.test(decode(path) ?? "")) return address;
  const fields = new URLSearchParams(address.slice(path.length + 1));
  if (!fields.has("_data")) return address;
  fields.delete("_data");
  return `${path}?${fields}`;
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
