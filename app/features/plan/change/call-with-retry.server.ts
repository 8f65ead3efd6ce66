import { setTimeout as sleep } from "node:timers/promises";
import { type Envelope, isSuccess } from "~/contract/wire/envelope";

const MOST_TRIES = 3;

/** The longest wait for a page; for more than that the visitor is asked to try again. */
const LONGEST_WAIT_SECONDS = 5;

/**
 * Calls the services, and retries after 503 as their Retry-After says, so that a page waits for its turn. Any
 * other response is final.
 */
export async function callWithRetry<Content>(
  ask: () => Promise<Envelope<Content>>,
): Promise<Envelope<Content>> {
  const began = performance.now();
  for (let tries = 1; ; tries += 1) {
    const answer = await ask();
    const wait = !isSuccess(answer) && answer.http_code === 503 ? answer.retryAfterSeconds : undefined;
    const waited = (performance.now() - began) / 1_000;
    if (wait === undefined || waited + wait > LONGEST_WAIT_SECONDS || tries === MOST_TRIES) return answer;
    await sleep(wait * 1_000);
  }
}
