import { and, eq, inArray, notExists, sql } from "drizzle-orm";
import { deletePerson } from "../lifecycle/own-data";
import { isDemonstration } from "../sending/demonstration";
import { StartRefusal } from "../process/start-refusal.mjs";
import { getDatabase, type Transaction } from "../store/connection";
import { adviceRecords, organisations, planRequests, plans, users } from "../store/schema";
import { transact } from "../store/transact";
import { actAs } from "./load-demonstration";

/** Stops the start if a site that can serve people has invented ones in its database. */
export async function refuseDemoPeople(): Promise<void> {
  if (isDemonstration() || (await getDatabase().$count(users, eq(users.isDemo, true))) === 0) return;
  throw new StartRefusal(
    "The database holds people of a demonstration, and PUBLIC_URL is not an address of this machine: run npm run operate -- remove-demo first.",
  );
}

/**
 * Deletes a demonstration's people with all of their data, records of advice and organisations included.
 * @returns the number of people
 */
export function removeDemonstration(now: Date): Promise<number> {
  return transact(async (tx) => {
    const rows = await tx.select({ id: users.id }).from(users).where(eq(users.isDemo, true));
    const ids = rows.map(({ id }) => id);
    for (const id of ids) {
      await deletePerson(tx, actAs(id, now), now);
      await deleteKeptPlans(tx, id);
    }
    const theirs = inArray(organisations.createdById, ids);
    const members = tx
      .select({ one: sql`1` })
      .from(users)
      .where(eq(users.organisationId, organisations.id));
    await tx.delete(organisations).where(and(theirs, notExists(members)));
    return ids.length;
  });
}

/** Deletes records too: the duty to retain them does not cover invented people. */
async function deleteKeptPlans(tx: Transaction, userId: number): Promise<void> {
  const kept = await tx
    .select({ id: plans.id })
    .from(plans)
    .where(eq(plans.ownerId, `user:${userId}`));
  const ids = kept.map(({ id }) => id);
  await tx.delete(planRequests).where(inArray(planRequests.planId, ids));
  await tx.delete(adviceRecords).where(inArray(adviceRecords.planId, ids));
  await tx.delete(plans).where(inArray(plans.id, ids));
}
