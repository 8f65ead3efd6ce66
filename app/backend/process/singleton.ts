const kept = globalThis as typeof globalThis & { __baobab?: Map<string, unknown> };

/**
 * Makes a value once per process and keeps it under a name. The development server loads the bundle again after each
 * change, so what must exist only once (a pool, the job worker) lives on `globalThis` and not in a module.
 */
export function keepOne<Value>(name: string, make: () => Value): Value {
  kept.__baobab ??= new Map();
  if (!kept.__baobab.has(name)) kept.__baobab.set(name, make());
  return kept.__baobab.get(name) as Value;
}
