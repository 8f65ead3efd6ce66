import { randomUUID } from "node:crypto";
import { and, desc, eq } from "drizzle-orm";
import type { Passkey } from "~/contract/account/passkey-operations";
import type { DatabaseOrTransaction, Transaction } from "../store/connection";
import { decryptField, encryptField } from "../store/encryption";
import { passkeys, users } from "../store/schema";

export type StoredPasskey = typeof passkeys.$inferSelect;

const NAME = "passkeys.name";

/** Lists a person's passkeys, newest first. */
export async function listPasskeysOf(store: DatabaseOrTransaction, userId: number): Promise<StoredPasskey[]> {
  return store
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(desc(passkeys.createdAt), desc(passkeys.id));
}

/** A passkey as its holder sees it. */
export function describePasskey({ id, nameEncrypted, createdAt, lastUsedAt }: StoredPasskey): Passkey {
  return {
    id,
    name: decryptField(nameEncrypted, { column: NAME, row: id }),
    added_at: createdAt.toISOString(),
    last_used_at: lastUsedAt?.toISOString(),
  };
}

type NewPasskey = Pick<StoredPasskey, "userId" | "credentialId" | "publicKey" | "counter"> & { name: string };

/**
 * Stores a passkey.
 * @returns undefined if anybody has added its authenticator before
 */
export async function insertPasskey(
  tx: Transaction,
  { name, ...added }: NewPasskey,
  now: Date,
): Promise<StoredPasskey | undefined> {
  const id = randomUUID();
  const nameEncrypted = encryptField(name, { column: NAME, row: id });
  const [row] = await tx
    .insert(passkeys)
    .values({ id, ...added, nameEncrypted, createdAt: now })
    .onConflictDoNothing({ target: passkeys.credentialId })
    .returning();
  return row;
}

/** Deletes a person's passkey. Returns whether there was one. */
export async function deletePasskey(
  tx: Transaction,
  { userId, id }: { userId: number; id: string },
): Promise<boolean> {
  const { rowCount } = await tx.delete(passkeys).where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)));
  return (rowCount ?? 0) > 0;
}

/** Deletes all passkeys of a person, if they have any, on behalf of somebody else. */
export async function deletePasskeysOf(tx: Transaction, userId: number, now: Date): Promise<void> {
  const { rowCount } = await tx.delete(passkeys).where(eq(passkeys.userId, userId));
  if (!rowCount) return;
  await tx.update(users).set({ passkeysResetAt: now, passHash: null }).where(eq(users.id, userId));
}

/**
 * Returns the passkey in a login, with its holder's user handle. The account is locked until the transaction
 * ends, as when passkeys are added or deleted, and the passkey is read after that.
 */
export async function lockPasskey(
  tx: Transaction,
  credentialId: string,
): Promise<{ passkey: StoredPasskey; subjectId: string } | undefined> {
  const find = () => tx.select().from(passkeys).where(eq(passkeys.credentialId, credentialId));
  const [found] = await find();
  if (!found) return undefined;
  const holder = await lockHolder(tx, found.userId);
  const [passkey] = await find();
  return holder && passkey && { passkey, subjectId: holder.subjectId };
}

/** Locks the account whose passkeys are about to change, until the transaction ends. */
export async function lockHolder(
  tx: Transaction,
  userId: number,
): Promise<typeof users.$inferSelect | undefined> {
  const [row] = await tx.select().from(users).where(eq(users.id, userId)).for("update");
  return row;
}

/** Stores the use of a passkey. */
export async function noteUse(
  tx: Transaction,
  { id }: StoredPasskey,
  { counter, now }: { counter: number; now: Date },
): Promise<void> {
  await tx.update(passkeys).set({ counter, lastUsedAt: now }).where(eq(passkeys.id, id));
}
