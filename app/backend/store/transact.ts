import { TransactionRollbackError } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { getPool } from "./connection";
import type { Transaction } from "./connection";
import * as schema from "./schema";

/**
 * Does work in a transaction. A connection on which it fails is ended, as whoever is given it next would wait behind what
 * it does not answer; drizzle's own `transaction` gives it back, or loses it when the transaction does not even begin.
 */
export async function transact<Value>(work: (tx: Transaction) => Promise<Value>): Promise<Value> {
  const client = await getPool().connect();
  let failure: Error | undefined;
  try {
    return await drizzle(client, { schema }).transaction((tx) =>
      work(tx).catch((error: Error) => {
        if (error instanceof TransactionRollbackError) throw error;
        failure = error;
        // Rolls back as well, without asking the database, which may be silent.
        void client.end();
        throw error;
      }),
    );
  } catch (error) {
    if (!(error instanceof TransactionRollbackError)) failure ??= error as Error;
    throw failure ?? error;
  } finally {
    client.release(failure);
  }
}
