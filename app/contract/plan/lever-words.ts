import type { Lever } from "./levers";

/** The name of each lever within a sentence. */
export const LEVER_WORDS: Record<Lever, string> = {
  retirement_date: "retirement date",
  debt_recommend: "debt repaid",
  emergency_savings_recommend: "emergency savings",
  personal_cash_recommend: "personal use",
  percent_capital_to_partner_dependants_annuity: "share to dependants",
  income_guarantee_period: "income guarantee period",
  partner_guaranteed_inc_perct: "partner’s share",
  apply_exclusion: "five-year exclusion",
};
