import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import type { RateLimiterAbstract } from "rate-limiter-flexible";
import type { Limit } from "~/contract/wire/operation";
import { getCurrentAddress } from "../http/current-request";
import { keepOne } from "../process/singleton";
import { getPool } from "../store/connection";
import { keyedHash } from "../store/encryption";
import { count } from "../log/metrics";
import { makeCircuitBreaker } from "./circuit-breaker";
import { findAllowance } from "./limits";
import type { Subject } from "./limits";
import { nameNetwork } from "./name-network";

/**
 * Counts a call against a limit, first for its bearer: a person who calls too often uses up nothing of their
 * address's share. Outside a request, as in a job, there is no address to count for.
 * @returns undefined if the call may proceed, otherwise how it is refused, with the seconds until the next one may
 */
export async function countCall(
  limit: Limit,
  bearer: string | undefined,
): Promise<{ refusal: "tooFast" | "tooFrequent"; retryAfterSeconds: number } | undefined> {
  const ofBearer = await countFor(limit, "bearer", bearer);
  if (ofBearer !== undefined) return { refusal: "tooFast", retryAfterSeconds: ofBearer };
  const ofAddress = await countFor(limit, "address", getCurrentAddress());
  return ofAddress === undefined ? undefined : { refusal: "tooFrequent", retryAfterSeconds: ofAddress };
}

/**
 * What a code is for, and the numbers by which it is counted. Each purpose is counted apart: what strangers ask for one
 * takes nothing from another. A registration is counted for its two numbers together and for its cell number, to which
 * the code goes; so whoever registers somebody's ID number to another phone takes nothing from them.
 */
export type CodeCount =
  | { purpose: "register"; rsaid: string; cell: string }
  | { purpose: "login"; rsaid: string }
  | { purpose: "confirm"; number: string }
  | { purpose: "share"; cell: string };

/** Anybody can ask to log in with an ID number, so this is counted for each address, and then for all of them. */
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
  const network = address === undefined ? "none" : nameNetwork(address);
  return [
    ["number", `${purpose} ${count.rsaid} ${network}`],
    ["holder", `${purpose} ${count.rsaid}`],
  ];
}

/**
 * Counts a code that is to be sent, for the caller's address and then for the numbers that it is about: a caller
 * who asks too often uses up nothing of other people's numbers. Whether a number has an account makes no difference.
 * @returns undefined if they may be sent, otherwise the number of seconds until the next one may
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

/** Counts anew from nothing: who gave a right code has the phone, so that the codes before it harmed nobody. */
export async function forgetCodes(count: CodeCount): Promise<void> {
  for (const [subject, name] of listCounts(count))
    for (const limiter of getLimiters("code", subject))
      await limiter.delete(hashName(name, subject)).catch(() => false);
}

/**
 * Counts clients who are added at once, all or none: a list that does not fit uses nothing up.
 * @returns as `countCodes`
 */
export async function countImported(owner: string, clients: number): Promise<number | undefined> {
  const wait = await findWait(owner, clients);
  if (wait === undefined) return countFor("import", "bearer", owner, clients);
  count("limitsHit", { limit: "import", subject: "bearer" });
  return wait;
}

/**
 * Whether so many clients may be added now. Nothing is counted.
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

/** A database that does not count refuses no one: the circuit breaker has reported it, and memory has counted. */
function readRefusal(reason: unknown): RateLimiterRes | undefined {
  return reason instanceof RateLimiterRes ? reason : undefined;
}

/** The network that the current request comes from, as a hash under which it may be kept; undefined outside a request. */
export function hashCurrentNetwork(): string | undefined {
  const address = getCurrentAddress();
  return address === undefined ? undefined : hashName(address, "address");
}

function hashName(name: string, subject: Subject): string {
  return keyedHash(subject === "address" ? nameNetwork(name) : name, `limits.${subject}`);
}

function getLimiters(limit: Limit, subject: Subject): RateLimiterAbstract[] {
  return keepOne(`limit ${limit} ${subject}`, () => makeLimiters(limit, subject));
}

/**
 * Each process counts its own calls in memory, and those of all processes in the database. So a name that has used up
 * its calls here is refused without asking the database, and while that does not answer the count goes on from
 * where it was.
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
    // Those that are over are deleted with all else that is due.
    clearExpiredByTimeout: false,
  });
  return [new RateLimiterMemory(counting), inDatabase];
}

/**
 * The pool is looked up each time, because tests open and close it. The library's name for a query is left out: a connection
 * that PgBouncer hands on may be another one than where a query of that name was prepared.
 */
function query({ text, values }: { text: string; values: unknown[] }) {
  const askIfUp = keepOne("limits in the database", () => makeCircuitBreaker("limits"));
  return askIfUp(() => getPool().query({ text, values }));
}
