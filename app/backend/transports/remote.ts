import { readCappedAnswer } from "../http/capped-answer";
import { type CurrentRequest, getCurrentAddress, getCurrentRequest } from "../http/current-request";
import { httpTransport } from "./http-transport";
import type { Transport, Wire } from "./transport";

const RETRIES = 20;
const FIRST_PAUSE_MILLISECONDS = 50;
const LONGEST_PAUSE_MILLISECONDS = 1_000;
const PATIENCE_MILLISECONDS = 15_000;

/** The part of that which may pass without a response: no page should take longer than ten seconds. */
const SILENCE_MILLISECONDS = 8_000;

/** Our largest answers, a page of 5 000 rows or twenty records of advice, have a few megabytes. */
const LARGEST_ANSWER_BYTES = 16 * 1024 * 1024;

/** Statuses of services that are briefly unreachable, or behind a gateway: safe to retry with any method. */
const PASSING_STATUSES = [502, 503, 504];

export function reachOver(origin: string): Transport {
  return httpTransport(sendTo(origin));
}

/**
 * Sends requests to another origin. It retries network errors, statuses of unreachable services, and any POST
 * or PATCH with a status above 500: every call carries its Processcontextid as an idempotency key, so a retry
 * stores nothing twice. It honours Retry-After. A service that times out is given up, and not called again
 * for the same page.
 */
export function sendTo(origin: string): Wire {
  return async (request) => {
    if (listSilent().has(origin)) throw new Error("not asked: it gave no answer a moment ago");
    const { pathname, search } = new URL(request.url);
    const target = new URL(pathname + search, origin);
    const body = request.body ? await request.text() : undefined;
    const deadline = Date.now() + PATIENCE_MILLISECONDS;
    let silence = SILENCE_MILLISECONDS;
    for (let retry = 0; ; retry += 1) {
      const { method, headers } = request;
      const sent = passAddressOn(new Request(target, { method, headers, body }));
      const triedAt = Date.now();
      const signal = AbortSignal.timeout(Math.max(1, Math.min(silence, deadline - triedAt)));
      const outcome = await tryOnce(sent, signal);
      silence -= Date.now() - triedAt;
      const pause = Math.max(choosePause(retry), readRetryAfter(outcome));
      const isOver = signal.aborted || silence <= 0 || retry === RETRIES || Date.now() + pause >= deadline;
      if (isOver || !deservesRetry(request.method, outcome))
        return takeOutcome(outcome).catch((error: unknown) => {
          if (signal.aborted) listSilent().add(origin);
          throw error;
        });
      // An unread body would hold its connection until it is garbage-collected.
      if ("response" in outcome) await outcome.response.body?.cancel();
      await sleep(pause);
    }
  };
}

const silentFor = new WeakMap<CurrentRequest, Set<string>>();

/** Origins that timed out during the current visitor's request. */
function listSilent(): Set<string> {
  const current = getCurrentRequest();
  const silent = (current && silentFor.get(current)) ?? new Set();
  if (current) silentFor.set(current, silent);
  return silent;
}

/** Acts as a proxy for our callers. Whether the services trust it is their setting (`TRUST_PROXY`). */
function passAddressOn(request: Request): Request {
  const address = getCurrentAddress();
  if (address !== undefined) request.headers.set("X-Forwarded-For", address);
  return request;
}

/** A redirect is always refused, because the bearer may go only to the services. */
type Outcome = { response: Response } | { networkError: unknown } | { refusal: Error };

async function tryOnce(request: Request, signal: AbortSignal): Promise<Outcome> {
  return fetch(request, { signal, redirect: "manual" }).then(
    (response) => (isRedirect(response) ? { refusal: new Error("redirected elsewhere") } : { response }),
    (networkError: unknown) => ({ networkError }),
  );
}

function isRedirect({ status }: Response): boolean {
  return status >= 300 && status < 400 && status !== 304;
}

function deservesRetry(method: string, outcome: Outcome): boolean {
  if ("networkError" in outcome) return true;
  if ("refusal" in outcome) return false;
  const { status } = outcome.response;
  const isSentAgain = method === "POST" || method === "PATCH";
  return PASSING_STATUSES.includes(status) || (isSentAgain && status > 500);
}

/** The pause that a response requests, in milliseconds: its header has seconds or a date. */
function readRetryAfter(outcome: Outcome): number {
  const written = "response" in outcome ? outcome.response.headers.get("Retry-After") : null;
  if (!written) return 0;
  const milliseconds = /^\d+$/.test(written) ? Number(written) * 1_000 : Date.parse(written) - Date.now();
  return Number.isNaN(milliseconds) ? 0 : milliseconds;
}

/** Reads a response whole and up to a limit, so that no service can fill our memory. */
async function takeOutcome(outcome: Outcome): Promise<Response> {
  if ("networkError" in outcome) throw outcome.networkError;
  if ("refusal" in outcome) throw outcome.refusal;
  const { body, status, headers } = outcome.response;
  const read = body && (await readCappedAnswer(outcome.response, LARGEST_ANSWER_BYTES));
  return new Response(read, { status, headers });
}

/** Half of the pause is random, so that clients that failed together do not return together. */
function choosePause(retry: number): number {
  const longest = Math.min(LONGEST_PAUSE_MILLISECONDS, FIRST_PAUSE_MILLISECONDS * 2 ** retry);
  return longest * (0.5 + Math.random() / 2);
}

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
