import { z } from "zod";
import { createSealedCookie } from "~/web/cookies/sealed-cookie.server";

const MONTH_SECONDS = 30 * 86_400;

/** Several: an adviser answers for several clients. */
const MOST_REMEMBERED = 5;

const seenSchema = z.object({ userId: z.number(), version: z.number() });

/** The last versions of saved drafts that this browser has seen, newest first; older cookies hold a single one. */
const versionCookie = createSealedCookie({
  name: "baobab_draft_version",
  maxAgeSeconds: MONTH_SECONDS,
  schema: z.union([z.array(seenSchema), seenSchema.transform((one) => [one])]),
});

/** The last version of a person's draft that this browser has seen; 0 if none. */
export async function readSeenVersion(request: Request, userId: number): Promise<number> {
  const all = (await versionCookie.read(request)) ?? [];
  return all.find((seen) => seen.userId === userId)?.version ?? 0;
}

/** Returns a Set-Cookie header with the version that this browser has seen. */
export async function writeSeenVersion(request: Request, userId: number, version: number): Promise<string> {
  const others = ((await versionCookie.read(request)) ?? []).filter((seen) => seen.userId !== userId);
  const written = await versionCookie.write([{ userId, version }, ...others].slice(0, MOST_REMEMBERED));
  if (!written.ok) throw new Error("A version's cookie is too long");
  return written.value;
}
