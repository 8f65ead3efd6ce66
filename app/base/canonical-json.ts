/**
 * Writes a value as JSON in its one canonical form: keys sorted by UTF-16 code units, no spaces, undefined left out.
 * Numbers and texts are written as `JSON.stringify` writes them, which is also what RFC 8785 asks for.
 * @param value what JSON can say: no dates, no functions
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
