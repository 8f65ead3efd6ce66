/** The law of savings that are so small that all of them may be taken in cash, and what their parts do to it. */
import { formatRand } from "~/base/money";

/** A third of old money may be taken anyway, and so two thirds of it have to be small. */
const HAS_TO_BE_SMALL = 2 / 3;

/** Up to what savings whose parts are not known may be taken whole: rand of the retirement day, and of today. */
export type WholeLimit = { threshold: number; threshold_today?: number };

/**
 * The condition of the law where the parts of the money are known, which follows "the law allows that".
 * @param write how a limit is written
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

/** Savings of which the law may not let all be taken once their parts are known: more than the limit could be locked. */
export function warnOfRetirementPot(savings: number, { threshold }: { threshold: number }): string[] {
  return savings > threshold * HAS_TO_BE_SMALL
    ? ["If some of it is in the retirement pot, which is locked, it may be less."]
    : [];
}
