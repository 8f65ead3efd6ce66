import { json, redirect } from "@remix-run/node";
import { isSuccess } from "~/contract/wire/envelope";
import type { Envelope } from "~/contract/wire/envelope";
import { refusals } from "~/contract/wire/refusals";
import { callBackend } from "~/backend/door.server";
import { readKept, readNames, readToken, writeKept } from "./kept-session.server";
import type { Kept, KeptToken, LoggedInPerson } from "./kept-session.server";
import { leadOnTo, readOwnPage } from "../forms/return-address";
import { loadOnce } from "../request/once.server";
import { renewToken } from "./renew-token.server";
import { describeTooFrequent, HURRIES } from "../forms/too-frequent";

/** Guests' bearers are valid for half an hour and can be renewed for a month after that. */
const RENEW_GUEST_MILLISECONDS = 120_000;

/** Bearers of people who are logged in are valid for a quarter of an hour: one that is two minutes old is renewed. */
const RENEW_PERSON_MILLISECONDS = 13 * 60_000;

/** How long after its end a person's bearer may still be renewed: it may have been before, by an answer that got lost. */
const LOST_RENEWAL_MILLISECONDS = 15 * 60_000;

/**
 * The person or guest whom this browser speaks for. `setCookie` goes with the answer if a bearer was issued or renewed
 * on the way; calls go on with the one that the browser sent.
 */
export type Session = { bearer: string; person?: LoggedInPerson; setCookie?: string };

/** The same with the bearer that the browser carries from now on, and the instant until which that is valid. */
export type DatedSession = Session & { token: KeptToken };

/** That of somebody who is logged in. */
export type PersonSession = DatedSession & { person: LoggedInPerson };

/** Refusals of what an address names. It is not there for whoever asks, and asking again does not help. */
const NOT_THEIRS = [400, 403, 404, 422];

/**
 * A refusal shown as a page with a retry: the services do not answer, or have been asked too often. Somebody whose
 * session was ended meanwhile is told that instead, and what is not theirs to ask for is not found.
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
  return new Response(explainTooFrequent(answer), { status: 429, headers });
}

/** When to ask again after services that failed and did not say. */
const FAILED_SECONDS = 10;

/** Adds when to ask again to the headers of an answer that says that something failed or came too often. */
export function tellWhen(headers: Headers, answer?: Envelope): Headers {
  const wait = answer && !isSuccess(answer) ? answer.retryAfterSeconds : undefined;
  if (answer?.http_code === 429) headers.set("Retry-After", String(readWait(answer)));
  else if (!answer || answer.http_code >= 500) headers.set("Retry-After", String(wait ?? FAILED_SECONDS));
  return headers;
}

/** The not-found page, alike for what does not exist and for what is somebody else's. */
export function sayNotFound(session?: Session): Response {
  return new Response("Not found", { status: 404, headers: carrySession(session) });
}

/** The number of seconds after which a call that was refused as too frequent may be repeated. */
export function readWait(answer: Envelope): number {
  return (!isSuccess(answer) && answer.retryAfterSeconds) || 60;
}

/** What a page says of a call that was refused as too frequent. */
export function explainTooFrequent(answer: Envelope): string {
  if (isOwnHurry(answer)) return describeTooFrequent(readWait(answer), HURRIES.own);
  const isShared = answer.message === refusals.tooFrequent.message;
  return isShared ? describeTooFrequent(readWait(answer), HURRIES.shared) : `${answer.message}.`;
}

/** Whether it is the caller alone who has asked too often. */
export function isOwnHurry({ message }: Envelope): boolean {
  return message === refusals.tooFast.message;
}

/** Whether a call was refused because its owner has all the plans that they can have, so that waiting does not help. */
export function isOutOfRoom({ message }: Envelope): boolean {
  return message === refusals.tooManyPlans.message;
}

/**
 * The session that this browser carries, its bearer renewed when it is about to run out.
 * @returns undefined if there is none, or if a guest's bearer is too old to be renewed
 * @throws Response a redirect if a person's session has ended: no guest takes their place without their knowing; 429 or
 *   503 if a guest's bearer has expired and cannot be renewed just now
 */
export async function findSession(request: Request): Promise<Session | undefined> {
  return (
    (await findPersonSession(request)) ??
    loadOnce(request, "guest", async () => continueGuest(await readKept(request)))
  );
}

/** The same if somebody is logged in; undefined for a guest. */
export async function findPersonSession(request: Request): Promise<PersonSession | undefined> {
  const session = await findPerson(request);
  if (isSessionOver(session)) throw sayExpired(request);
  return session;
}

/** The session of whoever is logged in in this browser, or why it is over. */
export async function findPerson(request: Request): Promise<PersonSession | Over | undefined> {
  return loadOnce(request, "person", async () => continuePerson(await readKept(request)));
}

/** A session that has run out or was ended elsewhere, or of an account that is closed now. */
export type Over = "ended" | "closed";

export const isSessionOver = (session: DatedSession | Over | undefined): session is Over =>
  typeof session === "string";

/** The page that adds a passkey. */
export const ADD_PASSKEY = "/en/add-passkey";

/** Whether the services ask for a passkey of a member of staff who came with a code. */
export const needsPasskey = ({ http_code }: Envelope) => http_code === refusals.passkeyNeeded.http_code;

/** Why the services no longer know somebody who was logged in; undefined if they do, or do not say. */
export function readOver(answer: Envelope): Over | undefined {
  if (answer.response_code !== "R03") return undefined;
  return answer.message === refusals.closedAccount.message ? "closed" : "ended";
}

/** The session of a person who is logged in; undefined for a guest. */
export async function continuePerson(kept: Kept): Promise<PersonSession | Over | undefined> {
  if (!kept.person) return undefined;
  const { bearer, expiresAt, ...person } = kept.person;
  const remaining = Date.parse(expiresAt) - Date.now();
  const known = { bearer, token: { bearer, expiresAt }, person };
  if (remaining <= -LOST_RENEWAL_MILLISECONDS) return "ended";
  if (remaining > RENEW_PERSON_MILLISECONDS) return known;
  const { answer, user } = await renewToken(bearer, person.type);
  const over = readOver(answer);
  if (over) return over;
  if (!isSuccess(answer)) return remaining > 0 ? known : "ended";
  const token = readToken(answer.return_object);
  const named = user ? { ...person, ...readNames(user) } : person;
  const setCookie = await writeKept({ ...kept, person: { ...named, ...token } });
  return { bearer, token, person: named, setCookie };
}

/**
 * The guest whom a browser speaks for, alone or beside a person; undefined if there is none.
 * @throws Response 429 or 503 if their bearer has expired and cannot be renewed just now
 */
export async function continueGuest(kept: Kept): Promise<DatedSession | undefined> {
  if (!kept.guest) return undefined;
  const { bearer, expiresAt } = kept.guest;
  const remaining = Date.parse(expiresAt) - Date.now();
  const known = { bearer, token: kept.guest };
  if (remaining > RENEW_GUEST_MILLISECONDS) return known;
  const { answer } = await renewToken(bearer, "guest");
  if (isSuccess(answer)) return { ...known, ...(await rememberGuest(kept, readToken(answer.return_object))) };
  if (answer.response_code === "R03") return undefined;
  if (remaining > 0) return known;
  throw refuseForNow(undefined, answer);
}

async function rememberGuest(kept: Kept, guest: KeptToken) {
  return { token: guest, setCookie: await writeKept({ ...kept, guest }) };
}

/** Leads a person whose session has ended to the page that says so, and back here after the next login. */
export function sayExpired(request: Request): Response {
  return redirect(leadOnTo("/en/session-expired", readOwnPage(request)), { status: 303 });
}

/**
 * The guest whom this browser speaks for, or a new one. Whoever was logged in here stays named.
 * @throws Response 429 or 503 if the services issue no bearer
 */
export async function requireGuest(request: Request): Promise<DatedSession> {
  const kept = await readKept(request);
  const known = await continueGuest(kept);
  if (known) return known;
  const answer = await callBackend("getGuestToken", {}, {});
  if (!isSuccess(answer)) throw refuseForNow(undefined, answer);
  const guest = readToken(answer.return_object);
  return { bearer: guest.bearer, ...(await rememberGuest(kept, guest)) };
}

/**
 * The session that this browser carries, or a new one.
 * @throws Response as `findSession` and `requireGuest` do
 */
export async function requireSession(request: Request): Promise<Session> {
  return (await findSession(request)) ?? requireGuest(request);
}

/** The same for a form, whose content such a refusal would lose: undefined if the services issue no bearer. */
export async function findOrStartSession(request: Request): Promise<Session | undefined> {
  return requireSession(request).catch((error: unknown) => {
    if (error instanceof Response && error.status >= 400) return undefined;
    throw error;
  });
}

/**
 * The headers of an answer: the session's cookie if it is new, and any other cookies. No browser keeps the answer, because
 * others may use it next.
 */
export function carrySession(session: Session | undefined, cookies: readonly string[] = []): Headers {
  const headers = new Headers({ "Cache-Control": "no-store" });
  for (const cookie of [session?.setCookie, ...cookies]) if (cookie) headers.append("Set-Cookie", cookie);
  return headers;
}

/** Shows a page, and carries the session on. */
export function showPage<View>(view: View, session: Session | undefined) {
  return json(view, { headers: carrySession(session) });
}
