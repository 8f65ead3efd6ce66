const kept = globalThis as typeof globalThis & { __baobab?: Map<string, unknown> };

/**
 * Returns the process's singleton of a name, creating it on first use. The development server reloads the
 * bundle after each change, so a singleton (a pool, the job worker) lives on `globalThis` and not in a
 * module.
 */
export function singleton<Value>(name: string, make: () => Value): Value {
  kept.__baobab ??= new Map();
  if (!kept.__baobab.has(name)) kept.__baobab.set(name, make());
  return kept.__baobab.get(name) as Value;
}
