import { LRUCache } from "lru-cache";

type Memoized<Asked, Value> = {
  /** The size of the cache; the most recently used values stay. */
  most: number;
  /** The cache key. */
  name: (asked: Asked) => string;
  make: (asked: Asked) => Promise<Value>;
};

/** Memoizes an asynchronous function in an LRU cache. Concurrent callers share a promise; failures are retried. */
export function memoizeLru<Asked, Value>({ most, name, make }: Memoized<Asked, Value>) {
  const cached = new LRUCache<string, Promise<Value>>({ max: most });
  return (asked: Asked): Promise<Value> => {
    const key = name(asked);
    const known = cached.get(key);
    if (known) return known;
    const value = make(asked);
    cached.set(key, value);
    value.catch(() => cached.peek(key) === value && cached.delete(key));
    return value;
  };
}
