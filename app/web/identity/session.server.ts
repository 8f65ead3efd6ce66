import { json, redirect } from "@remix-run/node";
import { type Envelope, isSuccess } from "~/contract/wire/envelope";
import { refusals } from "~/contract/wire/refusals";
import { callBackend } from "~/backend/door.server";
import {
  type Kept,
  type KeptToken,
  type LoggedInPerson,
  readKept,
  readNames,
  readToken,
  writeKept,
} from "./kept-session.server";
import { redirectWithin, readOwnPage } from "../request/return-address";
import { loadOnce } from "../request/once.server";
import { renewToken, renewTokenSoon } from "./renew-token.server";
import { describeRateLimit, RATE_LIMIT_REASONS } from "../request/rate-limit-message";

/** Guests' bearers are valid for half an hour and can be renewed for a month after that. */
const RENEW_GUEST_MILLISECONDS = 120_000;

/** Bearers of logged-in people are valid for a quarter of an hour: one that is two minutes old is renewed. */
const RENEW_PERSON_MILLISECONDS = 13 * 60_000;

/**
 * A person's bearer can be renewed this long after it expired: an earlier renewal may have been lost with its
 * response.
 */
const LOST_RENEWAL_MILLISECONDS = 15 * 60_000;

/**
 * The person or guest of this browser. `setCookie` goes with the response if a bearer was issued or renewed
 * in this request; its calls still use the one that the browser sent.
 */
export type Session = { bearer: string; person?: LoggedInPerson; setCookie?: string };

/** A session with the bearer that the browser is to store, and the instant at which that expires. */
export type DatedSession = Session & { token: KeptToken };

/** The session of a logged-in person. */
export type PersonSession = DatedSession & { person: LoggedInPerson };

/** Refusals of what an address names: it does not exist for the caller, and a retry does not help. */
const NOT_THEIRS = [400, 403, 404, 422];

/**
 * A refusal as a page with a retry: the services do not answer, or a rate limit was reached. A session that
 * was ended meanwhile leads to the page that says so, and whatever the caller may not see is not found.
 */
export function refuseForNow(
  session?: Session,
  answer?: Envelope,
  failure = "The services do not answer",
): Response {
  if (answer?.http_code === 401 && session?.person) return redirect("/en/session-expired", { status: 303 });
  const headers = carrySession(session);
  if (answer && needsPasskey(answer)) return redirect(ADD_PASSKEY, { status: 303, headers });
  if (answer && NOT_THEIRS.includes(answer.http_code)) return sayNotFound(session);
  tellWhen(headers, answer);
  if (answer?.http_code !== 429) return new Response(failure, { status: 503, headers });
  return new Response(explainRateLimit(answer), { status: 429, headers });
}

/** The `Retry-After` for services that failed without giving one. */
const FAILED_SECONDS = 10;

/** Adds `Retry-After` to the headers of a response about a failure or a rate limit. */
export function tellWhen(headers: Headers, answer?: Envelope): Headers {
  const wait = answer && !isSuccess(answer) ? answer.retryAfterSeconds : undefined;
  if (answer?.http_code === 429) headers.set("Retry-After", String(readWait(answer)));
  else if (!answer || answer.http_code >= 500) headers.set("Retry-After", String(wait ?? FAILED_SECONDS));
  return headers;
}

/** The not-found page, the same for what does not exist and for what belongs to another person. */
export function sayNotFound(session?: Session): Response {
  return new Response("Not found", { status: 404, headers: carrySession(session) });
}

/** The seconds after which a rate-limited call may be repeated. */
export function readWait(answer: Envelope): number {
  return (!isSuccess(answer) && answer.retryAfterSeconds) || 60;
}

/** The page's message about a rate-limited call. */
export function explainRateLimit(answer: Envelope): string {
  if (isRateLimitOfCaller(answer)) return describeRateLimit(readWait(answer), RATE_LIMIT_REASONS.own);
  const isShared = answer.message === refusals.rateLimitOfAddress.message;
  return isShared ? describeRateLimit(readWait(answer), RATE_LIMIT_REASONS.shared) : `${answer.message}.`;
}

/** Whether the caller's own requests alone reached the rate limit. */
export function isRateLimitOfCaller({ message }: Envelope): boolean {
  return message === refusals.rateLimitOfCaller.message;
}

/** True if a call was refused because its owner has the maximum number of plans, so that waiting does not help. */
export function isOutOfRoom({ message }: Envelope): boolean {
  return message === refusals.tooManyPlans.message;
}

/**
 * The session of this browser, its bearer renewed if it is about to expire.
 * @returns undefined if there is none, or if a guest's bearer is too old to be renewed
 * @throws Response a redirect if a person's session has ended, because they must know before a guest replaces
 * them; 429 or 503 if a guest's bearer has expired and cannot be renewed just now
 */
export async function findSession(request: Request): Promise<Session | undefined> {
  return (
    (await findPersonSession(request)) ??
    loadOnce(request, "guest", async () => continueGuest(await readKept(request)))
  );
}

/** As `findSession`, but undefined for a guest. */
export async function findPersonSession(request: Request): Promise<PersonSession | undefined> {
  const session = await findPerson(request);
  if (isSessionOver(session)) throw sayExpired(request);
  return session;
}

/** The session of the person logged in in this browser, or the reason why it is over. */
export async function findPerson(request: Request): Promise<PersonSession | Over | undefined> {
  return loadOnce(request, "person", async () => continuePerson(await readKept(request)));
}

/** The session has expired or was ended elsewhere, or its account is closed. */
export type Over = "ended" | "closed";

export const isSessionOver = (session: DatedSession | Over | undefined): session is Over =>
  typeof session === "string";

export const ADD_PASSKEY = "/en/add-passkey";

/** Whether the services demand a passkey of a staff member who logged in with a code. */
export const needsPasskey = ({ http_code }: Envelope) => http_code === refusals.passkeyNeeded.http_code;

/** The reason why the services reject a logged-in person's bearer; undefined if they accept it, or do not say. */
export function readOver(answer: Envelope): Over | undefined {
  if (answer.response_code !== "R03") return undefined;
  return answer.message === refusals.closedAccount.message ? "closed" : "ended";
}

/** Whether the bearer of a logged-in person is old enough to be renewed. */
const isDue = ({ expiresAt }: KeptToken) => Date.parse(expiresAt) - Date.now() <= RENEW_PERSON_MILLISECONDS;

/**
 * The session of a logged-in person, its bearer renewed if needed; undefined for a guest.
 * @param renewValid renews a bearer that is still valid; by default the session goes on without if that takes long
 */
export async function continuePerson(
  kept: Kept,
  renewValid = renewTokenSoon,
): Promise<PersonSession | Over | undefined> {
  if (!kept.person) return undefined;
  const { bearer, expiresAt, ...person } = kept.person;
  const remaining = Date.parse(expiresAt) - Date.now();
  const known = { bearer, token: { bearer, expiresAt }, person };
  if (remaining <= -LOST_RENEWAL_MILLISECONDS) return "ended";
  if (!isDue(known.token)) return known;
  const renewal = await (remaining > 0 ? renewValid : renewToken)(bearer, person.type);
  if (!renewal) return known;
  const { answer, user } = renewal;
  const over = readOver(answer);
  if (over) return over;
  if (!isSuccess(answer)) return remaining > 0 ? known : "ended";
  const token = readToken(answer.return_object);
  const named = user ? { ...person, ...readNames(user) } : person;
  const setCookie = await writeKept({ ...kept, person: { ...named, ...token } });
  return { bearer, token, person: named, setCookie };
}

/**
 * As `continuePerson`, for a person who asks to stay logged in: waits for the renewal.
 * @returns "unrenewed" if the services do not renew the bearer just now
 */
export async function extendPerson(kept: Kept): Promise<PersonSession | Over | "unrenewed" | undefined> {
  const session = await continuePerson(kept, renewToken);
  if (session === undefined || isSessionOver(session)) return session;
  return session.setCookie === undefined && isDue(session.token) ? "unrenewed" : session;
}

/**
 * The guest of this browser, alone or beside a person; undefined if there is none.
 * @throws Response 429 or 503 if their bearer has expired and cannot be renewed just now
 */
export async function continueGuest(kept: Kept): Promise<DatedSession | undefined> {
  if (!kept.guest) return undefined;
  const { bearer, expiresAt } = kept.guest;
  const remaining = Date.parse(expiresAt) - Date.now();
  const known = { bearer, token: kept.guest };
  if (remaining > RENEW_GUEST_MILLISECONDS) return known;
  const renewal = await (remaining > 0 ? renewTokenSoon : renewToken)(bearer, "guest");
  if (!renewal) return known;
  const { answer } = renewal;
  if (isSuccess(answer)) return { ...known, ...(await storeGuest(kept, readToken(answer.return_object))) };
  if (answer.response_code === "R03") return undefined;
  if (remaining > 0) return known;
  throw refuseForNow(undefined, answer);
}

async function storeGuest(kept: Kept, guest: KeptToken) {
  return { token: guest, setCookie: await writeKept({ ...kept, guest }) };
}

/** Redirects to the page about an ended session, which leads back here after the next login. */
export function sayExpired(request: Request): Response {
  return redirect(redirectWithin("/en/session-expired", readOwnPage(request)), { status: 303 });
}

/**
 * The guest of this browser, or a new one. A person in the cookie stays there.
 * @throws Response 429 or 503 if the services issue no bearer
 */
export async function requireGuest(request: Request): Promise<DatedSession> {
  const kept = await readKept(request);
  const known = await continueGuest(kept);
  if (known) return known;
  const answer = await callBackend("getGuestToken", {}, {});
  if (!isSuccess(answer)) throw refuseForNow(undefined, answer);
  const guest = readToken(answer.return_object);
  return { bearer: guest.bearer, ...(await storeGuest(kept, guest)) };
}

/**
 * The session of this browser, or a new one.
 * @throws Response as `findSession` and `requireGuest` do
 */
export async function requireSession(request: Request): Promise<Session> {
  return (await findSession(request)) ?? requireGuest(request);
}

/** As `requireSession`, for a form, which an error page would lose: undefined if the services issue no bearer. */
export async function findOrStartSession(request: Request): Promise<Session | undefined> {
  return requireSession(request).catch((error: unknown) => {
    if (error instanceof Response && error.status >= 400) return undefined;
    throw error;
  });
}

/**
 * The headers of a response: the session's cookie if it is new, and any other cookies. Browsers must not
 * cache the response, because another person may use the browser next.
 */
export function carrySession(session: Session | undefined, cookies: readonly string[] = []): Headers {
  const headers = new Headers({ "Cache-Control": "no-store" });
  for (const cookie of [session?.setCookie, ...cookies]) if (cookie) headers.append("Set-Cookie", cookie);
  return headers;
}

/** Responds with a page's data and the session's cookie. */
export function showPage<View>(view: View, session: Session | undefined) {
  return json(view, { headers: carrySession(session) });
}
