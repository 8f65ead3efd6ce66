/** The law's amounts are not indexed to prices, so people who retire later are shown both kinds of rand. */
import { formatRand } from "~/base/money";
import type { PlanFacts } from "./plan-facts";
import { speakOf } from "./speak-of";

/** An amount in rand of the retirement day, and in today's rand if the recommendation has it. */
type LawfulAmount = { onTheDay: number; today?: number };

/** Writes an amount in both kinds of rand; once if they are equal. */
export function writeLawfulAmount(facts: PlanFacts, { onTheDay, today = onTheDay }: LawfulAmount): string {
  if (Math.round(today) === Math.round(onTheDay)) return formatRand(onTheDay);
  const { you, does } = speakOf(facts);
  return `${formatRand(onTheDay)} on the day ${you} ${does("retire")}, which is ${formatRand(today)} in today’s money`;
}

/** The lump sum in rand of the retirement day, in which the law taxes it. */
export function describeLumpSumOnTheDay(facts: PlanFacts): string[] {
  const { lump_sum: today, lump_sum_on_the_day: onTheDay = today } = facts.cash;
  if (Math.round(onTheDay) === Math.round(today)) return [];
  return [
    `The lump sum is ${writeLawfulAmount(facts, { onTheDay, today })}. The law taxes it in the rand of that day.`,
  ];
}
