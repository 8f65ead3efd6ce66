import { randomUUID } from "node:crypto";
import { and, desc, eq, gt } from "drizzle-orm";
import type { Act } from "~/contract/act";
import type { OwnHistory } from "~/contract/own-data-operations";
import { nameUser, ROLE_NAMES } from "~/contract/user";
import type { Person } from "../session/person";
import type { DatabaseOrTransaction } from "../store/connection";
import { decryptField, encryptField } from "../store/encryption";
import { acts } from "../store/schema";
import { findDetails } from "./users";

/** The same act of the same person is noted once in this time: a page asks for an account several times. */
const NOTED_ONCE_IN_MILLISECONDS = 3_600_000;

const placeOf = (id: string) => ({ column: "acts.actor_name", row: id });

/** Notes what somebody did with another person's account. What people do with their own is not noted. */
export async function noteAct(
  store: DatabaseOrTransaction,
  { act, userId, by, now }: { act: Act; userId: number; by: Person; now: Date },
): Promise<void> {
  if (by.role === "guest" || by.userId === userId) return;
  const since = new Date(now.getTime() - NOTED_ONCE_IN_MILLISECONDS);
  const isSame = and(eq(acts.userId, userId), eq(acts.actorId, by.userId), eq(acts.act, act));
  if ((await store.$count(acts, and(isSame, gt(acts.createdAt, since)))) > 0) return;
  const details = await findDetails(store, by.userId);
  const name = (details && nameUser(details)) ?? ROLE_NAMES[by.role];
  const id = randomUUID();
  await store.insert(acts).values({
    id,
    userId,
    act,
    actorId: by.userId,
    actorRole: by.role,
    actorNameEncrypted: encryptField(name, placeOf(id)),
    createdAt: now,
  });
}

/** Who acted for a person and when, the newest first. */
export async function listActs(store: DatabaseOrTransaction, userId: number): Promise<OwnHistory["acts"]> {
  const rows = await store.select().from(acts).where(eq(acts.userId, userId)).orderBy(desc(acts.createdAt));
  return rows.map(({ id, act, actorRole, actorNameEncrypted, createdAt }) => ({
    act,
    name: decryptField(actorNameEncrypted, placeOf(id)),
    role: ROLE_NAMES[actorRole],
    at: createdAt.toISOString(),
  }));
}
