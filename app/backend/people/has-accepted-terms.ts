import { eq } from "drizzle-orm";
import type { DatabaseOrTransaction } from "../store/connection";
import { termsAcceptances } from "../store/schema";

export async function hasAcceptedTerms(store: DatabaseOrTransaction, userId: number): Promise<boolean> {
  return (await store.$count(termsAcceptances, eq(termsAcceptances.userId, userId))) > 0;
}
