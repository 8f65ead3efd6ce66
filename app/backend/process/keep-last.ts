import { LRUCache } from "lru-cache";

type Keeping<Asked, Value> = {
  /** The largest number of values kept; the ones used last stay. */
  most: number;
  /** The same for all that have the same value. */
  name: (asked: Asked) => string;
  make: (asked: Asked) => Promise<Value>;
};

/** Makes a value once for all who ask for the same, and keeps the ones used last in memory; a failed one is made again. */
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
