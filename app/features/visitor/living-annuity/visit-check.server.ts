/** The person whom a check is about, and their kept checks. */
import { readClient, writePlanAddress, type Query } from "~/base/plan-address";
import type { KeptCheck } from "~/contract/living-annuity/kept-checks";
import { findClient, type Client } from "~/web/identity/acting.server";
import { requireAnswer } from "~/web/identity/require-answer.server";
import type { Session } from "~/web/identity/session.server";

/**
 * The client for whom an adviser does the check; undefined if the address names none, for an adviser as well.
 * @throws Response 404 if the address names a person who is not their client
 */
export async function findCheckedClient(
  request: Request,
  session: Session | undefined,
): Promise<Client | undefined> {
  const isNamed = readClient(new URL(request.url).searchParams) !== undefined;
  return isNamed ? findClient(request, session) : undefined;
}

/** Writes an address that goes on naming the client. */
export const writeCheckAddress = (path: string, client: Client | undefined, query?: Query) =>
  writePlanAddress(path, { plan: undefined, client: client?.userId }, query);

/** Whether the person can keep checks. Without an account they are known for a month only. */
export function canKeep(session: Session | undefined, client: Client | undefined): boolean {
  return client ? client.rsaid !== undefined : session?.person?.type === "investor";
}

/**
 * Lists the person's kept checks, the newest first; none if they cannot keep any.
 * @throws Response if the services do not answer
 */
export async function listKept(
  session: Session | undefined,
  client: Client | undefined,
): Promise<KeptCheck[]> {
  if (!session || !canKeep(session, client)) return [];
  const query = { client: client?.userId };
  return requireAnswer("listChecks", { query }, session);
}
