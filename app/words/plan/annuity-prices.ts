import type { IsoDate } from "~/base/date";
import type { PlanFacts } from "./plan-facts";
import { joinWords, writeDate, writeIsoDate } from "./write-figures";

const writePrices = (days: readonly string[]) =>
  `Life annuities are priced as of ${joinWords(days)}. The real price is an insurer’s quote.`;

/** Dates the price of a life annuity calculated today, and says that it is not an offer. */
export function sayPricesOf(day: IsoDate): string {
  return writePrices([writeIsoDate(day)]);
}

/** The same for a price with a date, DD/MM/YYYY. */
export function sayPricesTold(day: string): string {
  return writePrices([writeDate(day)]);
}

/** Tells an administrator that the prices behind all plans are old, with the remedy. */
export function describeOldPrices({ day, daysOld }: { day: IsoDate; daysOld: number }) {
  return {
    fact: `The prices of life annuities are ${daysOld} days old.`,
    detail: `They are of ${writeIsoDate(day)}. Whoever runs this site fits a new basis to insurers’ quotes: npm run calibrate, as the operator’s manual says.`,
  };
}

type Kind = keyof NonNullable<PlanFacts["common"]["prices_as_of_by_kind"]>;

/** Dates the prices of some kinds in plans; engines before 4 had one date for all kinds, the oldest had none. */
function sayPricesOfKinds(kinds: readonly Kind[], plans: readonly PlanFacts[]): string[] {
  const days = plans.flatMap(({ common }) =>
    kinds.flatMap((kind) => common.prices_as_of_by_kind?.[kind] ?? common.prices_as_of ?? []),
  );
  return days.length > 0 ? [writePrices([...new Set(days)].map(writeDate))] : [];
}

/** Dates inflation-linked prices in plans: once on a page, beside its first price of a life annuity. */
export function sayPrices(...plans: readonly PlanFacts[]): string[] {
  return sayPricesOfKinds(["linked"], plans);
}

/** Dates the prices of life annuities that do not rise with prices. */
export function sayNominalPrices(facts: PlanFacts): string[] {
  return sayPricesOfKinds(["level", "increasing_5"], [facts]);
}
