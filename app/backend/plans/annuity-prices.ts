import { daysBetween, type IsoDate } from "~/base/date";
import { chooseBasis, oldestPrices } from "~/engine";

/** Within a few months government bonds move by a point of yield, and what a life annuity pays by 8%. */
const OLDEST_DAYS = 90;

/** Returns the date of the current prices of inflation-linked life annuities, the ones that are recommended. */
export function findDayOfPrices(today: IsoDate): IsoDate {
  return chooseBasis(today).pricesAsOfByKind.linked;
}

/** Returns the oldest prices' date and age in days if the operator has to renew them; undefined if recent. */
export function findOldPrices(
  today: IsoDate,
  day = oldestPrices(chooseBasis(today)),
): { day: IsoDate; daysOld: number } | undefined {
  const daysOld = daysBetween(day, today);
  return daysOld > OLDEST_DAYS ? { day, daysOld } : undefined;
}
