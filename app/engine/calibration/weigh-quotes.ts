import { daysBetween, type IsoDate } from "~/base/date";
import type { Quote } from "./quote";

/** A quote's weight halves with each such period by which it is older than another. */
export const QUOTE_HALF_LIFE_DAYS = 14;

const freshness = (date: IsoDate, newest: IsoDate) =>
  0.5 ** (daysBetween(date, newest) / QUOTE_HALF_LIFE_DAYS);

const findNewest = (quotes: readonly Quote[]) =>
  quotes.reduce((newest, { date }) => (date > newest ? date : newest), quotes[0]!.date);

/** A key equal for an insurer's quotes on one day for the same lives, which differ only in the guarantee. */
const nameLives = ({ date, sex, ageYears, partnerShare, partnerAgeYears }: Quote) =>
  JSON.stringify([date, sex, ageYears, partnerShare, partnerAgeYears]);

/** Splits an insurer's vote among its quotes; the fractions add up to 1. */
function shareVote(quotes: readonly Quote[]): number[] {
  const newest = findNewest(quotes);
  const sameLives = new Map<string, number>();
  for (const lives of quotes.map(nameLives)) sameLives.set(lives, (sameLives.get(lives) ?? 0) + 1);
  const parts = quotes.map((quote) => freshness(quote.date, newest) / sameLives.get(nameLives(quote))!);
  const total = parts.reduce((sum, part) => sum + part, 0);
  return parts.map((part) => part / total);
}

/**
 * The weights of several quotes of one kind.
 *
 * Each insurer has one vote, however many quotes it gave: 1 when its newest quote is as new as the newest of
 * all, and halved for every 14 days that it is older. The insurer's quotes share it, again halved for every
 * 14 days of age. Quotes for the same lives that differ only in the guarantee count as one: our prices differ
 * from insurers' by the expected lifetime of those lives, about which such quotes say the same.
 * @returns the weight of each quote, at least 0 and at most 1
 * cost: the number of quotes times the number of insurers
 */
export function weighQuotes(quotes: readonly Quote[]): Map<Quote, number> {
  const weights = new Map<Quote, number>();
  for (const insurer of new Set(quotes.map((quote) => quote.insurer))) {
    const own = quotes.filter((quote) => quote.insurer === insurer);
    const vote = freshness(findNewest(own), findNewest(quotes));
    shareVote(own).forEach((part, index) => weights.set(own[index]!, vote * part));
  }
  return weights;
}
