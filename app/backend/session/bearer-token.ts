import { EncryptJWT, jwtDecrypt } from "jose";
import { z } from "zod";
import { makeShortMemory } from "../process/short-memory";
import { keepOne } from "../process/singleton";
import { getTokenKey } from "./token-key";

/** Whom a bearer stands for: a guest, or a session of somebody who is logged in. */
const bearerKindSchema = z.enum(["guest", "session"]);

/** What is sealed in a bearer. */
export type Bearer = { kind: z.infer<typeof bearerKindSchema>; id: string; issuedAt: Date };

export type Token = { bearer_token: string; expires_at: string };

/**
 * How long a bearer is valid, and how long it may be exchanged for a new one. A guest comes back to their plan within a
 * month; somebody who is logged in and does nothing for a quarter of an hour is not any more.
 */
const MINUTES = {
  guest: { valid: 30, renewable: 30 * 24 * 60 },
  session: { valid: 15, renewable: 15 },
} as const satisfies Record<Bearer["kind"], object>;

/** Bearers of guests say no kind: those of earlier releases did not. */
const claimsSchema = z.object({
  sub: z.string().uuid(),
  iat: z.number().int(),
  kind: bearerKindSchema.default("guest"),
});

/**
 * Seals a new bearer; nothing is stored.
 * @param longest the instant after which it is no longer valid, however new it is
 */
export async function sealBearer({ kind, id, issuedAt }: Bearer, longest?: Date): Promise<Token> {
  const bearer = await new EncryptJWT(kind === "guest" ? {} : { kind })
    .setProtectedHeader({ alg: "dir", enc: "A256GCM" })
    .setSubject(id)
    .setIssuedAt(toSeconds(issuedAt))
    .encrypt(getTokenKey());
  const end = addMinutes(issuedAt, MINUTES[kind].valid);
  return { bearer_token: bearer, expires_at: (longest && longest < end ? longest : end).toISOString() };
}

/**
 * Opens a bearer.
 * @returns undefined when the text is not one of ours or is too old to be exchanged
 */
export async function openBearer(
  text: string,
  now: Date,
): Promise<(Bearer & { isValid: boolean }) | undefined> {
  const bearer = getOpened().get(text) ?? (await decrypt(text));
  if (!bearer) return undefined;
  const { valid, renewable } = MINUTES[bearer.kind];
  if (now >= addMinutes(bearer.issuedAt, renewable)) return undefined;
  return { ...bearer, isValid: now < addMinutes(bearer.issuedAt, valid) };
}

/** A browser sends the same bearer with every page. Its age, and whether it was replaced, are looked at each time. */
const getOpened = () => keepOne("opened bearers", () => makeShortMemory<Bearer>(1_000, 60_000));

async function decrypt(text: string): Promise<Bearer | undefined> {
  const opened = await jwtDecrypt(text, getTokenKey(), {
    keyManagementAlgorithms: ["dir"],
    contentEncryptionAlgorithms: ["A256GCM"],
  }).catch(() => undefined);
  const claims = claimsSchema.safeParse(opened?.payload);
  if (!claims.success) return undefined;
  const { sub: id, iat, kind } = claims.data;
  const bearer = { kind, id, issuedAt: new Date(iat * 1000) };
  getOpened().set(text, bearer);
  return bearer;
}

/** An instant as bearers say it, in whole seconds. */
export function toWholeSeconds(instant: Date): Date {
  return new Date(toSeconds(instant) * 1000);
}

function toSeconds(instant: Date): number {
  return Math.floor(instant.getTime() / 1000);
}

function addMinutes(date: Date, minutes: number): Date {
  return new Date(date.getTime() + minutes * 60_000);
}
