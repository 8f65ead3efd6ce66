import { redirect } from "@remix-run/node";
import { callBackend } from "~/backend/door.server";
import { type Envelope, isSuccess } from "~/contract/wire/envelope";
import { type DescribedUser, nameUser, readWholeAccount, type User } from "~/contract/account/user";
import { readKept, readNames, writeKept } from "./kept-session.server";
import { redirectWithin, readOwnPage } from "../request/return-address";
import {
  carrySession,
  type DatedSession,
  findPersonSession,
  type PersonSession,
  refuseForNow,
  type Session,
} from "./session.server";
import { refusePlan } from "./plan-of-page.server";

/** The logged-in person, with their fees and adviser; undefined for a guest, or if the services do not answer. */
export async function findUser(session: Session | undefined): Promise<DescribedUser | undefined> {
  if (!session?.person) return undefined;
  const answer = await fetchOwnUser(session);
  return isSuccess(answer) ? answer.return_object : undefined;
}

export async function fetchOwnUser({ bearer }: Session): Promise<Envelope<DescribedUser>> {
  return readWholeAccount(await callBackend("getUser", { headers: { EntityContext: "self" } }, { bearer }));
}

/**
 * A person whom the visitor may see: by default themselves.
 * @throws Response 404 if there is none, and as `refuseForNow` makes it if the services do not answer
 */
export async function requireAccount(session: Session, userId?: number): Promise<DescribedUser> {
  const { bearer } = session;
  const answer =
    userId === undefined
      ? await fetchOwnUser(session)
      : readWholeAccount(await callBackend("getUser", { query: { userId } }, { bearer }));
  if (isSuccess(answer)) return answer.return_object;
  throw refuseForNow(session, answer);
}

/**
 * The session of the logged-in person.
 * @throws Response a redirect to the login, which leads back here, if nobody is logged in
 */
export async function requirePerson(request: Request): Promise<{ session: PersonSession }> {
  const session = await findPersonSession(request);
  if (!session) throw redirect(redirectWithin("/en/login", readOwnPage(request)), { status: 303 });
  return { session };
}

/**
 * The logged-in person.
 * @throws Response as `requirePerson` does; 503 if the services do not answer
 */
export async function requireUser(
  request: Request,
): Promise<{ session: PersonSession; described: DescribedUser }> {
  const { session } = await requirePerson(request);
  const answer = await fetchOwnUser(session);
  if (isSuccess(answer)) return { session, described: answer.return_object };
  throw refusePlan(answer, session);
}

type GivenNames = Pick<User, "preferredName" | "surname">;

/**
 * Stores the names given with a person's answers, if their account has none yet; failures are ignored.
 * @returns the names for the session cookie, if they are new to it
 */
export async function takeNames(session: Session, given: GivenNames) {
  const { person } = session;
  if (!person || person.givenNames || person.surname) return undefined;
  const known = (await findUser(session))?.user;
  if (!known) return undefined;
  // They may have been given on another device since this login.
  if (nameUser(known)) return readNames(known);
  const stored = await callBackend("updateUser", { params: { id: person.userId }, body: given }, session);
  return isSuccess(stored) && stored.return_object ? readNames(stored.return_object.user) : undefined;
}

/** The session with the names given with the person's answers, which are stored if their account has none. */
export async function saveSessionName(
  request: Request,
  session: Session,
  given: GivenNames,
): Promise<Session> {
  const names = await takeNames(session, given);
  return names ? renameIn(request, session, names) : session;
}

/** The headers of a response that puts new names into the session cookie. */
export async function carryNames(
  request: Request,
  session: DatedSession,
  user: Partial<User>,
): Promise<Headers> {
  return carrySession(await renameIn(request, session, readNames(user)));
}

type MaybeDated = Session & Partial<DatedSession>;

/** A bearer renewed in this request stays in the cookie. */
async function renameIn(request: Request, session: MaybeDated, names: ReturnType<typeof readNames>) {
  const kept = await readKept(request);
  const person = kept.person && { ...kept.person, ...session.token, ...names };
  return { ...session, setCookie: await writeKept({ ...kept, person }) };
}
