/**
 * Copies a value as a JSON round trip would, without the text: undefined fields are left out. A value that
 * JSON would change is a bug.
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
