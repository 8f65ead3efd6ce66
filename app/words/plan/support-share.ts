/** The part of the annuity that is left for those whom a person supports, and whether it covers what they were promised. */
import { formatRand } from "~/base/money";
import type { PlanFacts } from "./plan-facts";
import { speakOf } from "./speak-of";
import { formatShare } from "./write-figures";

function sayGiver(facts: PlanFacts): string {
  const { you, does } = speakOf(facts);
  return `${you} ${does("want")}`;
}

/** What the recommended share is for; nothing if nobody else is supported. */
export function explainShare(facts: PlanFacts): string {
  return findSupportShare(facts) === undefined ? "" : ` That covers the support ${sayGiver(facts)} to give.`;
}

/** The share of the annuity that was recommended, with which the support of children and others is covered; undefined if there is none, it takes all, or a life annuity pays. */
export function findSupportShare({ common, plan, isLifeAnnuity }: PlanFacts): number | undefined {
  if (isLifeAnnuity) return undefined;
  const isSupporting =
    plan.financially_support_children === "yes" || plan.financially_support_someone === "yes";
  const reason = common.reasons.find(({ rule }) => rule === "supportIsCovered");
  return isSupporting && reason ? Number(reason.answer) : undefined;
}

/** Amounts on the wire are rounded to cents. */
const ROUNDING_RAND = 0.5;

/** Whether the part of the annuity that is left is worth less than the support, which was promised by figures of its own. */
export function isSupportShort(facts: PlanFacts): boolean {
  const { common, cash, product } = facts;
  const left = product.perct_capital_to_dependents * cash.annuity_amount_recommend;
  return findSupportShare(facts) !== undefined && left < common.support_value - ROUNDING_RAND;
}

/** Warns of a plan that was changed so that it leaves less than the support takes; bold is written between double stars. */
export function warnOfSupport(facts: PlanFacts): string[] {
  if (!isSupportShort(facts)) return [];
  const { common, cash, product } = facts;
  const share = product.perct_capital_to_dependents;
  return [
    `**The support ${sayGiver(facts)} to give is not covered in full.** It is worth ${formatRand(common.support_value)} in all. ${formatShare(share)} of the annuity, ${formatRand(share * cash.annuity_amount_recommend)}, is left for it.`,
  ];
}
