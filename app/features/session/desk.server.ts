import { hasRight } from "~/contract/rights";
import type { Right } from "~/contract/rights";
import type { Role } from "~/contract/role";
import { carrySession, findPersonSession } from "./session.server";
import type { DatedSession } from "./session.server";

/** Somebody who works at a desk, in the role in which they logged in. */
export type DeskSession = DatedSession & { role: Role; userId: number };

/**
 * Lets in whoever has a right. Every loader and action of a desk's page asks for it first; the services check it again
 * for each call.
 * @throws Response 404 for everyone else, so that nobody learns of the page; a redirect if the session has ended
 */
export async function requireRight(request: Request, right: Right): Promise<DeskSession> {
  const session = await findPersonSession(request);
  const person = session?.person;
  if (!session || !person?.role || !hasRight(person.role, right))
    throw new Response("Not found", { status: 404, headers: carrySession(session) });
  return { ...session, role: person.role, userId: person.userId };
}
