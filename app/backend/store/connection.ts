import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import { Pool, type ClientConfig } from "pg";
import { keepOne } from "../run/singleton";
import * as schema from "./schema";

/** The product's database. */
export type Database = NodePgDatabase<typeof schema>;

/** What a transaction hands to its callback. Inside it use this and never the outer handle. */
export type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0];

/** Either, for queries that run inside a transaction and outside of one. */
export type DatabaseOrTransaction = Database | Transaction;

type Connection = { url: string; pool: Pool; database: Database };

const LARGEST_POOL = 10;
const CONNECT_MILLISECONDS = 10_000;

function getSlot() {
  return keepOne("database", () => ({ current: undefined as Connection | undefined }));
}

/** Opens the pool of connections; a process does this once, before it answers anything. */
export function openDatabase(url: string): Database {
  const slot = getSlot();
  if (slot.current) throw new Error("the database is already open");
  const pool = new Pool({ ...describeConnection("baobab", url), max: LARGEST_POOL });
  // A connection that breaks while idle is replaced by the pool; the query that meets a broken one fails and is logged.
  pool.on("error", () => undefined);
  slot.current = { url, pool, database: drizzle(pool, { schema }) };
  return slot.current.database;
}

/** The open database. */
export function getDatabase(): Database {
  return getConnection().database;
}

/** The address of the open database. */
export function getDatabaseUrl(): string {
  return getConnection().url;
}

/**
 * How to connect to a database, the open one when no address is given: under a name that its list of connections
 * shows, and without waiting for ever for one that accepts and says nothing.
 */
export function describeConnection(name: string, url = getDatabaseUrl()) {
  return {
    connectionString: url,
    application_name: name,
    connectionTimeoutMillis: CONNECT_MILLISECONDS,
  } satisfies ClientConfig;
}

function getConnection(): Connection {
  const { current } = getSlot();
  if (!current) throw new Error("the database is not open yet");
  return current;
}

/** Closes the pool after the queries under way. */
export async function closeDatabase(): Promise<void> {
  const slot = getSlot();
  const { current } = slot;
  slot.current = undefined;
  await current?.pool.end();
}
