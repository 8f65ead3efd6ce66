import type { Envelope } from "~/contract/wire/envelope";
import { makeShortMemory } from "../process/short-memory";
import { keepOne } from "../process/singleton";

type Kept = { version: string; answer: Envelope };

/** A plan's recommendations take about a megabyte once they are read. */
const MOST_KEPT = 50;
const LONGEST_MILLISECONDS = 10 * 60_000;

const getKept = () => keepOne("kept answers", () => makeShortMemory<Kept>(MOST_KEPT, LONGEST_MILLISECONDS));

/**
 * The answer that was read before to what is asked: an address, with the headers by which it is answered. It may be used only once the services have said that this caller may
 * have it and that its version is still the newest.
 */
export function findKept(asked: string): Kept | undefined {
  return getKept().get(asked);
}

/**
 * Keeps an answer as it was read, for ten minutes at most and in memory only; a refusal, or an answer without a version,
 * removes the one before. It is frozen, because several requests share it.
 */
export function keepAnswer(asked: string, version: string | undefined, answer: Envelope): void {
  if (version === undefined) getKept().delete(asked);
  else getKept().set(asked, { version, answer: freeze(answer) });
}

function freeze<Value>(value: Value): Value {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return value;
  Object.values(value).forEach(freeze);
  return Object.freeze(value);
}
