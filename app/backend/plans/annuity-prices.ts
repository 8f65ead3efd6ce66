import { daysBetween } from "~/base/date";
import type { IsoDate } from "~/base/date";
import { chooseBasis, oldestPrices } from "~/engine";

/** Government bonds move by a point of yield within a few months, and with them what a life annuity pays by 8%. */
const OLDEST_DAYS = 90;

/** The day of the prices of inflation-linked life annuities, which are those recommended, that are in force on a day. */
export function findDayOfPrices(today: IsoDate): IsoDate {
  return chooseBasis(today).pricesAsOfByKind.linked;
}

/** The oldest prices, which the operator has to renew: their day, and how many days ago it was; undefined while they are recent. */
export function findOldPrices(
  today: IsoDate,
  day = oldestPrices(chooseBasis(today)),
): { day: IsoDate; daysOld: number } | undefined {
  const daysOld = daysBetween(day, today);
  return daysOld > OLDEST_DAYS ? { day, daysOld } : undefined;
}
