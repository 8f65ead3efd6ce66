import { parseDayMonthYear } from "~/base/date";
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
  return {
    ...Object.fromEntries(ranges),
    ...readLumpSumLimit(recommendation),
    investment_recommendations: findFundLimits(recommendation),
  } as AdjustLimits;
}

/** From what the cash needs take to all that may be taken; nothing where a plan pays another income, as with the levers. */
function readLumpSumLimit({ common_info: common }: Recommendation): Pick<AdjustLimits, "lump_sum"> {
  const {
    lump_sum,
    unit_trust_recommend,
    max_available_for_withdrawl: maximum,
  } = common.cash_recommendations;
  if (common.levers.length === 0 || maximum <= 0) return {};
  return { lump_sum: { minimum: Math.max(lump_sum - unit_trust_recommend, 0), maximum } };
}
