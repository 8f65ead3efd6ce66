/** A registration or a login that waits for its code: in a sealed cookie, never in an address. */
import { z } from "zod";
import { loginTypeSchema } from "~/contract/account/user";
import { createSealedCookie } from "~/web/cookies/sealed-cookie.server";

const MINUTES = 15;

const asked = z.object({
  /** The ID number, for requesting another code once the request is over. */
  rsaid: z.string(),
  requestId: z.string(),
  /** When the last code was requested, in milliseconds. */
  sentAt: z.number(),
  /** The address of the page after the login. */
  next: z.string().optional(),
});

const pendingSchema = z.discriminatedUnion("kind", [
  asked.extend({ kind: z.literal("register"), cell: z.string() }),
  asked.extend({ kind: z.literal("login"), type: loginTypeSchema, token: z.string() }),
]);

export type Pending = z.infer<typeof pendingSchema>;

/** Exported for the tests, which look up the code that was sent. */
export const pendingCookie = createSealedCookie<Pending>({
  name: "baobab_pending",
  maxAgeSeconds: MINUTES * 60,
  schema: pendingSchema,
});

/** Returns a Set-Cookie header with the pending registration or login. */
export async function writePending(pending: Pending): Promise<string> {
  const written = await pendingCookie.write(pending);
  if (!written.ok) throw new Error("The cookie of a login is too long");
  return written.value;
}
