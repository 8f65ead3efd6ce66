/**
 * Reads `dependants[0].fullName` out of nested values. It stands in for the package lodash.get that remix-validated-form
 * asks for (tsconfig.json maps the name to this file): five times its weight in every hydrated form.
 */
export default function getPath(values: unknown, path: string): unknown {
  return path
    .split(/[.[\]]+/)
    .filter(Boolean)
    .reduce<unknown>((inner, key) => (inner as Record<string, unknown> | undefined)?.[key], values);
}
