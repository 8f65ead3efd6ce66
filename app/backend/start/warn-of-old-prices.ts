import { todayInSouthAfrica } from "~/base/date";
import { getLogger } from "../log/logger";
import { findOldPrices } from "../plans/annuity-prices";

/** Warns the operator that advice uses old prices of life annuities, and says what to do. */
export function warnOfOldPrices(now: Date): void {
  const old = findOldPrices(todayInSouthAfrica(now));
  if (!old) return;
  getLogger().warn(
    old,
    "the prices of life annuities are old: fit a new basis to insurers' quotes with npm run calibrate, as app/docs/operations.md says",
  );
}
