import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from "rate-limiter-flexible";
import type { Limit } from "~/contract/wire/operation";
import { getCurrentAddress } from "../http/current-request";
import { singleton } from "../process/singleton";
import { getPool } from "../store/connection";
import { keyedHash } from "../store/encryption";
import { count } from "../log/metrics";
import { makeCircuitBreaker } from "./circuit-breaker";
import { findAllowance, type Subject } from "./limits";
import { networkKey } from "./network-key";

/**
 * Counts a call against a limit, first for its bearer, so that a person who calls too often uses up nothing
 * of their address's allowance. Outside a request, as in a job, there is no address to count for.
 * @returns undefined if the call may proceed; otherwise the refusal, with the seconds until the next call may
 */
export async function countCall(
  limit: Limit,
  bearer: string | undefined,
): Promise<{ refusal: "rateLimitOfCaller" | "rateLimitOfAddress"; retryAfterSeconds: number } | undefined> {
  const ofBearer = await countFor(limit, "bearer", bearer);
  if (ofBearer !== undefined) return { refusal: "rateLimitOfCaller", retryAfterSeconds: ofBearer };
  const ofAddress = await countFor(limit, "address", getCurrentAddress());
  return ofAddress === undefined
    ? undefined
    : { refusal: "rateLimitOfAddress", retryAfterSeconds: ofAddress };
}

/**
 * A code's purpose and the numbers it is counted by. Each purpose has its own count, so that strangers who
 * use up one leave the others. A registration is counted by both numbers together and by its cell number,
 * where the code goes, so that registering somebody's ID number to another phone uses up nothing of theirs.
 */
export type CodeCount =
  | { purpose: "register"; rsaid: string; cell: string }
  | { purpose: "login"; rsaid: string }
  | { purpose: "confirm"; number: string }
  | { purpose: "share"; cell: string };

/** Anybody can request a login code for an ID number, so it is counted per address, and then for all addresses. */
function listCounts(count: CodeCount): [Subject, string][] {
  const { purpose } = count;
  if (purpose === "register") {
    const { rsaid, cell } = count;
    return [
      ["number", `${purpose} ${rsaid} ${cell}`],
      ["number", `${purpose} ${cell}`],
    ];
  }
  if (purpose !== "login") return [["number", `${purpose} ${"cell" in count ? count.cell : count.number}`]];
  const address = getCurrentAddress();
  const network = address === undefined ? "none" : networkKey(address);
  return [
    ["number", `${purpose} ${count.rsaid} ${network}`],
    ["holder", `${purpose} ${count.rsaid}`],
  ];
}

/**
 * Counts codes before they are sent, by the caller's address and then by the numbers they are about, so that
 * a caller who asks too often uses up nothing of other people's numbers. Whether a number has an account
 * makes no difference.
 * @returns undefined if they may be sent, otherwise the seconds until the next one may
 */
export async function countCodes(count: CodeCount): Promise<number | undefined> {
  const ofAddress = await countFor("code", "address", getCurrentAddress());
  if (ofAddress !== undefined) return ofAddress;
  for (const [subject, name] of listCounts(count)) {
    const seconds = await countFor("code", subject, name);
    if (seconds !== undefined) return seconds;
  }
  return undefined;
}

/** Resets the count: a caller with the right code holds the phone, so earlier codes harmed nobody. */
export async function forgetCodes(count: CodeCount): Promise<void> {
  for (const [subject, name] of listCounts(count))
    for (const limiter of getLimiters("code", subject))
      await limiter.delete(hashName(name, subject)).catch(() => false);
}

/**
 * Counts clients that are imported together, all or none: a list that exceeds the limit uses up nothing.
 * @returns as `countCodes`
 */
export async function countImported(owner: string, clients: number): Promise<number | undefined> {
  const wait = await findWait(owner, clients);
  if (wait === undefined) return countFor("import", "bearer", owner, clients);
  count("limitsHit", { limit: "import", subject: "bearer" });
  return wait;
}

/**
 * Checks whether this many clients could be added, without counting them.
 * @returns as `countCodes`
 */
export async function findWait(owner: string, clients: number): Promise<number | undefined> {
  for (const limiter of getLimiters("import", "bearer")) {
    const used = await limiter.get(hashName(owner, "bearer")).catch(() => null);
    if ((used?.consumedPoints ?? 0) + clients > limiter.points)
      return used ? inSeconds(used) : limiter.duration;
  }
  return undefined;
}

async function countFor(
  limit: Limit,
  subject: Subject,
  name: string | undefined,
  points = 1,
): Promise<number | undefined> {
  if (name === undefined) return undefined;
  for (const limiter of getLimiters(limit, subject)) {
    const refusal = await limiter.consume(hashName(name, subject), points).then(() => undefined, readRefusal);
    if (!refusal) continue;
    count("limitsHit", { limit, subject });
    return inSeconds(refusal);
  }
  return undefined;
}

function inSeconds({ msBeforeNext }: RateLimiterRes): number {
  return Math.max(1, Math.ceil(msBeforeNext / 1000));
}

/** A failing database refuses nobody: the circuit breaker has reported it, and the count in memory still holds. */
function readRefusal(reason: unknown): RateLimiterRes | undefined {
  return reason instanceof RateLimiterRes ? reason : undefined;
}

/** Hashes the current request's network, so that it may be stored; undefined outside a request. */
export function hashCurrentNetwork(): string | undefined {
  const address = getCurrentAddress();
  return address === undefined ? undefined : hashName(address, "address");
}

function hashName(name: string, subject: Subject): string {
  return keyedHash(subject === "address" ? networkKey(name) : name, `limits.${subject}`);
}

function getLimiters(limit: Limit, subject: Subject): RateLimiterAbstract[] {
  return singleton(`limit ${limit} ${subject}`, () => makeLimiters(limit, subject));
}

/**
 * Each process counts its own calls in memory, and the database counts those of all processes. A name that
 * has used up its calls in one process is refused without a query, and during an outage of the database the
 * count in memory goes on.
 */
function makeLimiters(limit: Limit, subject: Subject): RateLimiterAbstract[] {
  const allowance = findAllowance(limit, subject);
  if (!allowance) return [];
  const counting = {
    keyPrefix: `${limit} ${subject}`,
    points: allowance.calls,
    duration: allowance.seconds,
  };
  const inDatabase = new RateLimiterPostgres({
    ...counting,
    storeClient: { query },
    storeType: "pool",
    tableName: "call_counts",
    tableCreated: true,
    // A scheduled job deletes expired counts.
    clearExpiredByTimeout: false,
  });
  return [new RateLimiterMemory(counting), inDatabase];
}

/**
 * Looks the pool up each time, because tests open and close it. The library's prepared-statement name is left
 * out, because behind PgBouncer the next query may use another connection than the one that prepared it.
 */
function query({ text, values }: { text: string; values: unknown[] }) {
  const askIfUp = singleton("limits in the database", () => makeCircuitBreaker("limits"));
  return askIfUp(() => getPool().query({ text, values }));
}
