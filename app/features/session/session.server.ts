import { z } from "zod";
import { isSuccess } from "~/contract/envelope";
import type { Envelope } from "~/contract/envelope";
import { callBackend } from "~/backend/door.server";
import { createSealedCookie } from "./sealed-cookie.server";
import { describeTooFrequent } from "./too-frequent";

const DAY_SECONDS = 86_400;
const RENEW_BEFORE_MILLISECONDS = 120_000;

const contentSchema = z.object({ bearer: z.string(), expiresAt: z.string() });

/**
 * The person whom this browser speaks for. `setCookie` goes with the answer if the bearer was issued or renewed on
 * the way.
 */
export type Session = { bearer: string; setCookie?: string };

// Cookies of earlier releases have the same name and also hold a plan's number, which is no longer read.
const sessionCookie = createSealedCookie({
  name: "baobab_guest",
  maxAgeSeconds: 30 * DAY_SECONDS,
  schema: contentSchema,
});

/** A refusal shown as a page with a retry: the services do not answer, or have been asked too often from here. */
export function refuseForNow(
  session?: Session,
  answer?: Envelope,
  failure = "The services do not answer",
): Response {
  const headers = carrySession(session);
  if (answer?.http_code !== 429) return new Response(failure, { status: 503, headers });
  const seconds = readWait(answer);
  headers.set("Retry-After", String(seconds));
  return new Response(describeTooFrequent(seconds), { status: 429, headers });
}

/** The number of seconds after which a call that was refused as too frequent may be repeated. */
export function readWait(answer: Envelope): number {
  return (!isSuccess(answer) && answer.retryAfterSeconds) || 60;
}

/** Remembers a bearer in this browser for 30 days. */
async function rememberSession(token: { bearer_token: string; expires_at: string }): Promise<Session> {
  const { bearer_token: bearer, expires_at: expiresAt } = token;
  const written = await sessionCookie.write({ bearer, expiresAt });
  if (!written.ok) throw new Error("A session's cookie is too long");
  return { bearer, setCookie: written.value };
}

/** A Set-Cookie header that deletes the browser's session. */
export function forgetSession(): string {
  return sessionCookie.clear();
}

/**
 * The session that this browser carries, its bearer renewed when it is about to run out.
 * @returns undefined if there is none, or if the bearer is too old to be renewed
 * @throws Response 429 or 503 if the bearer has expired and cannot be renewed just now
 */
export async function findSession(request: Request): Promise<Session | undefined> {
  const kept = await sessionCookie.read(request);
  if (!kept) return undefined;
  const remaining = Date.parse(kept.expiresAt) - Date.now();
  if (remaining > RENEW_BEFORE_MILLISECONDS) return { bearer: kept.bearer };
  const answer = await callBackend("refreshToken", {}, { bearer: kept.bearer });
  if (isSuccess(answer)) return rememberSession(answer.return_object);
  if (answer.response_code === "R03") return undefined;
  if (remaining > 0) return { bearer: kept.bearer };
  throw refuseForNow(undefined, answer);
}

/**
 * The session that this browser carries, or a new one.
 * @throws Response 429 or 503 if the services issue no bearer
 */
export async function requireSession(request: Request): Promise<Session> {
  const known = await findSession(request);
  if (known) return known;
  const answer = await callBackend("getGuestToken", {}, {});
  if (!isSuccess(answer)) throw refuseForNow(undefined, answer);
  return rememberSession(answer.return_object);
}

/** The same for a form, whose content such a response would lose: undefined if the services issue no bearer. */
export async function welcome(request: Request): Promise<Session | undefined> {
  return requireSession(request).catch((error: unknown) => {
    if (error instanceof Response) return undefined;
    throw error;
  });
}

/** The headers of an answer: the session's cookie if it is new, and any other cookies. */
export function carrySession(session: Session | undefined, cookies: readonly string[] = []): Headers {
  const headers = new Headers();
  for (const cookie of [session?.setCookie, ...cookies]) if (cookie) headers.append("Set-Cookie", cookie);
  return headers;
}
