import type { Limit } from "~/contract/wire/operation";
import { getEnvironment } from "../process/environment";

/** What a limit counts by; a holder is an ID number that callers of all addresses name. */
export type Subject = "bearer" | "address" | "number" | "holder";

/** How many calls are answered in this many seconds after the first one. */
export type Allowance = { calls: number; seconds: number };

/** The size of a library: this many people at once share an address and are treated like people at home. */
export const PEOPLE_AT_ONE_ADDRESS = 30;

/**
 * How often something may be asked; the manual shows the same table. Per address the limits leave room for a library
 * in which everyone saves four times and calculates twenty times in a minute.
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
    // With five tries for each, 50 of a million codes a day, from however many addresses.
    holder: { calls: 10, seconds: 86_400 },
    address: { calls: 120, seconds: 3600 },
  },
  share: { bearer: { calls: 120, seconds: 600 }, address: { calls: 1_200, seconds: 600 } },
  message: { bearer: { calls: 5, seconds: 3600 }, address: { calls: 30, seconds: 3600 } },
} as const satisfies Record<Limit, Partial<Record<Subject, Allowance>>>;

/**
 * What a limit allows here; undefined if it does not count by this. An operator multiplies what many people share, never
 * what protects one person's number.
 */
export function findAllowance(limit: Limit, subject: Subject): Allowance | undefined {
  const allowances: Partial<Record<Subject, Allowance>> = LIMITS[limit];
  const allowance = allowances[subject];
  if (!allowance || subject === "number" || subject === "holder") return allowance;
  return { ...allowance, calls: Math.ceil(allowance.calls * getEnvironment().LIMIT_FACTOR) };
}
