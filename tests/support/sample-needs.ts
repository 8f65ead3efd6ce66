/** The needs of a recommendation, and the limits of their changes. */
import type { AdjustNeeds } from "../../app/contract/plan/adjust-needs";
import type { AdjustLimits } from "../../app/contract/plan/adjust-rules";

export const SAMPLE_NEEDS: Required<AdjustNeeds> = {
  retirement_date: "01/03/2027",
  debt_recommend: 150_000,
  emergency_savings_recommend: 83_333.4,
  personal_cash_recommend: 0,
  lump_sum: 550_000,
  perct_guaranteed: 0,
  percent_capital_to_partner_dependants_annuity: 0.55,
  income_guarantee_period: 10,
  partner_guaranteed_inc_perct: 75,
  apply_exclusion: "no",
  investment_recommendations: {},
};

export const SAMPLE_LIMITS: AdjustLimits = {
  retirement_date: { minimum: "2027-03-01", maximum: "2031-11-20" },
  debt_recommend: { minimum: 0, maximum: 150_000 },
  emergency_savings_recommend: { minimum: 0, maximum: 83_333.4 },
  personal_cash_recommend: { minimum: 0, maximum: 0 },
  lump_sum: { minimum: 250_000, maximum: 1_000_000 },
  perct_guaranteed: { minimum: 0, maximum: 1, only: [0, 0.2, 0.25, 0.5, 0.75, 1] },
  percent_capital_to_partner_dependants_annuity: { minimum: 0.1, maximum: 0.55 },
  income_guarantee_period: { minimum: 0, maximum: 10 },
  partner_guaranteed_inc_perct: { minimum: 0, maximum: 75 },
};
