/** A need that the annuity's money can guarantee, although the plan meets it in fewer than all futures. */
import { formatRand } from "~/base/money";
import { countFutures, FUTURES_SHOWN } from "../plan/describe-likelihood";
import { readNeed } from "../plan/income-need";
import type { PlanFacts } from "../plan/plan-facts";
import { speakOf } from "../plan/speak-of";
import { formatProjection, joinWords, roundProjection } from "../plan/write-figures";

/** Fractions have four decimals on the wire. */
const SAME_SHARE = 0.00005;

/** A need that a life annuity would certainly meet. */
type CertainNeed = {
  /** The smallest eligible part of the annuity's money that buys it; a fraction of 1. */
  share: number;
  sentences: readonly [string, string];
};

/**
 * Finds the part of the annuity that would guarantee the need.
 * @returns undefined without a need, if no eligible part guarantees it, if at least that much is guaranteed
 * already, or if it is met in all futures shown
 */
export function findCertainNeed(facts: PlanFacts): CertainNeed | undefined {
  const [needed, told] = [readNeed(facts), facts.common.income_need];
  const { perct_guaranteed: least, success_perct: chance } = told ?? {};
  if (!needed || !least || typeof chance !== "number") return undefined;
  const share = facts.common.guaranteed_shares?.find((offered) => offered >= least - SAME_SHARE);
  const futures = countFutures(chance);
  if (share === undefined || share <= facts.guaranteedShare || futures >= FUTURES_SHOWN) return undefined;
  const { you, does } = speakOf(facts);
  // A surviving partner gets only part of it.
  const howLong = facts.partnerName ? "while both live" : "for life";
  return {
    share,
    sentences: [
      `The ${formatRand(needed.need)} ${you} ${does("need")} can be guaranteed ${howLong}.`,
      `Here it is met in ${futures} of ${FUTURES_SHOWN} futures, if no more is drawn.`,
    ],
  };
}

/** The effect of drawing only the need from a plan that pays more. */
export function sayOnlyNeed(facts: PlanFacts): string[] {
  const [needed, told] = [readNeed(facts), facts.common.income_need];
  const chance = told?.success_perct;
  if (!needed || needed.over <= 0 || typeof chance !== "number") return [];
  const { you, does, they } = speakOf(facts);
  const effects = listEffects(facts);
  // If the need can be guaranteed, the plan's first sentence has the chance.
  if (findCertainNeed(facts))
    return effects.length > 0 ? [`Drawing only what ${you} ${does("need")} ${joinWords(effects)}.`] : [];
  const futures = countFutures(chance);
  // A life annuity pays in full; nothing of it can stay undrawn.
  if (facts.isLifeAnnuity && futures === FUTURES_SHOWN)
    return [`What ${you} ${does("need")} is met for life in ${futures} of ${FUTURES_SHOWN} futures.`];
  const met = `that is met for life in ${futures} of ${FUTURES_SHOWN} futures`;
  return [`If ${you} ${does("draw")} only what ${they} need, ${joinWords([met, ...effects])}.`];
}

/** Effects besides the chance, as the ends of a sentence. */
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
