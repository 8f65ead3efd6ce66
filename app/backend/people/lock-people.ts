import { and, eq, gt, inArray, lt, type SQL, sql } from "drizzle-orm";
import type { Transaction } from "../store/connection";
import { plans, users } from "../store/schema";

type Locked = {
  /** Matches the people that this transaction changes, and no other until it ends; nobody if absent. */
  changed?: SQL;
  /** People who must not change until it ends, although other transactions may rely on the same. */
  kept: readonly number[];
};

/**
 * Locks accounts in the order of their numbers, as every transaction does, so that no two deadlock. The
 * caller must then read again what it knew of them.
 * @returns the changed people, matched once the locks are held
 */
export async function lockPeople(tx: Transaction, { changed, kept }: Locked): Promise<number[]> {
  const locked: number[] = [];
  let last: SQL | undefined;
  for (const id of [...kept].sort((one, other) => one - other)) {
    locked.push(...(await lockChanged(tx, changed && and(changed, last, lt(users.id, id)))));
    await tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for("share");
    last = gt(users.id, id);
  }
  locked.push(...(await lockChanged(tx, changed && and(changed, last))));
  return locked;
}

/** The same with the plans of those who are changed, which are locked first. */
export async function lockPeopleAndPlans(tx: Transaction, locked: Required<Locked>): Promise<number[]> {
  await lockPlansOf(tx, locked.changed);
  return lockPeople(tx, locked);
}

async function lockChanged(tx: Transaction, changed: SQL | undefined): Promise<number[]> {
  if (!changed) return [];
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(changed)
    .orderBy(users.id)
    .for("no key update");
  return rows.map(({ id }) => id);
}

/** Locks the plans of accounts, by number. They come before the accounts, as in every change of a plan. */
export async function lockPlansOf(tx: Transaction, owners: SQL): Promise<void> {
  const names = tx
    .select({ name: sql`'user:' || ${users.id}` })
    .from(users)
    .where(owners);
  await tx
    .select({ id: plans.id })
    .from(plans)
    .where(inArray(plans.ownerId, names))
    .orderBy(plans.id)
    .for("update");
}
