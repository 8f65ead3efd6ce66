import { LRUCache } from "lru-cache";

/** An LRU cache that drops each value after a time to live, even if nobody asks for it. */
export function makeExpiringCache<Value extends object | string>(most: number, milliseconds: number) {
  return new LRUCache<string, Value>({
    max: most,
    ttl: milliseconds,
    ttlAutopurge: true,
    // By default the library caches the time for a millisecond, and keeps the clock, which tests replace.
    ttlResolution: 0,
    perf: { now: () => performance.now() },
  });
}
