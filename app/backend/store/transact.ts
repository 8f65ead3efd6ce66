import { TransactionRollbackError } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { getPool, type Transaction } from "./connection";
import * as schema from "./schema";

/**
 * Runs work in a transaction. If it fails, its connection is ended, because the connection's next user would
 * wait behind a query that the database does not answer. drizzle's own `transaction` returns such a
 * connection to the pool, or leaks it if the transaction cannot even begin.
 */
export async function transact<Value>(work: (tx: Transaction) => Promise<Value>): Promise<Value> {
  const client = await getPool().connect();
  let failure: Error | undefined;
  try {
    return await drizzle(client, { schema }).transaction((tx) =>
      work(tx).catch((error: Error) => {
        if (error instanceof TransactionRollbackError) throw error;
        failure = error;
        // Ending the connection also rolls back, without a query to a database that may not answer.
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
