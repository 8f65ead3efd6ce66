import { todayInSouthAfrica } from "~/base/date";
import { getLogger } from "../log/logger";
import { findOldPrices } from "../plans/annuity-prices";

/** Tells the operator that advice rests on old prices of life annuities, and what to do. */
export function warnOfOldPrices(now: Date): void {
  const old = findOldPrices(todayInSouthAfrica(now));
  if (!old) return;
  getLogger().warn(
    old,
    "the prices of life annuities are old: fit a new basis to insurers' quotes with npm run calibrate, as app/docs/operations.md says",
  );
}
