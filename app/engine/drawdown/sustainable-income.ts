/**
 * The income that lasts for life with a given confidence, and the chance that given incomes last.
 *
 * An outcome is a path of markets together with the complete years K that are lived; its weight is 1/paths
 * times the chance of dying in year K. An income lasts in an outcome when it is at most the ceiling of
 * that path for K.
 */
import { requireProbabilities, requireShare } from "../basis/require-number";
import { incomeAt, reachesConfidence, recordFalls, type CeilingFalls } from "./ceiling-falls";
import { EVERY_CEILING, type Ceilings } from "./ceilings";
import { chanceForLife, findFailureYears, type DeathChances } from "./failure-years";

function requireChances(deaths: DeathChances, { years }: Ceilings): void {
  if (deaths.length !== years) throw new RangeError(`deaths: must have ${years} years, has ${deaths.length}`);
  requireProbabilities("deaths", deaths);
  for (let k = 0; k < deaths.length; k++) if (deaths[k]! > 0) return;
  throw new RangeError("deaths: must not all be 0");
}

/** An estimate of the lasting income with its relative error. */
export type NearIncome = { incomeShare: number; errorShare: number };

/** A first look at so few paths finds an income to about 1.5%; the first Sobol points are already even. */
const FIRST_LOOK = { paths: 128, errorShare: 0.03 };

/** A yearly income for each rand of capital, and the falls of all paths' ceilings around it. */
export type LastingIncome = { incomeShare: number; falls: CeilingFalls };

/**
 * Finds the largest income that lasts in at least the fraction `confidence` of all outcomes: the ceiling
 * below which 1 - confidence of their weight lies. Records only the outcomes near the first paths' answer; if
 * the income is not among them, it records all.
 * @param near an estimate, if there is a better one than from the first paths
 * @returns exact on the paths, whatever the estimate
 * cost: one pass over paths and years
 */
export function findLastingIncome(
  ceilings: Ceilings,
  deaths: DeathChances,
  confidence: number,
  near?: NearIncome,
): LastingIncome {
  requireChances(deaths, ceilings);
  requireShare("confidence", confidence);
  const { paths } = ceilings;
  const record = (ofPaths: number, range = EVERY_CEILING) =>
    recordFalls({ ceilings, deaths, paths: ofPaths }, range);
  const at = (falls: CeilingFalls) => ({ incomeShare: incomeAt(falls, confidence), falls });
  if (paths <= 2 * FIRST_LOOK.paths) return at(record(paths));
  const look = () => ({ ...at(record(FIRST_LOOK.paths)), errorShare: FIRST_LOOK.errorShare });
  const { incomeShare, errorShare } = near ?? look();
  const falls = record(paths, {
    from: incomeShare * (1 - errorShare),
    to: incomeShare * (1 + errorShare),
  });
  return at(reachesConfidence(falls, confidence) ? falls : record(paths));
}

/** `findLastingIncome` without the falls. */
export function sustainableIncome(ceilings: Ceilings, deaths: DeathChances, confidence: number): number {
  return findLastingIncome(ceilings, deaths, confidence).incomeShare;
}

/**
 * The fraction of outcomes in which an income lasts for life.
 * @param incomeShare a year, for each rand of capital
 */
export function lastingShare(ceilings: Ceilings, incomeShare: number, deaths: DeathChances): number {
  requireChances(deaths, ceilings);
  return chanceForLife(findFailureYears(ceilings, incomeShare), deaths);
}
