import { redirect } from "@remix-run/node";
import { readId } from "~/base/read-id";
import { hasRight, type Right } from "~/contract/wire/rights";
import type { Role } from "~/contract/wire/role";
import { redirectWithin, readOwnPage } from "../request/return-address";
import { loadOnce } from "../request/once.server";
import {
  ADD_PASSKEY,
  carrySession,
  type DatedSession,
  findPerson,
  isSessionOver,
  needsPasskey,
  type Over,
  readOver,
  sayExpired,
  sayNotFound,
  type Session,
} from "./session.server";
import { fetchOwnUser } from "./user.server";

/** The session of a person who works at a desk, in the role in which they logged in. */
export type DeskSession = DatedSession & { role: Role; userId: number };

/**
 * Admits only people with a right. Every loader and action of a desk's page calls it first; the services
 * check the right again for each call. It calls them too, because some pages make no other call.
 * @throws Response 404 for everyone else, also once their account is closed, so that the page's existence
 * stays hidden; a redirect if the session has ended
 */
export async function requireRight(request: Request, right: Right): Promise<DeskSession> {
  const session = await findPerson(request);
  if (isSessionOver(session)) throw turnOut(session, request);
  const person = session?.person;
  // A person who may only add a passkey has no role yet.
  const isDesk = person?.role ? hasRight(person.role, right) : person?.type === "adviser";
  if (!session || !person || !isDesk) throw sayNotFound(session);
  const self = await loadOnce(request, "self", () => fetchOwnUser(session));
  const over = readOver(self);
  if (over) throw turnOut(over, request);
  if (needsPasskey(self)) throw redirectToPasskey(request, session);
  if (!person.role) throw sayNotFound(session);
  return { ...session, role: person.role, userId: person.userId };
}

function turnOut(over: Over, request: Request): Response {
  return over === "closed" ? sayNotFound() : sayExpired(request);
}

function redirectToPasskey(request: Request, session: Session | undefined): Response {
  const address = redirectWithin(ADD_PASSKEY, readOwnPage(request));
  return redirect(address, { status: 303, headers: carrySession(session) });
}

/**
 * The person whom a desk's address names.
 * @throws Response 404 if it names none
 */
export function readPersonNumber(session: DeskSession, written: string | undefined): number {
  const id = readId(written);
  if (id === undefined) throw sayNotFound(session);
  return id;
}
