/** The dependants' share of the annuity, and whether it covers the support promised to them. */
import { formatRand } from "~/base/money";
import type { PlanFacts } from "./plan-facts";
import { speakOf } from "./speak-of";
import { formatShare } from "./write-figures";

function sayGiver(facts: PlanFacts): string {
  const { you, does } = speakOf(facts);
  return `${you} ${does("want")}`;
}

/** The purpose of the recommended share; empty without support for others. */
export function explainShare(facts: PlanFacts): string {
  return findSupportShare(facts) === undefined ? "" : ` That covers the support ${sayGiver(facts)} to give.`;
}

/**
 * The recommended share of the annuity that covers the support of children and others; undefined without
 * support, if the support takes all of the annuity, or for a life annuity.
 */
export function findSupportShare({ common, plan, isLifeAnnuity }: PlanFacts): number | undefined {
  if (isLifeAnnuity) return undefined;
  const isSupporting =
    plan.financially_support_children === "yes" || plan.financially_support_someone === "yes";
  const reason = common.reasons.find(({ rule }) => rule === "supportIsCovered");
  return isSupporting && reason ? Number(reason.answer) : undefined;
}

/** Amounts on the wire are rounded to cents. */
const ROUNDING_RAND = 0.5;

/** Whether the dependants' share of the annuity is worth less than the promised support. */
export function isSupportShort(facts: PlanFacts): boolean {
  const { common, cash, product } = facts;
  const left = product.perct_capital_to_dependents * cash.annuity_amount_recommend;
  return findSupportShare(facts) !== undefined && left < common.support_value - ROUNDING_RAND;
}

/** A warning of an amended plan that leaves less than the support; bold is between double asterisks. */
export function warnOfSupport(facts: PlanFacts): string[] {
  if (!isSupportShort(facts)) return [];
  const { common, cash, product } = facts;
  const share = product.perct_capital_to_dependents;
  return [
    `**The support ${sayGiver(facts)} to give is not covered in full.** It is worth ${formatRand(common.support_value)} in all. ${formatShare(share)} of the annuity, ${formatRand(share * cash.annuity_amount_recommend)}, is left for it.`,
  ];
}
