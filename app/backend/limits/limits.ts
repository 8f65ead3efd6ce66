import type { Limit } from "~/contract/operation";

/** What a limit is counted for. */
export type Subject = "bearer" | "address";

/** How many calls are answered in so many seconds from the first one on. */
export type Allowance = { calls: number; seconds: number };

/**
 * How often something may be asked; the README shows the same table. Per address they leave room for a library: thirty
 * people at once behind one address, each of whom saves four times and calculates twenty times in a minute.
 */
export const LIMITS = {
  session: { address: { calls: 120, seconds: 60 } },
  store: { bearer: { calls: 50, seconds: 600 }, address: { calls: 120, seconds: 60 } },
  calculate: { bearer: { calls: 120, seconds: 60 }, address: { calls: 600, seconds: 60 } },
} as const satisfies Record<Limit, Partial<Record<Subject, Allowance>>>;
