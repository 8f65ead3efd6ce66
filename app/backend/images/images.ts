import { randomUUID } from "node:crypto";
import { and, eq, ne, or } from "drizzle-orm";
import { matchUsersOf } from "../people/rights";
import type { Person } from "../session/person";
import type { DatabaseOrTransaction, Transaction } from "../store/connection";
import { decryptField, encryptField } from "../store/encryption";
import { images, users } from "../store/schema";

const placeOf = (name: string) => ({ column: "images.content", row: name });

/** Stores a picture of a person, encrypted, and returns its name. */
export async function insertImage(tx: Transaction, userId: number, content: Buffer): Promise<string> {
  const name = randomUUID();
  const contentEncrypted = encryptField(content.toString("base64"), placeOf(name));
  await tx.insert(images).values({ name, userId, contentEncrypted });
  return name;
}

/** Whether a picture is one that the person has stored. */
export async function ownsImage(
  store: DatabaseOrTransaction,
  { userId, name }: { userId: number; name: string },
): Promise<boolean> {
  const isUuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(name);
  if (!isUuid) return false;
  return (await store.$count(images, and(eq(images.name, name), eq(images.userId, userId)))) > 0;
}

/** Deletes the pictures of a person but the one that is shown, if any. */
export async function deleteOtherImages(
  tx: Transaction,
  userId: number,
  shown: string | null,
): Promise<void> {
  await tx
    .delete(images)
    .where(and(eq(images.userId, userId), shown === null ? undefined : ne(images.name, shown)));
}

/**
 * A picture's bytes, base64, for who may see whom it shows: the person, their adviser, an administrator; and the
 * clients of an adviser.
 */
export async function findImage(
  store: DatabaseOrTransaction,
  person: Person,
  name: string,
): Promise<string | undefined> {
  if (person.role === "guest") return undefined;
  const [self] = await store
    .select({ adviserId: users.adviserId })
    .from(users)
    .where(eq(users.id, person.userId));
  const isOfAdviser = self?.adviserId ? eq(users.id, self.adviserId) : undefined;
  const [row] = await store
    .select({ contentEncrypted: images.contentEncrypted })
    .from(images)
    .innerJoin(users, eq(users.id, images.userId))
    .where(and(eq(images.name, name), or(matchUsersOf(person, "see"), isOfAdviser)));
  return row && decryptField(row.contentEncrypted, placeOf(name));
}
