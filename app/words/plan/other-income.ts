import type { CommonInfo } from "~/contract/plan/recommendation";
import type { SurveyRecord } from "~/contract/survey/survey-record";

/** What a plan was told of other incomes. */
type OtherIncomeTold = {
  plan: Pick<SurveyRecord, "other_taxable_income" | "other_incomes">;
  common: Pick<CommonInfo, "retirement_date" | "other_incomes_monthly_after_tax">;
};

/** `YYYY-MM` of `MM/YYYY` or `DD/MM/YYYY`, which sorts by time. */
const sortable = (month: string) => month.split("/").slice(-2).reverse().join("-");

/** The person's own taxed income in the month of retirement, rand a month before tax, today's. */
export function readOwnTaxedIncome({ plan, common }: OtherIncomeTold): number {
  const retires = sortable(common.retirement_date);
  const dated = (plan.other_incomes ?? []).filter(
    ({ taxable, owner, from, until }) =>
      taxable === "yes" &&
      owner === "own" &&
      (!from || sortable(from) <= retires) &&
      (!until || sortable(until) >= retires),
  );
  return dated.reduce((sum, { monthly_amount }) => sum + monthly_amount, plan.other_taxable_income ?? 0);
}

/** Whether any other income, the partner's too, is paid in the first year. */
export function hasOtherIncome({ plan, common }: OtherIncomeTold): boolean {
  return (plan.other_taxable_income ?? 0) > 0 || (common.other_incomes_monthly_after_tax ?? 0) > 0;
}
