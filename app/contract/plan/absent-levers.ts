import type { Lever } from "./levers";

/** The message about a lever that the recommended product does not have; the pages do not offer such a lever. */
export const ABSENT_LEVERS: Record<Lever, string> = {
  retirement_date: "The retirement date of this plan cannot be changed",
  debt_recommend: "No debt repayment is recommended",
  emergency_savings_recommend: "No emergency savings are recommended",
  personal_cash_recommend: "No personal cash is recommended",
  percent_capital_to_partner_dependants_annuity:
    "Only a living annuity plus leaves a percentage to dependants to choose",
  income_guarantee_period: "Only a life annuity has a guarantee period",
  partner_guaranteed_inc_perct: "Only a life annuity with a partner has an income for the partner",
  apply_exclusion: "Only a living annuity plus has a five-year exclusion to choose",
};
