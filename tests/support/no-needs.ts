import type { SurveyRecord } from "../../app/contract/survey/survey-record";

/** The answers of a person without cash needs or dependants. */
export const NO_NEEDS = {
  has_debt: "no",
  has_emergency_savings: "yes",
  need_cash_lump_sum: "no",
  financially_support_partner: "no",
  financially_support_children: "no",
  financially_support_someone: "no",
} as const satisfies Partial<SurveyRecord>;
