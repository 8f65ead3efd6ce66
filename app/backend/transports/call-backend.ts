import { randomUUID } from "node:crypto";
import { rejectionSchema, successOf } from "~/contract/envelope";
import type { Envelope } from "~/contract/envelope";
import type { AnswerOf, InputOf, Operation } from "~/contract/operation";
import { operations } from "~/contract/operations";
import type { OperationAt, OperationName } from "~/contract/operations";
import { refuse } from "../refuse";
import { getEnvironment } from "../process/environment";
import { chooseTransport } from "./choose-transport";
import type { Transport } from "./transport";

/** How an answer without a body is read. */
const NO_CONTENT = { response_code: "R00", http_code: 204, message: "Success", return_object: null };

/** Who asks, and the UUID of the logical operation when a form carries one; without it each call is an operation. */
export type Caller = { bearer?: string; processContextId?: string };

/**
 * Calls an operation of the backend services, wherever they run. Refusals are answers; services that cannot be reached
 * answer 503 with the catalogue's text, so a caller has nothing to catch.
 */
export async function callBackend<Name extends OperationName>(
  name: Name,
  input: InputOf<OperationAt<Name>>,
  caller: Caller,
): Promise<Envelope<AnswerOf<OperationAt<Name>>>> {
  return callOver(chooseTransport(operations[name]), name, input, caller);
}

/** Calls an operation over a given transport. A 204 has no body and is read as a success that hands back nothing. */
export async function callOver<Name extends OperationName>(
  transport: Transport,
  name: Name,
  input: InputOf<OperationAt<Name>>,
  caller: Caller,
): Promise<Envelope<AnswerOf<OperationAt<Name>>>> {
  const operation: Operation = operations[name];
  const response = await transport(writeRequest(operation, input, caller)).catch(() => undefined);
  if (response?.status === 204) return NO_CONTENT as Envelope<AnswerOf<OperationAt<Name>>>;
  const answer: unknown = await response?.json().catch(() => undefined);
  const read = successOf(operation.answer).or(rejectionSchema).safeParse(answer);
  if (!read.success) return refuse(operation, "unavailable");
  return read.data as Envelope<AnswerOf<OperationAt<Name>>>;
}

function writeRequest(
  operation: Operation,
  { query = {}, body }: { query?: object; body?: unknown },
  { bearer, processContextId }: Caller,
): Request {
  const address = new URL(`/api${operation.path}`, "http://embedded");
  for (const [key, value] of Object.entries(query))
    if (value !== undefined) address.searchParams.set(key, String(value));
  const headers = new Headers({
    Channelid: getEnvironment().CHANNEL_ID,
    Processcontextid: processContextId ?? randomUUID(),
  });
  if (bearer) headers.set("Authorization", `Bearer ${bearer}`);
  if (body !== undefined) headers.set("Content-Type", "application/json");
  return new Request(address, { method: operation.method, headers, body: JSON.stringify(body) });
}
