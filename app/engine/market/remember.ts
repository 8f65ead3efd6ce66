/** Keeps the last few results of a costly pure function, so that the same question is not worked out twice. */

/**
 * Wraps a pure function.
 * @param keyOf text that is the same for arguments with the same result
 * @param most how many results are kept; the one unused for longest goes first
 */
export function rememberLast<Argument, Value>(
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
