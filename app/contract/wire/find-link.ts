/** What could be a link in a text, also where it is only written like one. */
const LINKS = [
  // An address of the web or of mail, by its beginning.
  /(?:https?|ftp|mailto)\s*:|(?<!\p{L})(?:tel|sms|whatsapp):(?=[+\d/])|:\/\/|www/iu,
  // A name of a computer: letters or digits on both sides of a dot, two letters at least after it.
  /[^\s.。][.。][^\s\d.。,;:!?)]{2,}/u,
  // The number of a computer.
  /(?<!\d)\d+\.\d+\.\d+/u,
] as const;

/** Characters in compatibility forms, such as `ｗ` and `․`, as programs read them, without those that nobody sees. */
const unify = (text: string) => text.normalize("NFKC").replace(/\p{Cf}/gu, "");

/**
 * Finds what a mail program could turn into a link, or a reader could copy as one.
 * @returns the first such part; undefined if there is none
 */
export function findLink(text: string): string | undefined {
  const unified = unify(text);
  return LINKS.map((pattern) => pattern.exec(unified)?.[0]).find((found) => found !== undefined);
}
