import { and, eq, isNull } from "drizzle-orm";
import type { SurveyRecord } from "~/contract/survey/survey-record";
import { nameOwner } from "../session/person";
import type { Guest } from "../session/person";
import type { DatabaseOrTransaction, Transaction } from "../store/connection";
import { guestClients, guestNameBeginnings, plans } from "../store/schema";
import { hashNames } from "./name-beginnings";

/** What a survey says of somebody's names, as an account has them. */
export function namesInSurvey({ first_name, last_name }: SurveyRecord) {
  return { firstNames: first_name, surname: last_name };
}

/** Has a guest found by the names in their newest plan that an adviser may see; nothing for any other plan. */
export async function keepNamesOfGuest(tx: Transaction, planId: number, record: SurveyRecord): Promise<void> {
  const [client] = await tx
    .select({ id: guestClients.id })
    .from(guestClients)
    .where(eq(guestClients.planId, planId));
  if (!client) return;
  await tx.delete(guestNameBeginnings).where(eq(guestNameBeginnings.clientId, client.id));
  const rows = hashNames(namesInSurvey(record)).map((hash) => ({ clientId: client.id, hash }));
  if (rows.length > 0) await tx.insert(guestNameBeginnings).values(rows);
}

/** The number under which an adviser's lists name a guest; undefined if they may see no plan of theirs. */
export async function findGuestClient(
  store: DatabaseOrTransaction,
  { guestId, adviserId }: { guestId: string; adviserId: number },
): Promise<number | undefined> {
  const [row] = await store
    .select({ id: guestClients.id })
    .from(guestClients)
    .where(and(eq(guestClients.guestId, guestId), eq(guestClients.adviserId, adviserId)));
  return row?.id;
}

/** Takes from an adviser all plans that a guest let them see. */
export async function hidePlansOf(tx: Transaction, guest: Guest, adviserId: number): Promise<void> {
  const isTheirs = and(eq(plans.ownerId, nameOwner(guest)), eq(plans.adviserId, adviserId));
  await tx
    .update(plans)
    .set({ adviserId: null })
    .where(and(isTheirs, isNull(plans.restrictedAt)));
}
