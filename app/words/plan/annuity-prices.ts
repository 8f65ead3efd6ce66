import type { IsoDate } from "~/base/date";
import type { PlanFacts } from "./plan-facts";
import { joinWords, writeDate, writeIsoDate } from "./write-figures";

const writePrices = (days: readonly string[]) =>
  `Life annuities are priced as of ${joinWords(days)}. The real price is an insurer’s quote.`;

/** Says how old the price of a life annuity is that is worked out today, and that it is not an offer. */
export function sayPricesOf(day: IsoDate): string {
  return writePrices([writeIsoDate(day)]);
}

/** Says it of a price that came with its day, DD/MM/YYYY. */
export function sayPricesTold(day: string): string {
  return writePrices([writeDate(day)]);
}

/** Tells an administrator that the prices behind all plans are old, and what to do. */
export function describeOldPrices({ day, daysOld }: { day: IsoDate; daysOld: number }) {
  return {
    fact: `The prices of life annuities are ${daysOld} days old.`,
    detail: `They are of ${writeIsoDate(day)}. Whoever runs this site fits a new basis to insurers’ quotes: npm run calibrate, as the operator’s manual says.`,
  };
}

/**
 * Says it of the prices in plans: once on a page, where the first price of a life annuity stands. Nothing of the earlier
 * recommendations, which do not tell the day.
 */
export function sayPrices(...plans: readonly PlanFacts[]): string[] {
  const days = new Set(plans.flatMap(({ common }) => common.prices_as_of ?? []));
  return days.size > 0 ? [writePrices([...days].map(writeDate))] : [];
}
