import type { CommonInfo } from "~/contract/plan/recommendation";
import type { SurveyRecord } from "~/contract/survey/survey-record";

type OptionalAnswer = keyof NonNullable<CommonInfo["assumed"]>;

/** What was answered about other income. */
type Asked = {
  common: Pick<CommonInfo, "assumed">;
  plan: Pick<SurveyRecord, "backup_plan_other_src_support">;
};

/** Whether a plan assumes an answer because it was not given; an earlier version of the method asked for none of them. */
export function isAssumed({ assumed }: Pick<CommonInfo, "assumed">, answer: OptionalAnswer): boolean {
  return assumed?.[answer] ?? true;
}

/** Whether a plan is shared without the finances: it is taxed by itself, and tells nothing that other income would change. */
export function hidesOtherIncome({ common: { assumed } }: Pick<Asked, "common">): boolean {
  return assumed !== undefined && assumed.other_taxable_income === undefined;
}

/** Whether nobody said what other income there is, so that the plan is taxed as the only one. */
export function isOnlyIncomeAssumed({ common }: Pick<Asked, "common">): boolean {
  return isAssumed(common, "other_taxable_income") && !hidesOtherIncome({ common });
}

/** Whether somebody said that they have other income, and not how much: nobody knows then what tax leaves. */
export function isAfterTaxOpen(facts: Asked): boolean {
  return isOnlyIncomeAssumed(facts) && facts.plan.backup_plan_other_src_support === "yes";
}
