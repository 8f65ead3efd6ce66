/** How much of the annuity the support takes that a person wants to give, and whether a plan keeps as much. */
import type { PlanFacts } from "./plan-facts";
import { formatShare } from "./write-figures";

/** What the recommended share is for; nothing if nobody else is supported. */
export function explainShare(facts: PlanFacts): string {
  return findSupportShare(facts) === undefined ? "" : " That covers the support you want to give.";
}

/** The share of the annuity that covers the support of children and others; undefined if there is none, it takes all, or a life annuity pays. */
export function findSupportShare({ common, plan, isLifeAnnuity }: PlanFacts): number | undefined {
  if (isLifeAnnuity) return undefined;
  const isSupporting =
    plan.financially_support_children === "yes" || plan.financially_support_someone === "yes";
  const reason = common.reasons.find(({ rule }) => rule === "supportIsCovered");
  return isSupporting && reason ? Number(reason.answer) : undefined;
}

/** Whether somebody chose to leave less than the support takes. */
export function isSupportShort(facts: PlanFacts): boolean {
  const share = findSupportShare(facts);
  return share !== undefined && facts.product.perct_capital_to_dependents < share;
}

/** Warns of a share that was lowered below what the support takes; bold is written between double stars. */
export function warnOfSupport(facts: PlanFacts): string[] {
  const share = findSupportShare(facts);
  if (share === undefined || !isSupportShort(facts)) return [];
  const kept = formatShare(facts.product.perct_capital_to_dependents);
  return [
    `**The support you want to give is not covered in full.** ${kept} of the annuity is left for it. We recommended ${formatShare(share)}.`,
  ];
}
