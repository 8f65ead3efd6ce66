/** The law of savings that are so small that all of them may be taken in cash, and what their parts do to it. */
import { formatRand } from "~/base/money";

/** A third of old money may be taken anyway, and so two thirds of it have to be small. */
const HAS_TO_BE_SMALL = 2 / 3;

/**
 * The condition of the law where the parts of the money are known, which follows "the law allows that".
 * @param threshold rand of savings whose parts are not known
 * @param write how an amount of the law is written
 */
export function sayRuleByParts(threshold: number, write: (rand: number) => string = formatRand): string {
  return `where the retirement pot and two thirds of the other money saved before September 2024 are at most ${write(threshold * HAS_TO_BE_SMALL)} together`;
}

/** Savings of which the law may not let all be taken once their parts are known: more than the limit could be locked. */
export function warnOfRetirementPot(savings: number, { threshold }: { threshold: number }): string[] {
  return savings > threshold * HAS_TO_BE_SMALL
    ? ["If some of it is in the retirement pot, which is locked, it may be less."]
    : [];
}
