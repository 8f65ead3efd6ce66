/** For whom the pages of a check are open, and what they keep. */
import { readClient, writePlanAddress } from "~/base/plan-address";
import type { Query } from "~/base/plan-address";
import type { KeptCheck } from "~/contract/living-annuity/kept-checks";
import { findClient } from "~/web/identity/acting.server";
import type { Client } from "~/web/identity/acting.server";
import { requireAnswer } from "~/web/identity/require-answer.server";
import type { Session } from "~/web/identity/session.server";

/**
 * The client with whom an adviser does the check; undefined for whoever does it alone, an adviser too.
 * @throws Response 404 where the address names somebody else
 */
export async function findCheckedClient(
  request: Request,
  session: Session | undefined,
): Promise<Client | undefined> {
  const isNamed = readClient(new URL(request.url).searchParams) !== undefined;
  return isNamed ? findClient(request, session) : undefined;
}

/** An address that goes on naming the client. */
export const writeCheckAddress = (path: string, client: Client | undefined, query?: Query) =>
  writePlanAddress(path, { plan: undefined, client: client?.userId }, query);

/** Whether checks of whoever it is about can be kept: who has no account is known for a month only. */
export function canKeep(session: Session | undefined, client: Client | undefined): boolean {
  return client ? client.rsaid !== undefined : session?.person?.type === "investor";
}

/**
 * The checks that they keep, the newest first; none for somebody who cannot keep any.
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
