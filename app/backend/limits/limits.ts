import type { Limit } from "~/contract/wire/operation";
import { getEnvironment } from "../process/environment";

/** The key that a limit counts by; `holder` is an ID number, counted over callers of all addresses. */
export type Subject = "bearer" | "address" | "number" | "holder";

/** The number of calls answered in a window of seconds, which begins with the first call. */
type Allowance = { calls: number; seconds: number };

/** The size of a library: this many people may share an address and get the same service as people at home. */
export const PEOPLE_AT_ONE_ADDRESS = 30;

/**
 * Rate limits; the manual shows the same table. Those per address leave room for a library in which everyone
 * saves four times and calculates twenty times in a minute.
 */
export const LIMITS = {
  session: { address: { calls: 120, seconds: 60 } },
  store: { bearer: { calls: 50, seconds: 600 }, address: { calls: 120, seconds: 60 } },
  check: { bearer: { calls: 60, seconds: 3600 }, address: { calls: 600, seconds: 3600 } },
  import: { bearer: { calls: 1000, seconds: 3600 } },
  calculate: { bearer: { calls: 120, seconds: 60 }, address: { calls: 600, seconds: 60 } },
  market: { bearer: { calls: 40, seconds: 60 }, address: { calls: 200, seconds: 60 } },
  code: {
    number: { calls: 3, seconds: 3600 },
    // With five tries each, 50 of a million codes a day, from any number of addresses.
    holder: { calls: 10, seconds: 86_400 },
    address: { calls: 120, seconds: 3600 },
  },
  share: { bearer: { calls: 120, seconds: 600 }, address: { calls: 1_200, seconds: 600 } },
  message: { bearer: { calls: 5, seconds: 3600 }, address: { calls: 30, seconds: 3600 } },
} as const satisfies Record<Limit, Partial<Record<Subject, Allowance>>>;

/**
 * Returns a limit's allowance for a subject; undefined if it does not count by that subject. The operator's
 * multiplier applies to limits that many people share, never to those that protect one person's number.
 */
export function findAllowance(limit: Limit, subject: Subject): Allowance | undefined {
  const allowances: Partial<Record<Subject, Allowance>> = LIMITS[limit];
  const allowance = allowances[subject];
  if (!allowance || subject === "number" || subject === "holder") return allowance;
  return { ...allowance, calls: Math.ceil(allowance.calls * getEnvironment().LIMIT_FACTOR) };
}
