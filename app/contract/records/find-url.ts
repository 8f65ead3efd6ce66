/** Patterns of links in a text, also of text that only looks like one. */
const LINKS = [
  // A web or mail address, by its beginning.
  /(?:https?|ftp|mailto)\s*:|(?<!\p{L})(?:tel|sms|whatsapp):(?=[+\d/])|:\/\/|www/iu,
  // A host name: letters or digits on both sides of a dot, at least two letters after it.
  /[^\s.。][.。][^\s\d.。,;:!?)]{2,}/u,
  // An IP address.
  /(?<!\d)\d+\.\d+\.\d+/u,
] as const;

/** Normalises compatibility forms, such as `ｗ` and `․`, as programs do, and drops invisible characters. */
const unify = (text: string) => text.normalize("NFKC").replace(/\p{Cf}/gu, "");

/**
 * Finds text that a mail program could turn into a link, or a reader could copy as one.
 * @returns the first such part; undefined if there is none
 */
export function findUrl(text: string): string | undefined {
  const unified = unify(text);
  return LINKS.map((pattern) => pattern.exec(unified)?.[0]).find((found) => found !== undefined);
}
