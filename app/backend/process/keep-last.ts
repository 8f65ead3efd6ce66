import { LRUCache } from "lru-cache";

type Keeping<Asked, Value> = {
  /** The size of the cache; the most recently used values stay. */
  most: number;
  /** The cache key. */
  name: (asked: Asked) => string;
  make: (asked: Asked) => Promise<Value>;
};

/** Memoizes an asynchronous function in an LRU cache. Concurrent callers share a promise; failures are retried. */
export function keepLast<Asked, Value>({ most, name, make }: Keeping<Asked, Value>) {
  const kept = new LRUCache<string, Promise<Value>>({ max: most });
  return (asked: Asked): Promise<Value> => {
    const key = name(asked);
    const known = kept.get(key);
    if (known) return known;
    const value = make(asked);
    kept.set(key, value);
    value.catch(() => kept.peek(key) === value && kept.delete(key));
    return value;
  };
}
