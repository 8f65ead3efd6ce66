import { randomUUID } from "node:crypto";
import { and, desc, eq, ne, not, notInArray, or, type SQL, sql } from "drizzle-orm";
import { matchUsersOf } from "./rights";
import type { Person } from "../session/person";
import type { DatabaseOrTransaction, Transaction } from "../store/connection";
import { decryptField, encryptField, type SealedPlace } from "../store/encryption";
import { images, organisations, users } from "../store/schema";

const placeOf = (name: string): SealedPlace => ({ column: "images.content", row: name });

/** The number of a person's most recent pictures that stay. */
const MOST_IMAGES = 10;

/** Stores a person's picture, encrypted, and returns its name. */
export async function insertImage(tx: Transaction, userId: number, content: Buffer): Promise<string> {
  const name = randomUUID();
  const contentEncrypted = encryptField(content.toString("base64"), placeOf(name));
  await tx.insert(images).values({ name, userId, contentEncrypted });
  await deleteOldImages(tx, userId);
  return name;
}

/** Matches pictures that an organisation uses as its logo. */
const isLogo = sql`exists (select from ${organisations} where ${organisations.logo} = ${images.name}::text)`;

/** Deletes all but a person's newest pictures and those in use. */
async function deleteOldImages(tx: Transaction, userId: number): Promise<void> {
  const [person] = await tx.select({ photo: users.photo }).from(users).where(eq(users.id, userId));
  const newest = await tx
    .select({ name: images.name })
    .from(images)
    .where(eq(images.userId, userId))
    .orderBy(desc(images.createdAt))
    .limit(MOST_IMAGES);
  const kept = [...newest.map(({ name }) => name), ...(person?.photo ? [person.photo] : [])];
  await tx.delete(images).where(and(eq(images.userId, userId), notInArray(images.name, kept), not(isLogo)));
}

/** Lists a person's stored pictures, newest first, their bytes as base64. */
export async function listImages(store: DatabaseOrTransaction, userId: number) {
  const rows = await store
    .select()
    .from(images)
    .where(eq(images.userId, userId))
    .orderBy(desc(images.createdAt));
  return rows.map(({ name, contentEncrypted, createdAt }) => ({
    name,
    content: decryptField(contentEncrypted, placeOf(name)),
    createdAt,
  }));
}

/** Whether a person has stored a picture themselves. */
export async function ownsImage(
  store: DatabaseOrTransaction,
  { userId, name }: { userId: number; name: string },
): Promise<boolean> {
  const isUuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(name);
  if (!isUuid) return false;
  return (await store.$count(images, and(eq(images.name, name), eq(images.userId, userId)))) > 0;
}

/** Deletes a person's pictures except the current photo, if any, and logos. */
export async function deleteOtherImages(
  tx: Transaction,
  userId: number,
  shown: string | null,
): Promise<void> {
  await tx
    .delete(images)
    .where(and(eq(images.userId, userId), shown === null ? undefined : ne(images.name, shown), not(isLogo)));
}

/** Matches the photo of an adviser on their public landing page. */
const isPublished = and(
  eq(users.hasLandingPage, true),
  eq(users.isActive, true),
  sql`${users.photo} = ${images.name}::text`,
);

/**
 * Returns a picture's bytes, base64, if the caller may see its person: themselves, their adviser, an
 * administrator, or the clients of an adviser whose account is open. Logos and photos on landing pages are
 * public.
 */
export async function findImage(
  store: DatabaseOrTransaction,
  person: Person,
  name: string,
): Promise<string | undefined> {
  const [row] = await store
    .select({ contentEncrypted: images.contentEncrypted })
    .from(images)
    .innerJoin(users, eq(users.id, images.userId))
    .where(
      and(
        eq(images.name, name),
        or(matchUsersOf(person, "see"), await matchAdviserOf(store, person), isPublished, isLogo),
      ),
    );
  return row && decryptField(row.contentEncrypted, placeOf(name));
}

async function matchAdviserOf(store: DatabaseOrTransaction, person: Person): Promise<SQL | undefined> {
  if (person.role === "guest") return undefined;
  const [self] = await store
    .select({ adviserId: users.adviserId })
    .from(users)
    .where(eq(users.id, person.userId));
  return self?.adviserId ? and(eq(users.id, self.adviserId), eq(users.isActive, true)) : undefined;
}
