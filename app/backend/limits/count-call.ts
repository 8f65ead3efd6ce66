import { and, eq, gt } from "drizzle-orm";
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import type { Limit } from "~/contract/operation";
import { getCurrentAddress } from "../http/current-request";
import { reportError } from "../log/report-error";
import { getEnvironment } from "../process/environment";
import { keepOne } from "../process/singleton";
import { getPool } from "../store/connection";
import type { Transaction } from "../store/connection";
import { keyedHash } from "../store/encryption";
import { callCounts } from "../store/schema";
import { LIMITS } from "./limits";
import type { Allowance, Subject } from "./limits";
import { nameNetwork } from "./name-network";

const SUBJECTS = ["bearer", "address"] as const satisfies Subject[];

/**
 * Counts a call against a limit, first for its bearer: a person who calls too often uses up nothing of their
 * address's share. Outside a request, as in a job, there is no address to count for.
 * @returns undefined if the call may proceed, otherwise the number of seconds until the next one may
 */
export async function countCall(limit: Limit, guestId: string | undefined): Promise<number | undefined> {
  const names = { bearer: guestId, address: getCurrentAddress() };
  for (const subject of SUBJECTS) {
    const limiter = getLimiter(limit, subject);
    const name = names[subject];
    if (!limiter || name === undefined) continue;
    const refusal = await limiter.consume(hashName(name, subject)).then(() => undefined, readRefusal);
    if (refusal) return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
  }
  return undefined;
}

/**
 * How many recent calls that a limit counts came from the address of the current request. It reads in the caller's
 * transaction, which the limiters cannot do: a second connection may not be available.
 */
export async function countOfAddress(tx: Transaction, limit: Limit): Promise<number> {
  const address = getCurrentAddress();
  if (address === undefined) return 0;
  const key = `${nameCount(limit, "address")}:${hashName(address, "address")}`;
  const { points, expire } = callCounts;
  const isKey = and(eq(callCounts.key, key), gt(expire, Date.now()));
  const [counted] = await tx.select({ points }).from(callCounts).where(isKey);
  return counted?.points ?? 0;
}

function readRefusal(reason: unknown): RateLimiterRes {
  if (reason instanceof RateLimiterRes) return reason;
  throw reason;
}

/** The library's prefix of each key, followed by a colon. */
function nameCount(limit: Limit, subject: Subject): string {
  return `${limit} ${subject}`;
}

function hashName(name: string, subject: Subject): string {
  return keyedHash(subject === "address" ? nameNetwork(name) : name, `limits.${subject}`);
}

function getLimiter(limit: Limit, subject: Subject): RateLimiterPostgres | undefined {
  const allowances: Partial<Record<Subject, Allowance>> = LIMITS[limit];
  const allowance = allowances[subject];
  return (
    allowance && keepOne(`limit ${limit} ${subject}`, () => makeLimiter(nameCount(limit, subject), allowance))
  );
}

/**
 * Counts for all processes in the database. While that does not answer, each process counts in its own memory. A name
 * that has used up its calls is refused without asking the database until its time is over.
 */
function makeLimiter(keyPrefix: string, { calls, seconds }: Allowance): RateLimiterPostgres {
  const points = Math.ceil(calls * getEnvironment().LIMIT_FACTOR);
  const counting = { keyPrefix, points, duration: seconds };
  return new RateLimiterPostgres({
    ...counting,
    storeClient: { query: queryOrReport },
    storeType: "pool",
    tableName: "call_counts",
    tableCreated: true,
    inMemoryBlockOnConsumed: points,
    insuranceLimiter: new RateLimiterMemory(counting),
  });
}

/** Asked for each time, because tests open and close the pool. */
async function queryOrReport(query: { text: string; values: unknown[] }) {
  try {
    return await getPool().query(query);
  } catch (error) {
    reportError(error, { during: "limits" });
    throw error;
  }
}
