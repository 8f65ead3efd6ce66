/** A registration or a login that waits for its code: in the browser, sealed, and never in an address. */
import { z } from "zod";
import { loginTypeSchema } from "~/contract/account/user";
import { createSealedCookie } from "~/web/cookies/sealed-cookie.server";

const MINUTES = 15;

const asked = z.object({
  /** The ID number, with which another code is asked for when the request is over. */
  rsaid: z.string(),
  requestId: z.string(),
  /** When the last code was asked for, in milliseconds. */
  sentAt: z.number(),
  /** Where to go afterwards. */
  next: z.string().optional(),
});

const pendingSchema = z.discriminatedUnion("kind", [
  asked.extend({ kind: z.literal("register"), cell: z.string() }),
  asked.extend({ kind: z.literal("login"), type: loginTypeSchema, token: z.string() }),
]);

export type Pending = z.infer<typeof pendingSchema>;

/** Shared with the tests, which look up the code that was sent. */
export const pendingCookie = createSealedCookie<Pending>({
  name: "baobab_pending",
  maxAgeSeconds: MINUTES * 60,
  schema: pendingSchema,
});

/** A Set-Cookie header that remembers what waits for its code. */
export async function writePending(pending: Pending): Promise<string> {
  const written = await pendingCookie.write(pending);
  if (!written.ok) throw new Error("The cookie of a login is too long");
  return written.value;
}
