/** The page that chooses another lump sum than the recommended one. */
import { formatRand } from "~/base/money";
import {
  type AmountWords,
  type ChangedFigures,
  compareRand,
  describeFigures,
  rowBeforeTax,
  type Weighed,
  writeMoreOrLess,
} from "./describe-amount";
import { LEVER_WORDS, SLIDE_OR_TYPE } from "./lever-words";
import type { PlanFacts } from "../plan/plan-facts";
import { speakOf } from "../plan/speak-of";
import { isFirstAssumed } from "../plan/split-notes";

/** The step, in rand, over which the page shows the tax on a larger lump sum. */
export const NEXT_LUMP_SUM = 10_000;

/** Below this range, in rand, the slider moves in small steps. */
const SMALL_RANGE = 200_000;

type Range = { minimum: number; maximum: number };

/**
 * Describes the lump sum's field, for a plan with the other changes and no chosen lump sum.
 * @param range the permitted lump sums with those changes
 */
export function describeLumpSum(facts: PlanFacts, range: Range): AmountWords {
  const { cash } = facts;
  const { your } = speakOf(facts);
  const [least, most] = [Math.round(range.minimum), Math.round(range.maximum)];
  const recommended = Math.round(cash.lump_sum);
  return {
    label: LEVER_WORDS.lump_sum.label ?? "",
    hint: SLIDE_OR_TYPE,
    least: { amount: least, words: least > 0 ? `${formatRand(least)}, for ${your} needs` : "R0" },
    most: { amount: most, words: `${formatRand(most)}, the most` },
    recommended: { amount: recommended, words: formatRand(recommended) },
    step: most - least < SMALL_RANGE ? NEXT_LUMP_SUM / 10 : NEXT_LUMP_SUM,
    reset: `Reset to ${formatRand(recommended)}`,
  };
}

/** Our recommendation with the other changes, its reason, and the most in cash. */
export function introduceLumpSum(facts: PlanFacts, most: number): string[] {
  const { You, your } = speakOf(facts);
  return [
    `${sayRecommended(facts)} ${You} may take up to ${formatRand(most)}.`,
    `Whatever is left after ${your} needs and tax goes into the unit trust. What is not taken pays an income from the annuity.`,
  ];
}

function sayRecommended(facts: PlanFacts): string {
  const { cash } = facts;
  if (cash.lump_sum < 1) return "We recommend taking nothing in cash.";
  const isFreeOfTax = cash.lump_sum_tax < 1;
  const isAll = cash.lump_sum > cash.max_available_for_withdrawl - 1;
  const recommended = `We recommend ${formatRand(cash.lump_sum)}`;
  if (isFreeOfTax && cash.unit_trust_recommend >= 1 && !isAll)
    return `${recommended}: all that is free of tax${sayIfFirst(facts)}.`;
  return cash.unit_trust_recommend < 1 && !isAll ? `${recommended}: what is needed.` : `${recommended}.`;
}

/** The tax's assumption, until the question about earlier lump sums is answered. */
function sayIfFirst(facts: PlanFacts): string {
  return isFirstAssumed(facts) ? ", if no cash was taken before" : "";
}

/** Plans with which a lump sum is compared. */
type WeighedLumpSum = Weighed & {
  /** With the other changes and no chosen lump sum. */
  base: PlanFacts;
  /** With a lump sum larger by `NEXT_LUMP_SUM`; absent if that is not permitted. */
  next?: PlanFacts;
};

/** Describes the plan's figures with a lump sum. */
export function describeLumpSumFigures(weighed: WeighedLumpSum): ChangedFigures {
  const { now, chosen = now } = weighed;
  const compare = (name: string, read: (facts: PlanFacts) => number) =>
    compareRand(name, read(now), read(chosen));
  const figures = describeFigures(weighed, `With ${formatRand(chosen.cash.lump_sum)} in cash`, [
    compare("Tax on it", ({ amounts }) => amounts.tax),
    compare("In the unit trust", inUnitTrust),
    compare("In the annuity", ({ amounts }) => amounts.annuity),
    rowBeforeTax(weighed),
  ]);
  return {
    ...figures,
    effect: sayTax(chosen),
    sentences: [...sayNext(weighed), ...sayFree(weighed)],
    givesUp: { title: "What is given up", text: describeLoss(now, chosen) },
  };
}

function inUnitTrust({ amounts, ownSavings }: PlanFacts): number {
  return amounts.unitTrust + ownSavings;
}

function sayTax(facts: PlanFacts): string {
  const { tax } = facts.amounts;
  return `${tax > 0 ? formatRand(tax) : "None"} of it goes in tax${sayIfFirst(facts)}.`;
}

function sayNext({ now, chosen = now, next }: WeighedLumpSum): string[] {
  if (!next) return [];
  const tax = Math.round(next.cash.lump_sum_tax) - Math.round(chosen.cash.lump_sum_tax);
  const what = `The next ${formatRand(NEXT_LUMP_SUM)}`;
  return [tax > 0 ? `${what} costs ${formatRand(tax)} more.` : `${what} costs no tax either.`];
}

/** The recommended lump sum ends where tax begins, unless the needs go further. */
function sayFree({ base, now, chosen = now }: WeighedLumpSum): string[] {
  const isFree = base.amounts.tax === 0 && base.cash.lump_sum >= 1;
  return isFree && chosen.amounts.tax > 0 ? [`Up to ${formatRand(base.cash.lump_sum)} nothing is due.`] : [];
}

function describeLoss(now: PlanFacts, chosen: PlanFacts): string {
  const { you, You, does } = speakOf(now);
  const reach = inUnitTrust(chosen) - inUnitTrust(now);
  const perMonth = chosen.income.total - now.income.total;
  const changes = [
    ...(reach === 0 ? [] : [`${writeMoreOrLess(reach)} within reach`]),
    ...(perMonth === 0 ? [] : [`${writeMoreOrLess(perMonth)} a month before tax`]),
  ];
  const tax = chosen.amounts.tax > 0 ? "Tax on a lump sum is paid at once and never comes back." : undefined;
  const change = changes.length > 0 ? `${You} would have ${changes.join(", and ")}.` : undefined;
  const nothing = `What ${you} ${does("take")} in cash no longer pays an income from the annuity.`;
  return [tax, change].filter(Boolean).join(" ") || nothing;
}
