import { getCurrentAddress } from "../http/request-log";
import type { Transport } from "./transport";

const RETRIES = 20;
const FIRST_PAUSE_MILLISECONDS = 50;
const LONGEST_PAUSE_MILLISECONDS = 1_000;
const PATIENCE_MILLISECONDS = 15_000;

/** Of services that are not reached, for a moment or behind a gateway: safe to try again with any method. */
const PASSING_STATUSES = [502, 503, 504];

/**
 * The backend services of another origin. Network errors are tried again, and so are answers that say that the service
 * was not reached, and a POST or PATCH that was answered with any status above 500: every call carries its
 * Processcontextid, so a repeat keeps nothing twice. When a service says after how long to come back, that is kept to.
 */
export function reachOver(origin: string): Transport {
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
      // A body that nobody reads would hold its connection until it is collected.
      if ("response" in outcome) await outcome.response.body?.cancel();
      await sleep(pause);
    }
  };
}

/** We are a proxy of those whom we call for; whether the services believe us is theirs to say (`TRUST_PROXY`). */
function passAddressOn(request: Request): Request {
  const address = getCurrentAddress();
  if (address !== undefined) request.headers.set("X-Forwarded-For", address);
  return request;
}

/** A redirect is refused for good: the bearer goes to nobody but the services. */
type Outcome = { response: Response } | { networkError: unknown } | { refusal: Error };

async function tryOnce(request: Request, deadline: number): Promise<Outcome> {
  const signal = AbortSignal.timeout(Math.max(1, deadline - Date.now()));
  return fetch(request, { signal, redirect: "manual" }).then(
    (response) => (isRedirect(response) ? { refusal: new Error("redirected elsewhere") } : { response }),
    (networkError: unknown) => ({ networkError }),
  );
}

function isRedirect({ status }: Response): boolean {
  return status >= 300 && status < 400;
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

function takeOutcome(outcome: Outcome): Response {
  if ("networkError" in outcome) throw outcome.networkError;
  if ("refusal" in outcome) throw outcome.refusal;
  return outcome.response;
}

/** Half of the pause is fixed and half is chance, so that clients that failed together do not come back together. */
function choosePause(retry: number): number {
  const longest = Math.min(LONGEST_PAUSE_MILLISECONDS, FIRST_PAUSE_MILLISECONDS * 2 ** retry);
  return longest * (0.5 + Math.random() / 2);
}

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
