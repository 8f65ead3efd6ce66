import { redirect } from "@remix-run/node";
import { readId } from "~/base/read-id";
import { hasRight } from "~/contract/wire/rights";
import type { Right } from "~/contract/wire/rights";
import type { Role } from "~/contract/wire/role";
import { leadOnTo, readOwnPage } from "../forms/return-address";
import { loadOnce } from "../request/once.server";
import {
  ADD_PASSKEY,
  carrySession,
  findPerson,
  isSessionOver,
  needsPasskey,
  readOver,
  sayExpired,
  sayNotFound,
} from "./session.server";
import type { DatedSession, Over, Session } from "./session.server";
import { askSelf } from "./user.server";

/** Somebody who works at a desk, in the role in which they logged in. */
export type DeskSession = DatedSession & { role: Role; userId: number };

/**
 * Lets in whoever has a right. Every loader and action of a desk's page asks for it first; the services check it again
 * for each call. They are asked who it is here too, because some pages ask nothing else.
 * @throws Response 404 for everyone else, also once their account is closed, so that nobody learns of the page; a
 *   redirect if the session has ended
 */
export async function requireRight(request: Request, right: Right): Promise<DeskSession> {
  const session = await findPerson(request);
  if (isSessionOver(session)) throw turnOut(session, request);
  const person = session?.person;
  // Somebody who is let in no further than to add a passkey is in no role yet.
  const isDesk = person?.role ? hasRight(person.role, right) : person?.type === "adviser";
  if (!session || !person || !isDesk) throw sayNotFound(session);
  const self = await loadOnce(request, "self", () => askSelf(session));
  const over = readOver(self);
  if (over) throw turnOut(over, request);
  if (needsPasskey(self)) throw leadToPasskey(request, session);
  if (!person.role) throw sayNotFound(session);
  return { ...session, role: person.role, userId: person.userId };
}

function turnOut(over: Over, request: Request): Response {
  return over === "closed" ? sayNotFound() : sayExpired(request);
}

function leadToPasskey(request: Request, session: Session | undefined): Response {
  const address = leadOnTo(ADD_PASSKEY, readOwnPage(request));
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
