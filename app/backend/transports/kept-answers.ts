import type { Envelope } from "~/contract/envelope";
import { keepOne } from "../process/singleton";

/** A plan's recommendations take about a megabyte once they are read. */
const MOST_KEPT = 50;
const LONGEST_MILLISECONDS = 10 * 60_000;

type Kept = { version: string; answer: Envelope; timer: NodeJS.Timeout };

const getKept = () => keepOne("keptAnswers", () => new Map<string, Kept>());

/**
 * The answer that was read before from an address. It may be used only once the services have said that this caller may
 * have it and that its version is still the newest.
 */
export function findKept(address: string): Kept | undefined {
  return getKept().get(address);
}

/**
 * Keeps an answer as it was read, for ten minutes at most and in memory only; a refusal, or an answer without a version,
 * removes the one before. It is frozen, because several requests share it.
 */
export function keepAnswer(address: string, version: string | undefined, answer: Envelope): void {
  const kept = getKept();
  forget(address);
  if (version === undefined) return;
  const timer = setTimeout(() => forget(address), LONGEST_MILLISECONDS).unref();
  kept.set(address, { version, answer: freeze(answer), timer });
  const [oldest] = kept.keys();
  if (kept.size > MOST_KEPT && oldest !== undefined) forget(oldest);
}

function forget(address: string): void {
  clearTimeout(getKept().get(address)?.timer);
  getKept().delete(address);
}

function freeze<Value>(value: Value): Value {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return value;
  Object.values(value).forEach(freeze);
  return Object.freeze(value);
}
