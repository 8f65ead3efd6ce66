/** The law's amounts stay what they are while prices rise: whoever retires later is told both kinds of rand. */
import { formatRand } from "~/base/money";
import type { PlanFacts } from "./plan-facts";
import { speakOf } from "./speak-of";

const MILLION = 1_000_000;

/** What one rand of today is by the retirement day; recommendations of earlier versions do not tell it. */
const priceLevelOf = ({ cash }: PlanFacts) => (cash.million_at_retirement ?? MILLION) / MILLION;

/**
 * An amount in rand of the retirement day and of today; once where they are the same.
 * @param onTheDay rand of the retirement day
 */
export function writeLawfulAmount(facts: PlanFacts, onTheDay: number): string {
  const today = onTheDay / priceLevelOf(facts);
  if (Math.round(today) === Math.round(onTheDay)) return formatRand(onTheDay);
  const { you, does } = speakOf(facts);
  return `${formatRand(onTheDay)} on the day ${you} ${does("retire")}, which is ${formatRand(today)} in today’s money`;
}

/** What the lump sum is on the retirement day, in whose rand the law taxes it. */
export function describeLumpSumOnTheDay(facts: PlanFacts): string[] {
  const { lump_sum: lumpSum } = facts.cash;
  const onTheDay = lumpSum * priceLevelOf(facts);
  if (Math.round(onTheDay) === Math.round(lumpSum)) return [];
  return [`The lump sum is ${writeLawfulAmount(facts, onTheDay)}. The law taxes it in the rand of that day.`];
}
