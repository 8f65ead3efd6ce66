import { type Envelope, isSuccess, rejectionSchema, successOf } from "~/contract/wire/envelope";
import type { Operation } from "~/contract/wire/operation";
import { refuse } from "../calls/refuse";
import { failCall } from "./call-failure";
import type { OutgoingCall, Transport, Wire } from "./transport";
import { writeCall, writeUpload } from "./write-call";

/** The envelope for a successful response without a body. */
const NO_CONTENT = { response_code: "R00", message: "Success", return_object: null } as const;

/** Makes a transport over HTTP: writes the request, and parses the response by its declared schema. */
export function httpTransport(wire: Wire): Transport {
  return async (call) => readAnswer(call, await wire(writeRequest(call)));
}

function writeRequest(call: OutgoingCall): Request {
  const { operation, input } = call;
  const { path, query, headers } = writeCall(call);
  const address = new URL(`/api${path}`, "http://embedded");
  address.search = query.toString();
  const { method } = operation;
  if (operation.isUpload) return new Request(address, { method, headers, body: writeUpload(input.body) });
  if (input.body !== undefined) headers.set("Content-Type", "application/json");
  return new Request(address, { method, headers, body: JSON.stringify(input.body) });
}

async function readAnswer({ operation, cachedVersion }: OutgoingCall, response: Response): Promise<Envelope> {
  const { status, headers } = response;
  const version = (operation.isVersioned && headers.get("ETag")) || undefined;
  if (status === 304 && cachedVersion !== undefined) return { ...NO_CONTENT, http_code: status, version };
  const text = await response.text();
  const empty = text === "" ? readEmpty(operation, status) : undefined;
  if (empty) return empty;
  const content = parseJson(text);
  const read = successOf(operation.answer).or(rejectionSchema).safeParse(content);
  // A gateway may reject a large file before the services can refuse it.
  if (!read.success && status === 413 && operation.isUpload) return refuse(operation, "uploadTooLarge");
  if (!read.success) return failCall(operation, { text, content, status });
  const answer = read.data as Envelope;
  if (isSuccess(answer)) return { ...answer, ...(version !== undefined && { version }) };
  const retryAfterSeconds = Number(headers.get("Retry-After")) || undefined;
  return { ...answer, ...(retryAfterSeconds && { retryAfterSeconds }) };
}

/**
 * Reads an empty response. A 204 is a success if the operation returns nothing, and so is an empty 200 if it
 * may be empty; elsewhere the caller would lack its answer.
 */
function readEmpty({ mayBeEmpty, answer }: Operation, status: number): Envelope | undefined {
  if (mayBeEmpty && (status === 204 || status === 200)) return { ...NO_CONTENT, http_code: status };
  const nothing = answer.safeParse({});
  if (status !== 204 || !nothing.success) return undefined;
  return { ...NO_CONTENT, http_code: status, return_object: nothing.data as unknown };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
