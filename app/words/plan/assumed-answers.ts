import type { CommonInfo } from "~/contract/plan/recommendation";
import type { SurveyRecord } from "~/contract/survey/survey-record";

type OptionalAnswer = keyof NonNullable<CommonInfo["assumed"]>;

/** The answers about other income. */
type Asked = {
  common: Pick<CommonInfo, "assumed">;
  plan: Pick<SurveyRecord, "backup_plan_other_src_support">;
};

/** Whether a plan assumes an answer that was not given; an earlier version of the method asked for none. */
export function isAssumed({ assumed }: Pick<CommonInfo, "assumed">, answer: OptionalAnswer): boolean {
  return assumed?.[answer] ?? true;
}

/** Whether a shared plan lacks the finances, and so is taxed alone, without figures that depend on them. */
export function hidesOtherIncome({ common: { assumed } }: Pick<Asked, "common">): boolean {
  return assumed !== undefined && assumed.other_taxable_income === undefined;
}

/** Whether other income is unanswered, so that the plan is taxed as the only income. */
export function isOnlyIncomeAssumed({ common }: Pick<Asked, "common">): boolean {
  return isAssumed(common, "other_taxable_income") && !hidesOtherIncome({ common });
}

/** Whether there is other income of an unknown amount, so that the tax is unknown. */
export function isAfterTaxOpen(facts: Asked): boolean {
  return isOnlyIncomeAssumed(facts) && facts.plan.backup_plan_other_src_support === "yes";
}

/** The lines by the last segment of their page's path. */
export type LineKey =
  | "cash-before"
  | "not-deducted"
  | "fund"
  | "debt"
  | "income"
  | "medical"
  | "paying-in"
  | "own-savings"
  | "second-life"
  | "need";
