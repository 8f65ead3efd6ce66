import { type Envelope, isSuccess } from "~/contract/wire/envelope";
import { makeExpiringCache } from "../process/expiring-cache";
import { singleton } from "../process/singleton";
import type { OutgoingCall, Transport } from "./transport";

type Kept = { version: string; answer: Envelope };

/** A plan's recommendations take about a megabyte once parsed. */
const MOST_KEPT = 50;
const LONGEST_MILLISECONDS = 10 * 60_000;

const getKept = () =>
  singleton("kept answers", () => makeExpiringCache<Kept>(MOST_KEPT, LONGEST_MILLISECONDS));

/**
 * Calls a versioned operation with a cache, keyed by address and the headers that select the answer. A cached
 * answer is reused only after the services confirm that this caller may have it and that its version is
 * current.
 */
export async function callWithEtagCache(transport: Transport, call: OutgoingCall): Promise<Envelope> {
  const { params, query, headers } = call.input;
  const asked = JSON.stringify([call.operation.path, params, query, headers]);
  const kept = getKept().get(asked);
  const answer = await transport({ ...call, cachedVersion: kept?.version });
  if (kept && answer.http_code === 304) return kept.answer;
  if (!isSuccess(answer) || answer.version === undefined) {
    getKept().delete(asked);
    return answer;
  }
  const { version, ...told } = answer;
  return keep(asked, { version, answer: told });
}

/** Caches an answer for at most ten minutes, in memory only. Frozen, because several requests share it. */
function keep(asked: string, { version, answer }: Kept): Envelope {
  getKept().set(asked, { version, answer: freeze(answer) });
  return answer;
}

function freeze<Value>(value: Value): Value {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return value;
  Object.values(value).forEach(freeze);
  return Object.freeze(value);
}
