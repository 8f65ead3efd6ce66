/** Drops the backend's singletons of this process (`singleton`), as if it were new, except those named in `but`. */
export function forgetProcess({ but = [] }: { but?: readonly string[] } = {}): void {
  const { __baobab: kept } = globalThis as { __baobab?: Map<string, unknown> };
  for (const name of kept?.keys() ?? []) if (!but.includes(name)) kept?.delete(name);
}

/** Sets an environment variable for all later calls. */
export function changeVariable(name: string, value: string): void {
  process.env[name] = value;
  const { __baobab: kept } = globalThis as { __baobab?: Map<string, unknown> };
  kept?.delete("environment");
}
