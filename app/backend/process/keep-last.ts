type Keeping<Asked, Value> = {
  /** So many values are kept, the ones used last. */
  most: number;
  /** The same for all that have the same value. */
  name: (asked: Asked) => string;
  make: (asked: Asked) => Promise<Value>;
};

/** Makes a value once for all who ask for the same, and keeps the ones used last in memory; a failed one is made again. */
export function keepLast<Asked, Value>({ most, name, make }: Keeping<Asked, Value>) {
  const kept = new Map<string, Promise<Value>>();
  return (asked: Asked): Promise<Value> => {
    const key = name(asked);
    const known = kept.get(key);
    const value = known ?? make(asked);
    kept.delete(key);
    kept.set(key, value);
    if (!known) value.catch(() => kept.get(key) === value && kept.delete(key));
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    return value;
  };
}
