/** The shared plans that this browser has open, each with the code's request if the link is protected. */
import { createHash } from "node:crypto";
import { z } from "zod";
import { READING_MINUTES } from "~/contract/records/link-terms";
import { createSealedCookie } from "~/web/cookies/sealed-cookie.server";

/** The most shared plans open in a browser at once. */
const MOST_OPEN = 5;

const readingSchema = z.object({
  /** The request whose code was sent, if a code protects the link, and its time in milliseconds. */
  requestId: z.string().optional(),
  sentAt: z.number().optional(),
});
type Reading = z.infer<typeof readingSchema>;

const readingCookie = createSealedCookie<Reading>({
  name: "baobab_shared",
  maxAgeSeconds: READING_MINUTES * 60,
  schema: readingSchema,
});

/** The cookie's suffix for a link, which does not reveal its token. */
const namePart = (token: string) => createHash("sha256").update(token).digest("hex").slice(0, 16);

/** Returns this browser's reading of a link; undefined if it was not opened here in the last hour. */
export function findReading(request: Request, token: string): Promise<Reading | undefined> {
  return readingCookie.read(request, namePart(token));
}

/** Returns a Set-Cookie header that forgets it. */
export function clearReading(token: string): string {
  return readingCookie.clear(namePart(token));
}

/** Returns Set-Cookie headers that store it for an hour. */
export async function writeReading(request: Request, token: string, reading: Reading): Promise<string[]> {
  const part = namePart(token);
  const written = await readingCookie.write(reading, part);
  if (!written.ok) throw new Error("a reading fits into a cookie");
  return [written.value, ...readingCookie.clearOldest(request, part, MOST_OPEN)];
}
