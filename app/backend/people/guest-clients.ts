import { and, eq, isNull } from "drizzle-orm";
import type { SurveyRecord } from "~/contract/survey/survey-record";
import { type Guest, ownerKey } from "../session/person";
import type { DatabaseOrTransaction, Transaction } from "../store/connection";
import { guestClients, guestNameBeginnings, plans } from "../store/schema";
import { hashNames } from "./name-beginnings";

/** Reads the names in a survey in an account's form. */
export function namesInSurvey({ first_name, last_name }: SurveyRecord) {
  return { firstNames: first_name, surname: last_name };
}

/** Indexes a guest by the names in their newest plan that an adviser may see; ignores any other plan. */
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

/** Returns a guest's number in an adviser's lists; undefined if the adviser may see no plan of theirs. */
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

/** Withdraws an adviser's access to all plans of a guest. */
export async function hidePlansOf(tx: Transaction, guest: Guest, adviserId: number): Promise<void> {
  const isTheirs = and(eq(plans.ownerId, ownerKey(guest)), eq(plans.adviserId, adviserId));
  await tx
    .update(plans)
    .set({ adviserId: null })
    .where(and(isTheirs, isNull(plans.restrictedAt)));
}
