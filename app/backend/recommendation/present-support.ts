import type { Recommendation } from "~/contract/plan/recommendation";
import type { Advice } from "~/engine";
import { roundPercent, roundToCents } from "../calls/round";

/** Writes the share of the income that promised support takes, and what a death leaves for it. */
export function presentSupport({ promisedSupport }: Advice): Recommendation["common_info"]["support"] {
  if (!promisedSupport) return null;
  const { at75, besideLifeAnnuity } = promisedSupport;
  return {
    monthly_amount: roundToCents(promisedSupport.perMonth),
    after_tax_monthly_income_less_support: roundToCents(promisedSupport.afterTaxLessSupportPerMonth),
    takes_more_than_half: promisedSupport.takesMoreThanHalf,
    left_at_75: at75 && roundToCents(at75.supportLeft),
    poor_capital_at_75: at75 && roundToCents(at75.poorCapital),
    covered_at_75_perct: at75 && roundPercent(at75.coveredShare),
    beside_life_annuity: besideLifeAnnuity.map(({ age, guaranteedLeft, unitTrust, supportLeft }) => ({
      age,
      guaranteed_left: roundToCents(guaranteedLeft),
      unit_trust: roundToCents(unitTrust),
      support_left: roundToCents(supportLeft),
    })),
    first_age_with_less: promisedSupport.firstAgeWithLess,
  };
}
