import { parseDayMonthYear } from "~/base/date";
import { findLumpSumRange } from "~/contract/plan/adjust-needs";
import type { AdjustLimits } from "~/contract/plan/adjust-rules";
import { findFundLimits } from "~/contract/plan/holding-rules";
import type { Recommendation } from "~/contract/plan/recommendation";

/**
 * The limits of a recommendation within which the services accept each change. A lump sum that can be chosen
 * has none here: its limits follow from the changes beside it, and only the services know them.
 */
export function readLimits(recommendation: Recommendation): AdjustLimits {
  const ranges = recommendation.common_info.levers.map(({ lever, minimum, maximum }) => {
    if (lever === "apply_exclusion") return [lever, true];
    if (lever !== "retirement_date") return [lever, { minimum, maximum }];
    return [lever, { minimum: parseDayMonthYear(minimum), maximum: parseDayMonthYear(maximum) }];
  });
  const lumpSum = findLumpSumRange(recommendation);
  const { guaranteed_shares: only = [] } = recommendation.common_info;
  return {
    ...Object.fromEntries(ranges),
    ...(lumpSum &&
      lumpSum.minimum !== lumpSum.maximum && { lump_sum: { minimum: 0, maximum: Number.MAX_SAFE_INTEGER } }),
    ...(only.length > 0 && { perct_guaranteed: { minimum: 0, maximum: 1, only } }),
    investment_recommendations: findFundLimits(recommendation),
  } as AdjustLimits;
}
