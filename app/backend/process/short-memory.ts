import { LRUCache } from "lru-cache";

/**
 * A memory that drops each value after a while without being asked for it, and, when it is full, the one that has gone
 * unused the longest.
 */
export function makeShortMemory<Value extends object | string>(most: number, milliseconds: number) {
  return new LRUCache<string, Value>({
    max: most,
    ttl: milliseconds,
    ttlAutopurge: true,
    // By default the library keeps its last reading of the clock for a millisecond, and the clock, which tests replace.
    ttlResolution: 0,
    perf: { now: () => performance.now() },
  });
}
