import { EncryptJWT, jwtDecrypt } from "jose";
import { z } from "zod";
import { makeExpiringCache } from "../process/expiring-cache";
import { singleton } from "../process/singleton";
import { getTokenKeys } from "./token-key";

/** The kind of a bearer: a guest's, or a session's of a logged-in person. */
const bearerKindSchema = z.enum(["guest", "session"]);

/** A bearer's content. Its number counts the bearers before it, each exchanged for the next. */
export type Bearer = { kind: z.infer<typeof bearerKindSchema>; id: string; number: number; issuedAt: Date };

export type Token = { bearer_token: string; expires_at: string };

/**
 * Minutes for which a bearer is valid, and for which it can be exchanged for a new one. A guest can return to
 * their plan within a month; a logged-in person is logged out after a quarter of an hour without activity.
 */
const MINUTES = {
  guest: { valid: 30, renewable: 30 * 24 * 60 },
  session: { valid: 15, renewable: 15 },
} as const satisfies Record<Bearer["kind"], object>;

/** Guests' bearers carry no kind, and first ones no number, as in earlier releases. */
const claimsSchema = z.object({
  sub: z.string().uuid(),
  iat: z.number().int(),
  kind: bearerKindSchema.default("guest"),
  number: z.number().int().default(0),
});

/**
 * Seals a new bearer; nothing is stored.
 * @param longest the time after which it is not valid, however new it is
 */
export async function sealBearer({ kind, id, number, issuedAt }: Bearer, longest?: Date): Promise<Token> {
  const claims = { ...(kind !== "guest" && { kind }), ...(number > 0 && { number }) };
  const bearer = await new EncryptJWT(claims)
    .setProtectedHeader({ alg: "dir", enc: "A256GCM" })
    .setSubject(id)
    .setIssuedAt(Math.floor(issuedAt.getTime() / 1000))
    .encrypt(getTokenKeys()[0]);
  const end = addMinutes(issuedAt, MINUTES[kind].valid);
  return { bearer_token: bearer, expires_at: (longest && longest < end ? longest : end).toISOString() };
}

/** Decrypts a bearer of any age; undefined if the text is not one of ours. */
export async function openBearer(text: string): Promise<Bearer | undefined> {
  return getOpened().get(text) ?? (await decrypt(text));
}

/** True if a bearer of this age is accepted in calls. */
export function isValid({ kind, issuedAt }: Bearer, now: Date): boolean {
  return now < addMinutes(issuedAt, MINUTES[kind].valid);
}

/** True if a bearer can be exchanged, given when its holder last got one. */
export function isRenewable({ kind }: Bearer, { issuedAt, now }: { issuedAt: Date; now: Date }): boolean {
  return now < addMinutes(issuedAt, MINUTES[kind].renewable);
}

/** A cache of decrypted bearers, sent with every page. Their age and replacement are checked each time. */
const getOpened = () => singleton("opened bearers", () => makeExpiringCache<Bearer>(1_000, 60_000));

async function decrypt(text: string): Promise<Bearer | undefined> {
  const tries = getTokenKeys().map((key) =>
    jwtDecrypt(text, key, { keyManagementAlgorithms: ["dir"], contentEncryptionAlgorithms: ["A256GCM"] }),
  );
  const opened = await Promise.any(tries).catch(() => undefined);
  const claims = claimsSchema.safeParse(opened?.payload);
  if (!claims.success) return undefined;
  const { sub: id, iat, kind, number } = claims.data;
  const bearer = { kind, id, number, issuedAt: new Date(iat * 1000) };
  getOpened().set(text, bearer);
  return bearer;
}

function addMinutes(date: Date, minutes: number): Date {
  return new Date(date.getTime() + minutes * 60_000);
}
