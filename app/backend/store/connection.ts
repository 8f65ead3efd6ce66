import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import { Pool, type ClientConfig } from "pg";
import { keepOne } from "../process/singleton";
import * as schema from "./schema";

/** The product's database. */
type Database = NodePgDatabase<typeof schema>;

/** What a transaction passes to its callback. Inside it, use this and never the outer handle. */
export type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0];

/** Either of the two, for queries that run inside and outside a transaction. */
export type DatabaseOrTransaction = Database | Transaction;

type Connection = { url: string; directUrl: string; pool: Pool; database: Database };

/** Connections shared by calls and jobs. */
export const LARGEST_POOL = 10;
const CONNECT_MILLISECONDS = 10_000;

/**
 * How long a call's query may take, waiting for locked rows included. The database ends it first; a database that
 * says nothing at all is noticed a second later, and a call that gets no connection to it gives up a second earlier.
 */
const PATIENCE = {
  statement_timeout: 5_000,
  query_timeout: 6_000,
  connectionTimeoutMillis: 5_000,
} satisfies ClientConfig;

function getSlot() {
  return keepOne("database", () => ({ current: undefined as Connection | undefined }));
}

type Opened = {
  patience?: ClientConfig;
  /** The address for what needs a session, if PgBouncer stands at the other one. */
  directUrl?: string;
};

/** Opens the pool of connections; a process does this once, before it answers anything. */
export function openDatabase(url: string, { patience = PATIENCE, directUrl = url }: Opened = {}): Database {
  const slot = getSlot();
  if (slot.current) throw new Error("the database is already open");
  const pool = new Pool({ ...describeConnection("baobab", url), ...patience, max: LARGEST_POOL });
  // A connection that breaks while idle is replaced by the pool; the query that meets a broken one fails and is
  // logged.
  pool.on("error", () => undefined);
  // In a transaction no one else listens for its errors, and an unheard error would end the process.
  pool.on("connect", (client) => client.on("error", () => undefined));
  slot.current = { url, directUrl, pool, database: drizzle(pool, { schema }) };
  return slot.current.database;
}

/** The open database. */
export function getDatabase(): Database {
  return getConnection().database;
}

/** The open database's connections, for `transact`. */
export function getPool(): Pool {
  return getConnection().pool;
}

/** The address of the open database. */
export function getDatabaseUrl(): string {
  return getConnection().url;
}

/**
 * The address of the open database at which a connection is a session of its own: what is set there, listened to or locked lasts
 * for more than a transaction.
 */
export function getDirectUrl(): string {
  return getConnection().directUrl;
}

/**
 * How to connect to a database, by default the open one: under a name that the database's list of connections shows,
 * with a limit on waiting for one that accepts and says nothing, and with keep-alive to notice that one is gone.
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

/** Closes the pool after the queries under way. */
export async function closeDatabase(): Promise<void> {
  const slot = getSlot();
  const { current } = slot;
  slot.current = undefined;
  await current?.pool.end();
}
