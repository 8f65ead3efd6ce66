import { EncryptJWT, jwtDecrypt } from "jose";
import { z } from "zod";
import type { Guest } from "./person";

const VALID_MINUTES = 30;
const RENEWABLE_DAYS = 30;

type GuestToken = { bearer_token: string; expires_at: string };

const claimsSchema = z.object({ sub: z.string().uuid(), iat: z.number().int() });

/** Seals a new token for a guest; nothing is stored. */
export async function sealGuestToken(guestId: string, now: Date, key: Uint8Array): Promise<GuestToken> {
  const bearer = await new EncryptJWT({})
    .setProtectedHeader({ alg: "dir", enc: "A256GCM" })
    .setSubject(guestId)
    .setIssuedAt(Math.floor(now.getTime() / 1000))
    .encrypt(key);
  return { bearer_token: bearer, expires_at: addMinutes(now, VALID_MINUTES).toISOString() };
}

/**
 * Opens a bearer. It is valid for 30 minutes; within 30 days of its issue it may still be exchanged for a new one.
 * @returns undefined when the text is not one of our tokens or is older than 30 days
 */
export async function openGuestToken(
  bearer: string,
  now: Date,
  key: Uint8Array,
): Promise<{ guest: Guest; isValid: boolean } | undefined> {
  const opened = await jwtDecrypt(bearer, key, {
    keyManagementAlgorithms: ["dir"],
    contentEncryptionAlgorithms: ["A256GCM"],
    currentDate: now,
  }).catch(() => undefined);
  const claims = claimsSchema.safeParse(opened?.payload);
  if (!claims.success) return undefined;
  const tokenIssuedAt = new Date(claims.data.iat * 1000);
  if (now >= addMinutes(tokenIssuedAt, RENEWABLE_DAYS * 24 * 60)) return undefined;
  const isValid = now < addMinutes(tokenIssuedAt, VALID_MINUTES);
  return { guest: { role: "guest", id: claims.data.sub, tokenIssuedAt }, isValid };
}

function addMinutes(date: Date, minutes: number): Date {
  return new Date(date.getTime() + minutes * 60_000);
}
