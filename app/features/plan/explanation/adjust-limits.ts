import { parseDayMonthYear } from "~/base/date";
import { findLumpSumRange } from "~/contract/plan/adjust-needs";
import type { AdjustLimits } from "~/contract/plan/adjust-rules";
import { findFundLimits } from "~/contract/plan/holding-rules";
import type { Recommendation } from "~/contract/plan/recommendation";

/** The limits within which the adjust-needs calls accept each change, as a recommendation tells them. */
export function readAdjustLimits(recommendation: Recommendation): AdjustLimits {
  const ranges = recommendation.common_info.levers.map(({ lever, minimum, maximum }) => {
    if (lever === "apply_exclusion") return [lever, true];
    if (lever !== "retirement_date") return [lever, { minimum, maximum }];
    return [lever, { minimum: parseDayMonthYear(minimum), maximum: parseDayMonthYear(maximum) }];
  });
  const lumpSum = findLumpSumRange(recommendation);
  return {
    ...Object.fromEntries(ranges),
    ...(lumpSum && { lump_sum: lumpSum }),
    investment_recommendations: findFundLimits(recommendation),
  } as AdjustLimits;
}

/**
 * The same where a lump sum may stand beside other changes: it goes by those, so only the services know how far. One that
 * cannot be chosen stays so.
 */
export function leaveLumpSumOpen({ lump_sum: range, ...limits }: AdjustLimits): AdjustLimits {
  if (!range || range.minimum === range.maximum) return limits;
  return { ...limits, lump_sum: { minimum: 0, maximum: Infinity } };
}
