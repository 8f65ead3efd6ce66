import type { CheckedAnnuity } from "../../app/contract/living-annuity/check-operations";

/** The living annuity of a man of 70 who draws R9 500 a month of R1 300 000, whose year begins in December. */
export const checkedAnnuity = {
  dob: "15/03/1956",
  gender: "male",
  value: 1_300_000,
  monthly_income: 9_500,
  anniversary_month: 12,
  annual_cost_perct: 2.5,
  mix: "middle",
} as const satisfies CheckedAnnuity;
