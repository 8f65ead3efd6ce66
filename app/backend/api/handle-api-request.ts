import type { Envelope } from "~/contract/wire/envelope";
import type { OperationTable } from "~/contract/wire/operation";
import { operations } from "~/contract/operations";
import { listOpenParts, matchPath, type PathParts } from "~/backend/calls/path-pattern";
import { type CarryOut, execute } from "./execute";
import { handlers } from "./handlers";
import { refuse } from "../calls/refuse";
import { getRequestId, setRouteOfRequest } from "../http/current-request";
import { defineService, type Service } from "../calls/service";
import { authenticate } from "../session/authenticate";
import { readArrival } from "./read-arrival";
import { readUpload } from "./read-upload";
import { createHash } from "node:crypto";
import { gzipSync } from "node:zlib";
import { describeApi } from "./describe-api";
import { failure, type Result, success } from "~/base/result";
import type { RefusalName } from "~/contract/wire/refusals";
import { LARGEST_CALL_BYTES, readCappedBody } from "../http/capped-body";

/** Invalid UTF-8 is refused, not replaced by U+FFFD. */
const UTF_8 = new TextDecoder("utf-8", { fatal: true });

/** Reads a JSON body of at most 256 KiB; undefined when there is none. */
async function readJsonBody(request: Request): Promise<Result<unknown, RefusalName>> {
  const body = await readCappedBody(request, LARGEST_CALL_BYTES);
  if (!body.ok) return body;
  if (body.value.byteLength === 0) return success(undefined);
  if (!isJson(request.headers.get("Content-Type"))) return failure("notJson");
  try {
    return success(JSON.parse(UTF_8.decode(body.value)) as unknown);
  } catch {
    return failure("malformedJson");
  }
}

function isJson(contentType: string | null): boolean {
  return /^application\/json\s*(;|$)/i.test(contentType ?? "");
}

/** Matches a client that accepts gzip and does not rank it last or exclude it. */
const TAKES_GZIP = /\bgzip\b(?!\s*;\s*q=0)/i;

/** Makes the handler for the API's description. Public and large, it is written and compressed only once. */
function makeDescription(operations: OperationTable): (request: Request) => Response {
  let written: ReturnType<typeof writeDescription> | undefined;
  return ({ headers }) => {
    const { plain, packed, version } = (written ??= writeDescription(operations));
    const answer = new Headers({
      ETag: `W/${version}`,
      // Already compressed: the server would otherwise gzip it for every request.
      "Cache-Control": "no-cache, no-transform",
      Vary: "Accept-Encoding",
    });
    if (headers.get("If-None-Match")?.includes(version))
      return new Response(null, { status: 304, headers: answer });
    const isPacked = TAKES_GZIP.test(headers.get("Accept-Encoding") ?? "");
    const bytes = isPacked ? packed : plain;
    answer.set("Content-Type", "application/json; charset=utf-8");
    answer.set("Content-Length", String(bytes.byteLength));
    if (isPacked) answer.set("Content-Encoding", "gzip");
    return new Response(bytes, { headers: answer });
  };
}

function writeDescription(operations: OperationTable) {
  const plain = Buffer.from(JSON.stringify(describeApi(operations)));
  const version = `"${createHash("sha256").update(plain).digest("base64url")}"`;
  return { plain, packed: gzipSync(plain), version };
}

/** The error for a path that matches no call. */
export const UNKNOWN_PATH = { failure: "There is no such call" };

export const ours = defineService({ operations, handlers, authenticate });

export const handleApiRequest = makeApi(ours);

/** Makes the handler of requests below `/api` for a service. */
export function makeApi(service: Service): (request: Request) => Promise<Response> {
  return serveOperations(service.operations, (name, arrival) => execute(service, name, arrival));
}

/** Makes the handler of requests below `/api`, which finds the operation by method and path and executes it. */
export function serveOperations(
  operations: OperationTable,
  carryOut: CarryOut,
): (request: Request) => Promise<Response> {
  const describe = makeDescription(operations);
  return async (request) => {
    const url = new URL(request.url);
    const path = url.pathname.replace(/^\/api/, "");
    // HEAD is answered like GET, and the server drops the body.
    const method = request.method === "HEAD" ? "GET" : request.method;
    if (path === "/openapi.json") {
      setRouteOfRequest(request, "/api/openapi.json");
      if (method !== "GET") return write(refuse(UNKNOWN_PATH, "wrongMethod"), { Allow: "GET" });
      return describe(request);
    }
    const place = findPlace(operations, path);
    if (!place) return write(refuse(UNKNOWN_PATH, "unknownPath"));
    setRouteOfRequest(request, `/api${place.pattern}`);
    const here = Object.entries(operations).filter(([, { path }]) => path === place.pattern);
    const found = here.find(([, operation]) => operation.method === method);
    if (!found) {
      const allowed = here.map(([, operation]) => operation.method).join(", ");
      return write(refuse(UNKNOWN_PATH, "wrongMethod"), { Allow: allowed });
    }
    const [name, operation] = found;
    const body = operation.isUpload ? await readUpload(request) : await readJsonBody(request);
    if (!body.ok) return write(refuse(operation, body.reason));
    const { params } = place;
    const { headers } = request;
    const requestId = getRequestId(request);
    const arrival = { params, query: url.searchParams, headers, body: body.value, requestId };
    return write(await carryOut(name, readArrival(arrival)));
  };
}

/**
 * Finds the pattern that a path matches. If several match, such as `/user/{id}` and `/user/all`, the one with
 * the fewest parameters wins.
 */
function findPlace(operations: OperationTable, path: string) {
  const places = Object.values(operations).flatMap(({ path: pattern }) => {
    const params: PathParts | undefined = matchPath(pattern, path);
    return params ? [{ pattern, params }] : [];
  });
  const openParts = ({ pattern }: { pattern: string }) => listOpenParts(pattern).length;
  return places.sort((one, other) => openParts(one) - openParts(other))[0];
}

function write(given: Envelope, headers: HeadersInit = {}): Response {
  const { retryAfterSeconds, version, ...answer } = {
    retryAfterSeconds: undefined,
    version: undefined,
    ...given,
  };
  const status = answer.http_code;
  const written = status === 304 ? new Response(null, { status }) : writeJson(answer, { status, headers });
  if (version !== undefined) written.headers.set("ETag", version);
  written.headers.set("Cache-Control", "no-store");
  if (retryAfterSeconds !== undefined) written.headers.set("Retry-After", String(retryAfterSeconds));
  if (answer.http_code === 401) written.headers.set("WWW-Authenticate", "Bearer");
  return written;
}

/**
 * Not `Response.json`, which the Response that remix-serve installs lacks. The length is set because the
 * server would compress even a short response of unknown length.
 */
function writeJson(content: unknown, init: ResponseInit = {}): Response {
  const text = JSON.stringify(content);
  const written = new Response(text, init);
  written.headers.set("Content-Length", String(Buffer.byteLength(text)));
  written.headers.set("Content-Type", "application/json; charset=utf-8");
  return written;
}
