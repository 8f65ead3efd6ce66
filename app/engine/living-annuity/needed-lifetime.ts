/** How long the income of a living annuity is needed, from today's exact ages on. */
import { yearsBetween } from "~/base/date";
import type { Basis } from "../basis/basis";
import { survivalFrom } from "../lives/survival";
import { yearlyMortality } from "../lives/yearly-mortality";
import type { Life } from "../retirement-case";
import type { Between } from "./until-anniversary";

/** The chances of whoever needs the income: one person, or the last survivor of two. */
export type NeededLifetime = {
  /** That it is needed no more on the day on which the year begins. */
  endedBefore: number;
  /** Where it is needed then, in which year from that day on the need ends; they add to 1. */
  deaths: Float64Array;
};

/**
 * Reads how long an income is needed, of healthy lives.
 * @param between today, and the day on which the year begins, at most a year later
 * @throws RangeError for a life that is not born, or 120 or older when the year begins
 */
export function readNeededLifetime(
  lives: readonly Life[],
  { from, to }: Between,
  basis: Pick<Basis, "mortality" | "improvement">,
): NeededLifetime {
  const tables = lives.map((life) => yearlyMortality({ life, retirementDate: from, basis, impairment: 1 }));
  const survivals = tables.map((table) => survivalFrom(table, 0));
  const wait = yearsBetween(from, to);
  const needed = Float64Array.from({ length: Math.max(...tables.map((table) => table.length)) + 1 }, (_, k) =>
    survivals.reduce((any, survival) => any + survival(wait + k) * (1 - any), 0),
  );
  const atStart = needed[0]!;
  if (atStart === 0) throw new RangeError("member.birthDate: nobody is so old when the year begins");
  return {
    endedBefore: 1 - atStart,
    deaths: Float64Array.from(
      { length: needed.length - 1 },
      (_, k) => (needed[k]! - needed[k + 1]!) / atStart,
    ),
  };
}
