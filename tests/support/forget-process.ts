/** Forgets what the backend keeps for its process (`keepOne`), as a new process would begin, except what `but` names. */
export function forgetProcess({ but = [] }: { but?: readonly string[] } = {}): void {
  const { __baobab: kept } = globalThis as { __baobab?: Map<string, unknown> };
  for (const name of kept?.keys() ?? []) if (!but.includes(name)) kept?.delete(name);
}

/** Sets a variable of the environment for what is asked from now on. */
export function changeVariable(name: string, value: string): void {
  process.env[name] = value;
  const { __baobab: kept } = globalThis as { __baobab?: Map<string, unknown> };
  kept?.delete("environment");
}
