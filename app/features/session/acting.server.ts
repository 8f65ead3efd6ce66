import { redirect } from "@remix-run/node";
import { readClient } from "~/base/plan-address";
import { callBackend } from "~/backend/door.server";
import { isSuccess } from "~/contract/envelope";
import { hasRight } from "~/contract/rights";
import { nameUser } from "~/contract/user";
import type { User } from "~/contract/user";
import { carrySession, refuseForNow } from "./session.server";
import type { Session } from "./session.server";

/** The client whose plans an adviser's page is about: the address says so, and nothing else. */
export type Client = { userId: number; rsaid: string; name: string; fullName: string; email?: string };

/**
 * The client for whom a page about plans is opened; undefined for guests and investors, who open their own.
 * @throws Response 404 for an adviser who names no client of theirs, and for anybody else who names one
 */
export async function findClient(
  request: Request,
  session: Session | undefined,
): Promise<Client | undefined> {
  const named = readClient(new URL(request.url).searchParams);
  if (session?.person?.type !== "adviser" && named === undefined) return undefined;
  const client = await askClient(request, session);
  if (client) return client;
  throw new Response("Not found", { status: 404, headers: carrySession(session) });
}

/**
 * The client of theirs whom an adviser's address names; undefined for anybody else.
 * @throws Response if the services do not answer
 */
export async function askClient(request: Request, session: Session | undefined): Promise<Client | undefined> {
  const named = readClient(new URL(request.url).searchParams);
  const person = session?.person;
  if (typeof named !== "number" || person?.type !== "adviser" || !hasRight(person.role, "advise"))
    return undefined;
  const answer = await callBackend("getUser", { query: { userId: named } }, { bearer: session?.bearer });
  if (!isSuccess(answer)) {
    if (answer.http_code === 401) throw redirect("/en/session-expired", { status: 303 });
    if (answer.http_code === 429 || answer.http_code >= 500) throw refuseForNow(session, answer);
    return undefined;
  }
  const { user, adviser } = answer.return_object;
  return adviser?.userId === person.userId ? describe(user) : undefined;
}

function describe(user: User): Client {
  const { userId, rsaIdNr: rsaid, email, preferredName, firstNames } = user;
  const name = preferredName ?? firstNames ?? nameUser(user) ?? "your client";
  return { userId, rsaid, email, name, fullName: nameUser(user) ?? `client ${userId}` };
}

/** Where an adviser goes on when they stop acting for a client. */
export function writeAfterActing({ userId }: Pick<Client, "userId">): string {
  return `/en/admin/clients/${userId}`;
}
