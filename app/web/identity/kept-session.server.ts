import { z } from "zod";
import { LOGGED_IN } from "~/contract/wire/role";
import { loginTypeSchema, nameGiven, type User } from "~/contract/account/user";
import { createSealedCookie } from "../cookies/sealed-cookie.server";

const DAY_SECONDS = 86_400;

const tokenSchema = z.object({ bearer: z.string(), expiresAt: z.string() });

const personSchema = z.object({
  userId: z.number(),
  /** Identifies the login: a form is bound to the login that it was rendered for. */
  login: z.string().optional(),
  type: loginTypeSchema,
  /** The role in which an adviser or administrator is logged in. */
  role: z.enum(LOGGED_IN).optional(),
  /** Given names and surname, if known. */
  givenNames: z.string().optional(),
  surname: z.string().optional(),
  /** Their ID number, as long as there is a guest's plan that they may keep. */
  rsaid: z.string().optional(),
});

/** A logged-in person, as the browser's cookie describes them. */
export type LoggedInPerson = z.infer<typeof personSchema>;

/**
 * The person or guest of this browser: a person who is logged in, or was until their bearer expired,
 * otherwise a guest. A guest beside a person is the one whose plan the person may keep.
 */
const keptSchema = z.object({
  guest: tokenSchema.optional(),
  /** A second guest, who asked for a code: used for that registration or login and for nothing else. */
  asker: tokenSchema.optional(),
  person: tokenSchema.merge(personSchema).optional(),
});

export type KeptToken = z.infer<typeof tokenSchema>;
export type Kept = z.infer<typeof keptSchema>;

/** The cookies of earlier releases, which hold a guest's token alone. */
const guestAloneSchema = tokenSchema.transform((guest): Kept => ({ guest }));

export const SESSION_COOKIE = "baobab_guest";

const sessionCookie = createSealedCookie<Kept>({
  name: SESSION_COOKIE,
  maxAgeSeconds: 30 * DAY_SECONDS,
  schema: z.union([guestAloneSchema, keptSchema]),
});

/** The request's session cookie; empty if there is none. */
export async function readKept(request: Request): Promise<Kept> {
  return (await sessionCookie.read(request)) ?? {};
}

/** A Set-Cookie header that stores the session for 30 days. */
export async function writeKept(kept: Kept): Promise<string> {
  const written = await sessionCookie.write(kept);
  if (!written.ok) throw new Error("A session's cookie is too long");
  return written.value;
}

/** The names that the session cookie stores of a person. */
export function readNames(user: Partial<User>) {
  return { givenNames: nameGiven(user), surname: user.surname };
}

/** A token as the services issue it. */
export function readToken({
  bearer_token,
  expires_at,
}: {
  bearer_token: string;
  expires_at: string;
}): KeptToken {
  return { bearer: bearer_token, expiresAt: expires_at };
}
