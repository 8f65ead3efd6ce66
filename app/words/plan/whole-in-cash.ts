/** The law of savings small enough to be taken whole in cash, and the effect of their parts. */
import { formatRand } from "~/base/money";

/** A third of old money may be taken anyway, so two thirds of it have to be small. */
const HAS_TO_BE_SMALL = 2 / 3;

/** The limit for savings with unknown parts: rand of the retirement day, and of today. */
export type WholeLimit = { threshold: number; threshold_today?: number };

/**
 * The legal condition where the parts of the money are known, to follow "the law allows that".
 * @param write formats a limit
 */
export function sayRuleByParts(
  { threshold, threshold_today: today }: WholeLimit,
  write = (limit: WholeLimit) => formatRand(limit.threshold),
): string {
  const small = {
    threshold: threshold * HAS_TO_BE_SMALL,
    ...(today !== undefined && { threshold_today: today * HAS_TO_BE_SMALL }),
  };
  return `where the retirement pot and two thirds of the other money saved before September 2024 are at most ${write(small)} together`;
}

/** A warning that the law may not permit all to be taken: more than the limit could be locked. */
export function warnOfRetirementPot(savings: number, { threshold }: { threshold: number }): string[] {
  return savings > threshold * HAS_TO_BE_SMALL
    ? ["If some of it is in the retirement pot, which is locked, it may be less."]
    : [];
}
