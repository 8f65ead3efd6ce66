import type { Recommendation } from "~/contract/plan/recommendation";
import type { Advice } from "~/engine";
import { roundToCents } from "../calls/round";

/** Writes the part of the older person's grant that a plan may leave. */
export function presentGrant({ grant }: Advice): Recommendation["common_info"]["grant"] {
  if (!grant) return null;
  return {
    full: roundToCents(grant.full),
    low: roundToCents(grant.low),
    high: roundToCents(grant.high),
    monthly_income: roundToCents(grant.incomePerMonth),
    assets: roundToCents(grant.assets),
  };
}
