/** Who reads a shared plan in this browser: a guest of ours, whoever is logged in, with the code that they gave. */
import { createHash } from "node:crypto";
import { z } from "zod";
import { READING_MINUTES } from "~/contract/records/share-terms";
import { createSealedCookie } from "~/web/cookies/sealed-cookie.server";

/** The largest number of shared plans open in a browser at once. */
const MOST_OPEN = 5;

const readingSchema = z.object({
  /** The request whose code was sent, where a code protects the link, and when. */
  requestId: z.string().optional(),
  sentAt: z.number().optional(),
});
type Reading = z.infer<typeof readingSchema>;

const readingCookie = createSealedCookie<Reading>({
  name: "baobab_shared",
  maxAgeSeconds: READING_MINUTES * 60,
  schema: readingSchema,
});

/** Names the cookie of a link without telling its token. */
const namePart = (token: string) => createHash("sha256").update(token).digest("hex").slice(0, 16);

/** What this browser has opened of a link; undefined for a cover that was not opened, or an hour ago. */
export function findReading(request: Request, token: string): Promise<Reading | undefined> {
  return readingCookie.read(request, namePart(token));
}

/** The Set-Cookie header that forgets it. */
export function clearReading(token: string): string {
  return readingCookie.clear(namePart(token));
}

/** Set-Cookie headers that remember it for an hour. */
export async function writeReading(request: Request, token: string, reading: Reading): Promise<string[]> {
  const part = namePart(token);
  const written = await readingCookie.write(reading, part);
  if (!written.ok) throw new Error("a reading fits into a cookie");
  return [written.value, ...readingCookie.clearOldest(request, part, MOST_OPEN)];
}
