import { setTimeout as sleep } from "node:timers/promises";
import { isSuccess } from "~/contract/wire/envelope";
import type { Envelope } from "~/contract/wire/envelope";

const MOST_TRIES = 3;

/** Nobody waits longer for a page: what is asked for later is left to the visitor. */
const LONGEST_WAIT_SECONDS = 5;

/**
 * Asks the services, and again when they are busy, as they ask of a caller: what a page wants to know then only waits for its
 * turn. Any other answer is final.
 */
export async function askPatiently<Content>(
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
