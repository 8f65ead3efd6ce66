import { randomUUID } from "node:crypto";
import { NO_WORDS, rejectionSchema, successOf } from "~/contract/wire/envelope";
import type { Envelope, Rejection } from "~/contract/wire/envelope";
import type { AnswerOf, InputOf, Operation } from "~/contract/wire/operation";
import { operations } from "~/contract/wire/operations";
import type { OperationAt, OperationName } from "~/contract/wire/operations";
import { writePath } from "~/backend/calls/path-pattern";
import { noteCall } from "../watching/noted-calls";
import { getCurrentRequestId } from "../http/current-request";
import { reportError } from "../log/report-error";
import { getEnvironment } from "../process/environment";
import { refuse } from "../calls/refuse";
import { chooseTransport } from "./choose-transport";
import { findKept, keepAnswer } from "./kept-answers";
import type { Transport } from "./transport";

/** How an answer without a body is read, where that is a success. */
const NO_CONTENT = { response_code: "R00", message: "Success", return_object: null };

/**
 * Who asks, and the UUID of the logical operation if a form carries one. Without it each call is an operation of its
 * own.
 */
export type Caller = { bearer?: string; processContextId?: string };

/**
 * Calls an operation of the backend services, wherever they run. Refusals are answers. Services that cannot be
 * reached, or that do not answer as the wire does, are a failure with code 500, so a caller has nothing to catch.
 */
export async function callBackend<Name extends OperationName>(
  name: Name,
  input: InputOf<OperationAt<Name>>,
  caller: Caller,
): Promise<Envelope<AnswerOf<OperationAt<Name>>>> {
  const operation: Operation = operations[name];
  return noteCall({ name, operation, input }, () =>
    callOver(chooseTransport(operation), name, input, caller),
  );
}

/** Calls an operation over a given transport. */
export async function callOver<Name extends OperationName>(
  transport: Transport,
  name: Name,
  input: InputOf<OperationAt<Name>>,
  caller: Caller,
): Promise<Envelope<AnswerOf<OperationAt<Name>>>> {
  return callOperation(transport, operations[name], input, caller);
}

/**
 * Calls an operation by its declaration. A 204 has no body and is read as a success that hands back nothing, and so is
 * an empty 200 of an operation that may be answered so.
 */
export async function callOperation<O extends Operation>(
  transport: Transport,
  operation: O,
  input: InputOf<O>,
  caller: Caller,
): Promise<Envelope<AnswerOf<O>>> {
  const request = writeRequest(operation, input, caller);
  const isVersioned = (operation as Operation).isVersioned === true;
  const asked = `${request.url} ${JSON.stringify((input as Input).headers ?? {})}`;
  const kept = isVersioned ? findKept(asked) : undefined;
  if (kept) request.headers.set("If-None-Match", kept.version);
  const answer = await transport(request).then(readAnswer, toLost);
  const { status } = answer;
  if (kept && status === 304) return kept.answer as Envelope<AnswerOf<O>>;
  if (status === 204 || (status === 200 && answer.text === "" && (operation as Operation).mayBeEmpty))
    return { ...NO_CONTENT, http_code: status } as Envelope<AnswerOf<O>>;
  const content = parseJson(answer.text);
  const read = successOf(operation.answer).or(rejectionSchema).safeParse(content);
  // A gateway on the way cuts off a large file before the services can refuse it.
  if (!read.success && status === 413 && (operation as Operation).isUpload)
    return refuse(operation, "uploadTooLarge");
  if (!read.success) return fail(operation, answer, content);
  const { retryAfterSeconds, version } = answer;
  if (isVersioned) keepAnswer(asked, version, read.data as Envelope);
  return { ...read.data, ...(retryAfterSeconds && { retryAfterSeconds }) } as Envelope<AnswerOf<O>>;
}

/** What came back: a text with its status, or the reason why there is none. */
type Answer = {
  text: string;
  status?: number;
  version?: string;
  retryAfterSeconds?: number;
  cause?: unknown;
};

function readAnswer(response: Response): Promise<Answer> {
  const { status, headers } = response;
  const retryAfterSeconds = Number(headers.get("Retry-After")) || undefined;
  const version = headers.get("ETag") ?? undefined;
  return response.text().then((text) => ({ text, status, version, retryAfterSeconds }), toLost);
}

function toLost(cause: unknown): Answer {
  return { text: "", cause };
}

/** An answer that is not the wire's is a failure, with the words of the service that gave it. */
function fail({ method, path }: Operation, { text, status, cause }: Answer, content: unknown): Rejection {
  const message = text === "" ? NO_WORDS.empty : findWords(content);
  const error = new Error(status === undefined ? message : `${message} (status ${status})`, { cause });
  reportError(error, { requestId: getCurrentRequestId(), during: `${method} ${path}` });
  return { response_code: "R04", http_code: 500, message, return_object: null, isUnanswered: true };
}

/** Where foreign services say what went wrong, in the order in which we look. */
const PLACES_OF_WORDS = ["message", "httpMessage", "moreInformation"];
const LONGEST_WORDS = 200;

/**
 * What could be personal or secret in them: words too long to be words (tokens, also once encoded), e-mail addresses,
 * and six digits or more, however they are grouped (ID numbers, telephone numbers, dates, amounts).
 */
const PERSONAL = [/\S{24,}/g, /\S*@\S*/g, /\p{Nd}(?:[^\p{L}\p{Nd}…]{0,3}\p{Nd}){5,}/gu];

/** The words of a failed answer, without what could be personal, because they are logged. */
function findWords(content: unknown): string {
  const words = PLACES_OF_WORDS.map((place) => readText(content, place)).find(Boolean);
  if (!words) return NO_WORDS.unknown;
  return PERSONAL.reduce((text, pattern) => text.replace(pattern, "…"), words).slice(0, LONGEST_WORDS);
}

function readText(content: unknown, place: string): string | undefined {
  if (typeof content !== "object" || content === null) return undefined;
  const text: unknown = Reflect.get(content, place);
  return typeof text === "string" ? text.trim() : undefined;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function writeRequest(
  operation: Operation,
  { params, query = {}, headers: asked = {}, body }: Input,
  { bearer, processContextId }: Caller,
): Request {
  const address = new URL(`/api${writePath(operation.path, params)}`, "http://embedded");
  for (const [key, value] of Object.entries(query))
    if (value !== undefined) address.searchParams.set(key, String(value));
  const headers = new Headers({
    Channelid: getEnvironment().CHANNEL_ID,
    Processcontextid: processContextId ?? randomUUID(),
  });
  for (const [name, value] of Object.entries(asked))
    if (value !== undefined) headers.set(name, toHeader(String(value)));
  // Who need not say who they are gives no bearer away.
  if (bearer && operation.who !== "anyone") headers.set("Authorization", `Bearer ${bearer}`);
  const { method } = operation;
  if (operation.isUpload) return new Request(address, { method, headers, body: writeUpload(body) });
  if (body !== undefined) headers.set("Content-Type", "application/json");
  return new Request(address, { method, headers, body: JSON.stringify(body) });
}

/** A form with a file in each field; the form's own type comes with it. */
function writeUpload(body: unknown): FormData {
  const form = new FormData();
  for (const [name, bytes] of Object.entries(body ?? {}))
    form.set(name, new Blob([Buffer.from(String(bytes), "base64")]), name);
  return form;
}

/** A header takes printable ASCII only. If someone typed anything else, the service sees that and refuses it. */
function toHeader(text: string): string {
  return text.replace(/[^ -~]/g, "?");
}

/** The input of any operation. */
type Input = { params?: Record<string, unknown>; query?: object; headers?: object; body?: unknown };
