import type { IncomingMessage } from "node:http";

type Addressed = Pick<IncomingMessage, "method" | "url" | "headers">;

/** The methods that the router knows. */
const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

/** Page data must not be served below this path. It matches as the router does, in any case and encoding. */
const CALLS = /^\/+api(\/|$)/i;

/**
 * Removes from a request, before our code sees it, the parts that the router would act on or fail on.
 * @param ourOrigin the site's public origin, if configured; a proxy may have forwarded the request with
 *   another host
 * @returns whether a page of another site sent it
 */
export function normaliseRequest(request: Addressed, ourOrigin?: string): { isFromElsewhere: boolean } {
  const { headers } = request;
  if (!isHost(headers.host)) headers.host = "localhost";
  if (!isHost(readForwardedHost(headers))) delete headers["x-forwarded-host"];
  const isFromElsewhere = normaliseOrigin(request, ourOrigin);
  request.url = dropPageData(mendPath(findTarget(request.url ?? "/")));
  // Any other method gets the response for one that no page or call accepts; the router would fail on some.
  if (!METHODS.includes(request.method ?? "")) request.method = "OPTIONS";
  return { isFromElsewhere };
}

/**
 * Returns the path and query of a request target. The absolute form is meant for proxies, and its host is
 * ignored; `*` asks about the server itself and matches no route.
 */
function findTarget(target: string): string {
  if (target.startsWith("/")) return target;
  if (!URL.canParse(target)) return `/${encodeURIComponent(target)}`;
  const { pathname, search } = new URL(target);
  return pathname.startsWith("/") ? pathname + search : "/";
}

/** Characters that the router matches with no part of a path: controls, line and paragraph separators. */
const UNMATCHED = /[\p{Cc}\u2028\u2029]/u;

/**
 * Makes a path that cannot be decoded, or contains a line break, match no route. The server would print the
 * first kind, and a path may contain a token; the second would not be a call although it begins like one.
 */
function mendPath(address: string): string {
  const [path = ""] = address.split("?", 1);
  const decoded = decode(path);
  if (decoded !== undefined && !UNMATCHED.test(decoded)) return address;
  return path.replaceAll("%", "%25") + address.slice(path.length);
}

/**
 * Strips origin and cookies from a form posted by another site's page, so that it is refused with a clear
 * message. With its origin the router would turn it into a server error.
 * @returns whether another site sent it
 */
function normaliseOrigin({ method, headers }: Addressed, ourOrigin: string | undefined): boolean {
  const { origin } = headers;
  const isOfHost = origin !== undefined && findHost(origin) === (readForwardedHost(headers) ?? headers.host);
  // A followed link has no origin either, but its response is for the person who follows it.
  const isFromElsewhere =
    origin === undefined
      ? method === "POST" && headers["sec-fetch-site"] === "cross-site"
      : !isOfHost && origin !== ourOrigin;
  if (isFromElsewhere) delete headers.cookie;
  if (!isOfHost) delete headers.origin;
  return isFromElsewhere;
}

/** The first forwarded host, parsed as the router parses it. */
function readForwardedHost(headers: Addressed["headers"]): string | undefined {
  return [headers["x-forwarded-host"]].flat()[0]?.split(",")[0]?.trim() || undefined;
}

function findHost(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}

function isHost(sent: string | undefined): boolean {
  return sent === undefined || URL.canParse(`http://${sent}/`);
}

/** Given `_data`, the router would answer with a page's data instead of the call's. */
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
