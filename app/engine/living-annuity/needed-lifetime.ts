/** The time for which a living annuity's income is needed, from today's exact ages on. */
import { yearsBetween } from "~/base/date";
import type { Basis } from "../basis/basis";
import { survivalFrom } from "../lives/survival";
import { yearlyMortality } from "../lives/yearly-mortality";
import type { Life } from "../case/retirement-case";
import type { Between } from "./until-anniversary";

/** The chances for the lives that need the income: one person, or the last survivor of two. */
export type NeededLifetime = {
  /** The chance that the need ends before the anniversary. */
  endedBefore: number;
  /** Otherwise, the chance that the need ends in each year from that day on; they add up to 1. */
  deaths: Float64Array;
};

/**
 * Reads the lifetime for which an income is needed, for healthy lives.
 * @param between today, and the anniversary, at most a year later
 * @throws RangeError for a life that is not yet born, or 120 or older on the anniversary
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
