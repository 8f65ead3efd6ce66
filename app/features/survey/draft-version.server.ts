import { z } from "zod";
import { createSealedCookie } from "~/features/session/sealed-cookie.server";

const MONTH_SECONDS = 30 * 86_400;

/** The version of a person's saved draft that this browser has seen last. */
const versionCookie = createSealedCookie({
  name: "baobab_draft_version",
  maxAgeSeconds: MONTH_SECONDS,
  schema: z.object({ userId: z.number(), version: z.number() }),
});

/** The version that this browser has seen last; 0 if none, or only another person's. */
export async function readSeenVersion(request: Request, userId: number): Promise<number> {
  const seen = await versionCookie.read(request);
  return seen?.userId === userId ? seen.version : 0;
}

/** Remembers the version that this browser has seen. */
export async function writeSeenVersion(userId: number, version: number): Promise<string> {
  const written = await versionCookie.write({ userId, version });
  if (!written.ok) throw new Error("A version's cookie is too long");
  return written.value;
}
