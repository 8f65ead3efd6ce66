import type { CommonInfo } from "~/contract/plan/recommendation";
import type { Advice } from "~/engine";
import { roundPercent, roundToCents } from "../calls/round";

/** Writes the cost of the unit trust, and the lump sums with none or a smaller one. */
export function presentUnitTrustPrice({ unitTrustPrice }: Advice): CommonInfo["unit_trust_price"] {
  if (!unitTrustPrice) return null;
  const { costPerMonth, lumpSumWithout, middle } = unitTrustPrice;
  return {
    cost_per_month: roundToCents(costPerMonth),
    lump_sum_without: roundToCents(lumpSumWithout),
    middle_way: middle && {
      lump_sum: roundToCents(middle.lumpSum),
      unit_trust_recommend: roundToCents(middle.unitTrust),
      months_within_reach: middle.monthsWithinReach,
      after_tax_monthly_income: roundToCents(middle.afterTaxPerMonth),
      cost_per_month: roundToCents(middle.costPerMonth),
    },
  };
}

/** Writes the income if the unit trust is used up first. */
export function presentTrustFirst({ trustFirst }: Advice): CommonInfo["unit_trust_first"] {
  if (!trustFirst) return null;
  return {
    success_perct: roundPercent(trustFirst.lastsForLifeShare),
    monthly_income_from_annuity: roundToCents(trustFirst.fromAnnuityPerMonth),
    monthly_income_from_unit_trust: roundToCents(trustFirst.fromUnitTrustPerMonth),
    after_tax_monthly_income: roundToCents(trustFirst.afterTaxPerMonth),
    age_unit_trust_runs_out: trustFirst.ageUsedUp,
  };
}
