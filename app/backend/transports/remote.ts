import { readCappedAnswer } from "../http/capped-answer";
import { getCurrentAddress } from "../http/current-request";
import { speakOver } from "./speak-over";
import type { Transport, Wire } from "./transport";

const RETRIES = 20;
const FIRST_PAUSE_MILLISECONDS = 50;
const LONGEST_PAUSE_MILLISECONDS = 1_000;
const PATIENCE_MILLISECONDS = 15_000;

/** The largest answer of ours is a page of 5 000 rows, or twenty records of advice, with some megabytes. */
const LARGEST_ANSWER_BYTES = 16 * 1024 * 1024;

/** Statuses of services that are not reachable for a moment, or behind a gateway: safe to retry with any method. */
const PASSING_STATUSES = [502, 503, 504];

/** The backend services of another origin. */
export function reachOver(origin: string): Transport {
  return speakOver(sendTo(origin));
}

/**
 * Sends requests to another origin. It retries network errors, answers that say that the service was not
 * reached, and any POST or PATCH that was answered with a status above 500: every call carries its Processcontextid,
 * so a repeat stores nothing twice. If a service says when to come back, we wait that long.
 */
export function sendTo(origin: string): Wire {
  return async (request) => {
    const { pathname, search } = new URL(request.url);
    const target = new URL(pathname + search, origin);
    const body = request.body ? await request.text() : undefined;
    const deadline = Date.now() + PATIENCE_MILLISECONDS;
    for (let retry = 0; ; retry += 1) {
      const { method, headers } = request;
      const sent = passAddressOn(new Request(target, { method, headers, body }));
      const outcome = await tryOnce(sent, deadline);
      const pause = Math.max(choosePause(retry), readRetryAfter(outcome));
      if (!deservesRetry(request.method, outcome) || retry === RETRIES || Date.now() + pause >= deadline)
        return takeOutcome(outcome);
      // An unread body would hold its connection until it is garbage-collected.
      if ("response" in outcome) await outcome.response.body?.cancel();
      await sleep(pause);
    }
  };
}

/** We act as a proxy for our callers. Whether the services believe us is their decision (`TRUST_PROXY`). */
function passAddressOn(request: Request): Request {
  const address = getCurrentAddress();
  if (address !== undefined) request.headers.set("X-Forwarded-For", address);
  return request;
}

/** A redirect is always refused: the bearer goes only to the services. */
type Outcome = { response: Response } | { networkError: unknown } | { refusal: Error };

async function tryOnce(request: Request, deadline: number): Promise<Outcome> {
  const signal = AbortSignal.timeout(Math.max(1, deadline - Date.now()));
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

/** The pause that an answer asks for, in milliseconds: its header holds seconds or a date. */
function readRetryAfter(outcome: Outcome): number {
  const written = "response" in outcome ? outcome.response.headers.get("Retry-After") : null;
  if (!written) return 0;
  const milliseconds = /^\d+$/.test(written) ? Number(written) * 1_000 : Date.parse(written) - Date.now();
  return Number.isNaN(milliseconds) ? 0 : milliseconds;
}

/** An answer is read whole before anybody gets it, so that no service can fill our memory. */
async function takeOutcome(outcome: Outcome): Promise<Response> {
  if ("networkError" in outcome) throw outcome.networkError;
  if ("refusal" in outcome) throw outcome.refusal;
  const { body, status, headers } = outcome.response;
  const read = body && (await readCappedAnswer(outcome.response, LARGEST_ANSWER_BYTES));
  return new Response(read, { status, headers });
}

/** Half of the pause is fixed and half is random, so that clients that failed together do not come back together. */
function choosePause(retry: number): number {
  const longest = Math.min(LONGEST_PAUSE_MILLISECONDS, FIRST_PAUSE_MILLISECONDS * 2 ** retry);
  return longest * (0.5 + Math.random() / 2);
}

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
