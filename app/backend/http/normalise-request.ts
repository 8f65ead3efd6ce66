import type { IncomingMessage } from "node:http";

type Addressed = Pick<IncomingMessage, "method" | "url" | "headers">;

/** The methods that the router knows. */
const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

/**
 * Page data must not be served below this path. It is matched as the router matches: in any case and however it is
 * encoded.
 */
const CALLS = /^\/+api(\/|$)/i;

/**
 * Removes from a request what the router would act on, or fail on, before our code sees it.
 * @param ourOrigin the public address of the site, if it is configured; a proxy may have sent the request with
 *   another host
 * @returns whether a page of another site sent it
 */
export function normaliseRequest(request: Addressed, ourOrigin?: string): { isFromElsewhere: boolean } {
  const { headers } = request;
  if (!isHost(headers.host)) headers.host = "localhost";
  if (!isHost(readForwardedHost(headers))) delete headers["x-forwarded-host"];
  const isFromElsewhere = normaliseOrigin(request, ourOrigin);
  request.url = dropPageData(mendPath(findTarget(request.url ?? "/")));
  // Any other method is answered like one that no page and no call accepts; the router would fail on some of them.
  if (!METHODS.includes(request.method ?? "")) request.method = "OPTIONS";
  return { isFromElsewhere };
}

/**
 * The path and query of what was asked for. A proxy is asked with a whole address, whose host is not ours to choose;
 * `*` asks about the server itself, of which no page and no call tells.
 */
function findTarget(target: string): string {
  if (target.startsWith("/")) return target;
  if (!URL.canParse(target)) return `/${encodeURIComponent(target)}`;
  const { pathname, search } = new URL(target);
  return pathname.startsWith("/") ? pathname + search : "/";
}

/** What the router does not match with any part of a path: control characters, and the ends of lines and paragraphs. */
const UNMATCHED = /[\p{Cc}\u2028\u2029]/u;

/**
 * A path that cannot be decoded, or that holds the end of a line, leads nowhere. The server would write the first to its
 * output, and a path may hold a token; the second would be no call although it begins like one.
 */
function mendPath(address: string): string {
  const [path = ""] = address.split("?", 1);
  const decoded = decode(path);
  if (decoded !== undefined && !UNMATCHED.test(decoded)) return address;
  return path.replaceAll("%", "%25") + address.slice(path.length);
}

/**
 * A form posted from another site's page loses its origin and its cookies, so that it is refused with a clear
 * message. With its origin the router would turn it into a server error.
 * @returns whether it was
 */
function normaliseOrigin({ method, headers }: Addressed, ourOrigin: string | undefined): boolean {
  const { origin } = headers;
  const isOfHost = origin !== undefined && findHost(origin) === (readForwardedHost(headers) ?? headers.host);
  // A link has no origin either, and its page belongs to whoever follows it.
  const isFromElsewhere =
    origin === undefined
      ? method === "POST" && headers["sec-fetch-site"] === "cross-site"
      : !isOfHost && origin !== ourOrigin;
  if (isFromElsewhere) delete headers.cookie;
  if (!isOfHost) delete headers.origin;
  return isFromElsewhere;
}

/** The first host that a proxy was asked for, read the way the router reads it. */
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
