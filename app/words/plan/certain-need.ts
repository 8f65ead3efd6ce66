/** A need that the annuity's money can guarantee, where the plan meets it in fewer than all futures. */
import { formatRand } from "~/base/money";
import { countFutures, FUTURES_SHOWN } from "./describe-likelihood";
import { readNeed } from "./income-need";
import type { PlanFacts } from "./plan-facts";
import { speakOf } from "./speak-of";
import { formatProjection, joinWords, roundProjection } from "./write-figures";

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
  const [needed, told] = [readNeed(facts), facts.common.income_need];
  const chance = told?.success_perct;
  if (!needed || needed.over <= 0 || typeof chance !== "number") return [];
  const { you, does, they } = speakOf(facts);
  const effects = listEffects(facts);
  // The chance stands in the first sentence of the plan where the need can be guaranteed.
  if (findCertainNeed(facts))
    return effects.length > 0 ? [`Drawing only what ${you} ${does("need")} ${joinWords(effects)}.`] : [];
  const futures = countFutures(chance);
  // Nothing of a life annuity can be left undrawn.
  if (facts.isLifeAnnuity && futures === FUTURES_SHOWN)
    return [`What ${you} ${does("need")} is met for life in ${futures} of ${FUTURES_SHOWN} futures.`];
  const met = `that is met for life in ${futures} of ${FUTURES_SHOWN} futures`;
  return [`If ${you} ${does("draw")} only what ${they} need, ${joinWords([met, ...effects])}.`];
}

/** What it does beside the chance, as the ends of a sentence. */
function listEffects({ common }: PlanFacts): string[] {
  const alone = common.income_need?.drawn_alone;
  if (!alone) return [];
  const tax = Math.round(alone.tax_saved);
  return [
    ...(tax > 0 ? [`saves ${formatRand(tax)} a month in tax`] : []),
    ...(roundProjection(alone.more_left_at_85) > 0
      ? [
          `keeps about ${formatProjection(alone.left_at_85)} invested at 85, ${formatProjection(alone.more_left_at_85)} more than this plan`,
        ]
      : []),
  ];
}
