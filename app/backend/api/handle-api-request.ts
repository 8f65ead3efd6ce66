import type { Envelope } from "~/contract/envelope";
import { operations } from "~/contract/operations";
import type { OperationName } from "~/contract/operations";
import { execute } from "../execute";
import type { Arrival } from "../execute";
import { refuse } from "../refuse";
import type { Refused } from "../refuse";
import { getRequestId, setRouteOfRequest } from "../http/request-log";
import { describeApi } from "./describe-api";
import { readJsonBody } from "./read-body";

const NAMES = Object.keys(operations) as OperationName[];
const NO_CALL = { failure: "There is no such call" };

/** Answers a request below `/api`: finds the operation by method and path and has it executed. */
export async function handleApiRequest(request: Request): Promise<Response> {
  const url = new URL(request.url);
  const path = url.pathname.replace(/^\/api/, "");
  const isDocument = path === "/openapi.json";
  const here = NAMES.filter((name) => operations[name].path === path);
  if (isDocument || here.length > 0) setRouteOfRequest(request, `/api${path}`);
  // The head of an answer is that of a GET; whoever asks for it drops the body.
  const method = request.method === "HEAD" ? "GET" : request.method;
  if (isDocument && method === "GET") return writeJson(describeApi());
  if (isDocument) return write(refuse(NO_CALL, "wrongMethod"), { Allow: "GET" });
  if (here.length === 0) return write(refuse(NO_CALL, "unknownPath"));
  const name = here.find((candidate) => operations[candidate].method === method);
  if (!name) {
    const allowed = here.map((candidate) => operations[candidate].method).join(", ");
    return write(refuse(NO_CALL, "wrongMethod"), { Allow: allowed });
  }
  const body = await readJsonBody(request);
  if (!body.ok) return write(refuse(operations[name], body.reason));
  const answer = await execute(name, {
    query: readQuery(url.searchParams),
    body: body.value,
    bearer: readBearer(request),
    requestId: getRequestId(request),
    processContextId: request.headers.get("Processcontextid") ?? undefined,
  });
  return write(answer);
}

/** What is given more than once is a list, which no call takes: nobody can say which of them is meant. */
function readQuery(given: URLSearchParams): Arrival["query"] {
  const names = [...new Set(given.keys())];
  return Object.fromEntries(
    names.map((name) => {
      const values = given.getAll(name);
      return [name, values.length > 1 ? values : values[0]];
    }),
  );
}

function readBearer(request: Request): string | undefined {
  return /^Bearer +(\S+)$/i.exec(request.headers.get("Authorization") ?? "")?.[1];
}

function write(given: Envelope | Refused, headers: HeadersInit = {}): Response {
  const { retryAfterSeconds, ...answer } = { retryAfterSeconds: undefined, ...given };
  const written = writeJson(answer, { status: answer.http_code, headers });
  written.headers.set("Cache-Control", "no-store");
  if (retryAfterSeconds !== undefined) written.headers.set("Retry-After", String(retryAfterSeconds));
  if (answer.http_code === 401) written.headers.set("WWW-Authenticate", "Bearer");
  return written;
}

/** Not `Response.json`: the Response that remix-serve installs has no such function. */
function writeJson(content: unknown, init: ResponseInit = {}): Response {
  const written = new Response(JSON.stringify(content), init);
  written.headers.set("Content-Type", "application/json; charset=utf-8");
  return written;
}
