/**
 * Copies a value as it would come out of its JSON text, without writing the text: what is undefined is left out. What
 * JSON would turn into something else is a bug.
 */
export function copyAsJson(value: unknown): unknown {
  if (value === null || typeof value === "string" || typeof value === "boolean") return value;
  // Adding zero turns -0 into 0.
  if (Number.isFinite(value)) return (value as number) + 0;
  if (Array.isArray(value)) return value.map(copyAsJson);
  if (typeof value !== "object" || !isPlain(value))
    throw new Error(`JSON has no ${typeof value} such as this`);
  const copy: Fields = {};
  for (const name of Object.keys(value)) if (value[name] !== undefined) copy[name] = copyAsJson(value[name]);
  return copy;
}

type Fields = Record<string, unknown>;

function isPlain(value: object): value is Fields {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
