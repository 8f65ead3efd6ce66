/**
 * Serialises a value to canonical JSON: keys sorted by UTF-16 code units, no spaces, undefined left out.
 * Numbers and texts are written as by `JSON.stringify`, which RFC 8785 requires too.
 * @param value a JSON value: no dates, no functions
 */
export function writeCanonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(writeCanonicalJson).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "null";
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, member]) => `${JSON.stringify(key)}:${writeCanonicalJson(member)}`);
  return `{${members.join(",")}}`;
}
