import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import { Pool, type ClientConfig } from "pg";
import { singleton } from "../process/singleton";
import * as schema from "./schema";

type Database = NodePgDatabase<typeof schema>;

/** A transaction's handle. Code inside the transaction must use it and never the outer handle. */
export type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0];

/** For queries that run inside and outside a transaction. */
export type DatabaseOrTransaction = Database | Transaction;

type Connection = { url: string; directUrl: string; pool: Pool; database: Database };

/** Connections shared by calls and jobs. */
export const LARGEST_POOL = 10;
const CONNECT_MILLISECONDS = 10_000;

/**
 * A call's timeouts, waiting for locked rows included. The database ends a slow query a second before the
 * client gives up on a silent database; the wait for a connection has the shorter limit.
 */
const PATIENCE = {
  statement_timeout: 5_000,
  query_timeout: 6_000,
  connectionTimeoutMillis: 5_000,
} satisfies ClientConfig;

function getSlot() {
  return singleton("database", () => ({ current: undefined as Connection | undefined }));
}

type Opened = {
  patience?: ClientConfig;
  /** The address for connections that need a session, if the other one is PgBouncer's. */
  directUrl?: string;
};

/** Opens the connection pool, once per process, before the first request. */
export function openDatabase(url: string, { patience = PATIENCE, directUrl = url }: Opened = {}): Database {
  const slot = getSlot();
  if (slot.current) throw new Error("the database is already open");
  const pool = new Pool({ ...describeConnection("baobab", url), ...patience, max: LARGEST_POOL });
  // The pool replaces a connection that breaks while idle; a query on a broken one fails and is logged.
  pool.on("error", () => undefined);
  // A connection in a transaction has no other error listener, and an unhandled error would end the process.
  pool.on("connect", (client) => client.on("error", () => undefined));
  slot.current = { url, directUrl, pool, database: drizzle(pool, { schema }) };
  return slot.current.database;
}

export function getDatabase(): Database {
  return getConnection().database;
}

/** The connection pool, for `transact`. */
export function getPool(): Pool {
  return getConnection().pool;
}

export function getDatabaseUrl(): string {
  return getConnection().url;
}

/**
 * The address of the open database at which a connection is a session of its own, so that settings,
 * subscriptions and locks outlast a transaction.
 */
export function getDirectUrl(): string {
  return getConnection().directUrl;
}

/**
 * The options of a connection, by default to the open database: a name for the database's list of
 * connections, a timeout for a server that accepts but stays silent, and keep-alive to detect one that is
 * gone.
 */
export function describeConnection(name: string, url = getDatabaseUrl()) {
  return {
    connectionString: url,
    application_name: name,
    connectionTimeoutMillis: CONNECT_MILLISECONDS,
    keepAlive: true,
    keepAliveInitialDelayMillis: CONNECT_MILLISECONDS,
  } satisfies ClientConfig;
}

function getConnection(): Connection {
  const { current } = getSlot();
  if (!current) throw new Error("the database is not open yet");
  return current;
}

/** Closes the pool after the queries in progress. */
export async function closeDatabase(): Promise<void> {
  const slot = getSlot();
  const { current } = slot;
  slot.current = undefined;
  await current?.pool.end();
}
