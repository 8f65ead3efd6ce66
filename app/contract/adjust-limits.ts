import { parseDayMonthYear } from "~/base/date";
import type { AdjustLimits } from "./adjust-rules";
import type { WireLeverPrice } from "./lever-prices";

/** The limits within which the adjust-needs calls accept each lever, as a recommendation tells them with its prices. */
export function readAdjustLimits(prices: readonly WireLeverPrice[]): AdjustLimits {
  return Object.fromEntries(
    prices.map(({ lever, minimum, maximum }) => {
      if (lever === "apply_exclusion") return [lever, true];
      if (lever !== "retirement_date") return [lever, { minimum, maximum }];
      return [lever, { minimum: parseDayMonthYear(minimum), maximum: parseDayMonthYear(maximum) }];
    }),
  );
}
