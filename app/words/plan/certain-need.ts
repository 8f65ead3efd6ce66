/** A need that the annuity's money can guarantee, where the plan meets it in fewer than all futures. */
import { formatRand } from "~/base/money";
import { countFutures, FUTURES_SHOWN } from "./describe-likelihood";
import { readNeed } from "./income-need";
import type { PlanFacts } from "./plan-facts";
import { speakOf } from "./speak-of";

/** Shares travel with four decimals. */
const SAME_SHARE = 0.00005;

/** A need that a life annuity would meet for certain. */
type CertainNeed = {
  /** The least part of the annuity's money, of those that can be chosen, that buys it; a fraction of 1. */
  share: number;
  sentences: readonly [string, string];
};

/**
 * Finds what would guarantee the need.
 * @returns undefined where nobody said what they need, no part that can be chosen guarantees it, more than that is guaranteed already, or it is
 * met in all futures that are shown
 */
export function findCertainNeed(facts: PlanFacts): CertainNeed | undefined {
  const [needed, told] = [readNeed(facts), facts.common.income_need];
  const { perct_guaranteed: least, success_perct: chance } = told ?? {};
  if (!needed || !least || typeof chance !== "number") return undefined;
  const share = facts.common.guaranteed_shares?.find((offered) => offered >= least - SAME_SHARE);
  const futures = countFutures(chance);
  if (share === undefined || share <= facts.guaranteedShare || futures >= FUTURES_SHOWN) return undefined;
  const { you, does } = speakOf(facts);
  // A partner alone is paid a part of it.
  const howLong = facts.partnerName ? "while both live" : "for life";
  return {
    share,
    sentences: [
      `The ${formatRand(needed.need)} ${you} ${does("need")} can be guaranteed ${howLong}.`,
      `Here it is met in ${futures} of ${FUTURES_SHOWN} futures, if no more is drawn.`,
    ],
  };
}

/** Of a plan that pays more than is needed, what drawing only the need would do. */
export function sayOnlyNeed(facts: PlanFacts): string[] {
  const [needed, chance] = [readNeed(facts), facts.common.income_need?.success_perct];
  if (!needed || needed.over <= 0 || typeof chance !== "number" || findCertainNeed(facts)) return [];
  const { you, does, they } = speakOf(facts);
  return [
    `If ${you} ${does("draw")} only what ${they} need, that is met for life in ${countFutures(chance)} of ${FUTURES_SHOWN} futures.`,
  ];
}
