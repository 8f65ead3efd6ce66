import { getCurrentRequest } from "~/backend/door.server";

const memories = new WeakMap<object, Map<string, Promise<unknown>>>();

/**
 * Memoizes a load for all loaders of a page, which run concurrently. An action always loads anew, because it
 * may have changed the data.
 * @param name what is loaded, the same for every caller
 * @param load may throw a `Response`; each caller gets a copy, because a body can be read once
 */
export async function loadOnce<Loaded>(
  { method }: Request,
  name: string,
  load: () => Promise<Loaded>,
): Promise<Loaded> {
  const current = getCurrentRequest();
  if (!current || method !== "GET") return load();
  const memory = memories.get(current) ?? new Map<string, Promise<unknown>>();
  memories.set(current, memory);
  const loading = memory.get(name) ?? load();
  memory.set(name, loading);
  return (loading as Promise<Loaded>).catch((thrown: unknown) => {
    throw thrown instanceof Response ? thrown.clone() : thrown;
  });
}
