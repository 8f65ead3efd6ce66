import { eq } from "drizzle-orm";
import type { DatabaseOrTransaction } from "../store/connection";
import { guests } from "../store/schema";
import { type Bearer, openBearer } from "./bearer-token";
import type { Guest, Person } from "./person";
import { acceptToken, type Presented } from "./replaced-tokens";
import { findUserOfSession, isSessionOfClosed } from "./sessions";

/** Finds the person to whom a bearer belongs; undefined if it is not ours, has expired or was replaced. */
export async function authenticate(
  store: DatabaseOrTransaction,
  text: string | undefined,
  when: Presented,
): Promise<Person | undefined> {
  const bearer = text ? await openBearer(text) : undefined;
  if (!bearer) return undefined;
  return bearer.kind === "guest" ? findGuest(store, bearer, when) : findUserOfSession(store, bearer, when);
}

/** Whether a rejected bearer belongs to an account that has been closed. */
export async function isOfClosedAccount(
  store: DatabaseOrTransaction,
  text: string | undefined,
): Promise<boolean> {
  const bearer = text ? await openBearer(text) : undefined;
  return bearer?.kind === "session" && (await isSessionOfClosed(store, bearer.id));
}

/** A guest has a row once they have a plan. */
async function findGuest(
  store: DatabaseOrTransaction,
  bearer: Bearer,
  when: Presented,
): Promise<Guest | undefined> {
  const { id, number } = bearer;
  const [record] = await store.select().from(guests).where(eq(guests.id, id));
  const isUsable = await acceptToken(store, { bearer, record }, when);
  return isUsable ? { role: "guest", id, tokenNumber: number } : undefined;
}
