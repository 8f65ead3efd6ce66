import { and, eq } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { DatabaseOrTransaction } from "../store/connection";
import { users } from "../store/schema";
import { findDetails } from "./users";

/** Returns the email address of a person's adviser; undefined if no adviser can be reached. */
export async function findAdvisersEmail(
  store: DatabaseOrTransaction,
  userId: number,
): Promise<string | undefined> {
  const adviser = alias(users, "adviser");
  const [found] = await store
    .select({ id: adviser.id })
    .from(users)
    .innerJoin(adviser, eq(adviser.id, users.adviserId))
    .where(and(eq(users.id, userId), eq(adviser.isActive, true)));
  return found && (await findDetails(store, found.id))?.email;
}
