/**
 * The income that lasts for life with a given confidence, and how likely a given income lasts.
 *
 * An outcome is a path of markets together with the complete years K that are lived; its weight is 1/paths times the
 * chance of dying in year K. An income lasts in an outcome when it is at most the ceiling of that path for K.
 */
import { requireNotNegative, requireShare } from "../basis/require-number";
import type { Ceilings } from "./ceilings";
import { weightedQuantile } from "./weighted-quantile";

/** The chances of dying in each year, as many as the ceilings have years; they add to 1. */
export type DeathChances = Float64Array;

function requireChances(deaths: DeathChances, { years }: Ceilings): void {
  if (deaths.length !== years) throw new RangeError(`deaths: must have ${years} years, has ${deaths.length}`);
}

/**
 * The largest income that lasts in at least the share `confidence` of all outcomes.
 * @returns a year's income for each rand of capital; exact on the paths, no search
 */
export function sustainableIncome(ceilings: Ceilings, deaths: DeathChances, confidence: number): number {
  requireChances(deaths, ceilings);
  requireShare("confidence", confidence);
  return weightedQuantile({ values: ceilings.values, rowWeights: deaths }, 1 - confidence);
}

/** An income a year for each rand of capital, with the ceilings it has to stay below. */
export type HeldIncome = { ceilings: Ceilings; incomeShare: number };

/**
 * The share of outcomes in which all the incomes last for life: one annuity's, or annuity's and unit trust's jointly.
 * @param incomes one or more, on the same paths and years
 */
export function lastingShare(incomes: readonly HeldIncome[], deaths: DeathChances): number {
  const first = incomes[0];
  if (!first) throw new RangeError("incomes: must not be empty");
  for (const { ceilings, incomeShare } of incomes) {
    requireChances(deaths, ceilings);
    requireNotNegative("incomeShare", incomeShare);
    if (ceilings.paths !== first.ceilings.paths) throw new RangeError("incomes: not on the same paths");
  }
  const { paths, years } = first.ceilings;
  // Ceilings never rise with the years lived, so what has failed once has failed for good.
  const failed = new Uint8Array(paths);
  let [lastingPaths, lasting, total] = [paths, 0, 0];
  for (let k = 0; k < years; k++) {
    for (const { ceilings, incomeShare } of incomes) {
      for (let path = 0; path < paths; path++) {
        if (failed[path] === 1 || incomeShare <= ceilings.values[k * paths + path]!) continue;
        failed[path] = 1;
        lastingPaths--;
      }
    }
    lasting += deaths[k]! * (lastingPaths / paths);
    total += deaths[k]!;
  }
  return lasting / total;
}
