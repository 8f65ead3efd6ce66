/** A cache for the last few results of a costly pure function. */

/**
 * Memoizes a pure function.
 * @param keyOf a text that is equal for arguments with the same result
 * @param most the number of cached results; the least recently used one is evicted first
 */
export function memoizeLast<Argument, Value>(
  compute: (argument: Argument) => Value,
  keyOf: (argument: Argument) => string,
  most: number,
): (argument: Argument) => Value {
  const kept = new Map<string, Value>();
  return (argument) => {
    const key = keyOf(argument);
    const value = kept.has(key) ? kept.get(key)! : compute(argument);
    kept.delete(key);
    kept.set(key, value);
    const oldest = kept.keys().next();
    if (kept.size > most && !oldest.done) kept.delete(oldest.value);
    return value;
  };
}
