import { z } from "zod";
import { isSuccess } from "~/contract/envelope";
import { callBackend } from "~/backend/door.server";
import { createSealedCookie } from "./sealed-cookie.server";

const DAY_SECONDS = 86_400;
const RENEW_BEFORE_MILLISECONDS = 120_000;

const guestSchema = z.object({ bearer: z.string(), expiresAt: z.string(), planId: z.number().optional() });

/** Somebody who is not logged in: the bearer that speaks for them, and the plan they made in this browser. */
export type Guest = z.infer<typeof guestSchema>;

/** A guest, and the Set-Cookie header to send along when the token was made or renewed on the way. */
export type GuestVisit = { guest: Guest; setCookie?: string };

const guestCookie = createSealedCookie({
  name: "baobab_guest",
  maxAgeSeconds: 30 * DAY_SECONDS,
  schema: guestSchema,
});

/** Remembers a guest in this browser for 30 days more. */
export async function rememberGuest(guest: Guest): Promise<GuestVisit> {
  const written = await guestCookie.write(guest);
  if (!written.ok) throw new Error("A guest's cookie is too long");
  return { guest, setCookie: written.value };
}

/** A Set-Cookie header that makes the browser forget its guest. */
export function forgetGuest(): string {
  return guestCookie.clear();
}

/**
 * The guest whom this browser carries, the token renewed when it is about to run out.
 * @returns undefined when there is none, or the token is too old to be renewed
 */
export async function findGuest(request: Request): Promise<GuestVisit | undefined> {
  const guest = await guestCookie.read(request);
  if (!guest) return undefined;
  if (Date.parse(guest.expiresAt) - RENEW_BEFORE_MILLISECONDS > Date.now()) return { guest };
  const answer = await callBackend("refreshToken", {}, { bearer: guest.bearer });
  if (answer.response_code === "R03") return undefined;
  if (!isSuccess(answer)) return { guest };
  const { bearer_token: bearer, expires_at: expiresAt } = answer.return_object;
  return rememberGuest({ ...guest, bearer, expiresAt });
}

/**
 * The guest whom this browser carries, or a new one.
 * @returns undefined when the services give out no token
 */
export async function welcomeGuest(request: Request): Promise<GuestVisit | undefined> {
  const known = await findGuest(request);
  if (known) return known;
  const answer = await callBackend("getGuestToken", {}, {});
  if (!isSuccess(answer)) return undefined;
  return rememberGuest({
    bearer: answer.return_object.bearer_token,
    expiresAt: answer.return_object.expires_at,
  });
}
