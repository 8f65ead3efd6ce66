import type { CommonInfo } from "~/contract/plan/recommendation";
import type { WireOtherIncome } from "~/contract/survey/other-incomes-record";
import type { SurveyRecord } from "~/contract/survey/survey-record";

/** The answers about other incomes. */
type OtherIncomeTold = {
  plan: Pick<SurveyRecord, "other_taxable_income" | "other_taxable_income_until" | "other_incomes">;
  common: Pick<CommonInfo, "retirement_date" | "other_incomes_monthly_after_tax">;
};

/** Converts `MM/YYYY` or `DD/MM/YYYY` to `YYYY-MM`, which sorts by time. */
const sortable = (month: string) => month.split("/").slice(-2).reverse().join("-");

/** All other incomes above zero in the engine's order: the one given as a single amount comes first. */
export function listWireIncomes({ plan }: Pick<OtherIncomeTold, "plan">): WireOtherIncome[] {
  const { other_taxable_income: amount = 0, other_taxable_income_until: until, other_incomes = [] } = plan;
  const joint = { taxable: "yes", owner: "own", increase: "prices" } as const;
  return [{ ...joint, monthly_amount: amount, ...(until && { until }) }, ...other_incomes].filter(
    ({ monthly_amount }) => monthly_amount > 0,
  );
}

/** The person's own taxed income in the month of retirement, rand a month before tax, today's. */
export function readOwnTaxedIncome(told: OtherIncomeTold): number {
  const retires = sortable(told.common.retirement_date);
  return listWireIncomes(told)
    .filter(
      ({ taxable, owner, from, until }) =>
        taxable === "yes" &&
        owner === "own" &&
        (!from || sortable(from) <= retires) &&
        (!until || sortable(until) >= retires),
    )
    .reduce((sum, { monthly_amount }) => sum + monthly_amount, 0);
}

/** Whether any other income, including the partner's, is paid in the first year. */
export function hasOtherIncome(told: OtherIncomeTold): boolean {
  return readOwnTaxedIncome(told) > 0 || (told.common.other_incomes_monthly_after_tax ?? 0) > 0;
}
