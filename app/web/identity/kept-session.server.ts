import { z } from "zod";
import { LOGGED_IN } from "~/contract/wire/role";
import { loginTypeSchema, nameGiven } from "~/contract/account/user";
import type { User } from "~/contract/account/user";
import { createSealedCookie } from "../cookies/sealed-cookie.server";

const DAY_SECONDS = 86_400;

const tokenSchema = z.object({ bearer: z.string(), expiresAt: z.string() });

const personSchema = z.object({
  userId: z.number(),
  /** Tells this login from others: a form belongs to the one that it was drawn for. */
  login: z.string().optional(),
  /** The kind of login: investor or adviser. */
  type: loginTypeSchema,
  /** The role in which an adviser or administrator is logged in. */
  role: z.enum(LOGGED_IN).optional(),
  /** Given names and surname as far as they are known. */
  givenNames: z.string().optional(),
  surname: z.string().optional(),
  /** Their ID number, as long as there is a guest's plan that they may keep. */
  rsaid: z.string().optional(),
});

/** Somebody who is logged in, as the browser's cookie describes them. */
export type LoggedInPerson = z.infer<typeof personSchema>;

/**
 * Whom this browser speaks for: somebody who is logged in or was until their bearer ran out, otherwise a guest. Beside a
 * person the guest is the one whose plan the person may keep.
 */
const keptSchema = z.object({
  guest: tokenSchema.optional(),
  /** Another guest, as whom a code was asked for: used for that registration or login and for nothing else. */
  asker: tokenSchema.optional(),
  person: tokenSchema.merge(personSchema).optional(),
});

export type KeptToken = z.infer<typeof tokenSchema>;
export type Kept = z.infer<typeof keptSchema>;

/** What cookies of earlier releases hold, which knew guests only. */
const guestAloneSchema = tokenSchema.transform((guest): Kept => ({ guest }));

export const SESSION_COOKIE = "baobab_guest";

const sessionCookie = createSealedCookie<Kept>({
  name: SESSION_COOKIE,
  maxAgeSeconds: 30 * DAY_SECONDS,
  schema: z.union([guestAloneSchema, keptSchema]),
});

/** The session that the browser carries; empty if it has none yet. */
export async function readKept(request: Request): Promise<Kept> {
  return (await sessionCookie.read(request)) ?? {};
}

/** A Set-Cookie header that makes the browser speak for somebody for 30 days. */
export async function writeKept(kept: Kept): Promise<string> {
  const written = await sessionCookie.write(kept);
  if (!written.ok) throw new Error("A session's cookie is too long");
  return written.value;
}

/** The names by which a browser remembers somebody. */
export function readNames(user: Partial<User>) {
  return { givenNames: nameGiven(user), surname: user.surname };
}

/** A token as the services hand it out. */
export function readToken({
  bearer_token,
  expires_at,
}: {
  bearer_token: string;
  expires_at: string;
}): KeptToken {
  return { bearer: bearer_token, expiresAt: expires_at };
}
