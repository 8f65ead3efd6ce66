/**
 * The income that lasts for life with a given confidence, and how likely given incomes last.
 *
 * An outcome is a path of markets together with the complete years K that are lived; its weight is 1/paths times the
 * chance of dying in year K. An income lasts in an outcome when it is at most the ceiling of that path for K.
 */
import { requireProbabilities, requireShare } from "../basis/require-number";
import { incomeAt, narrowFalls, reachesConfidence, recordFalls, type CeilingFalls } from "./ceiling-falls";
import { EVERY_CEILING, type Ceilings } from "./ceilings";
import { chanceForLife, findFailureYears, findFirstFailures, type DeathChances } from "./failure-years";

function requireChances(deaths: DeathChances, { years }: Ceilings): void {
  if (deaths.length !== years) throw new RangeError(`deaths: must have ${years} years, has ${deaths.length}`);
  requireProbabilities("deaths", deaths);
  for (let k = 0; k < deaths.length; k++) if (deaths[k]! > 0) return;
  throw new RangeError("deaths: must not all be 0");
}

/** A first look at so many paths finds incomes to about 1%. They are the first, because Sobol points begin evenly. */
const FIRST_LOOK = { paths: 256, errorShare: 0.02 };

/** From a lower to a higher confidence, or one alone. */
export type Confidences = { from: number; to: number };

/** Ceilings with the falls of their first paths, or of all when there are few, between some confidences. */
export type FirstLook = { ceilings: Ceilings; deaths: DeathChances; few: CeilingFalls };

/**
 * Looks at the first paths of ceilings.
 * @param confidences the lowest and the highest that will be asked for
 * cost: a tenth of a pass over all paths
 */
export function lookFirst(ceilings: Ceilings, deaths: DeathChances, { from, to }: Confidences): FirstLook {
  requireChances(deaths, ceilings);
  requireShare("confidence", from);
  requireShare("confidence", to);
  const paths = ceilings.paths <= 2 * FIRST_LOOK.paths ? ceilings.paths : FIRST_LOOK.paths;
  const every = recordFalls({ ceilings, deaths, paths }, EVERY_CEILING);
  const most = incomeAt(every, from);
  const least = to === from ? most : incomeAt(every, to);
  return { ceilings, deaths, few: narrowFalls(every, { from: least, to: most }) };
}

/**
 * Records the falls of all paths through the incomes of some confidences. Only the outcomes near what the first look gave
 * for these are kept; should the incomes not be among them, all are.
 * cost: one pass over paths and years
 */
export function recordBetween({ ceilings, deaths, few }: FirstLook, { from, to }: Confidences): CeilingFalls {
  const { paths } = ceilings;
  if (few.below.length === paths) return few;
  const { errorShare } = FIRST_LOOK;
  const near = { from: incomeAt(few, to) * (1 - errorShare), to: incomeAt(few, from) * (1 + errorShare) };
  const falls = recordFalls({ ceilings, deaths, paths }, near);
  const isAmongThem = reachesConfidence(falls, from) && reachesConfidence(falls, to);
  return isAmongThem ? falls : recordFalls({ ceilings, deaths, paths }, EVERY_CEILING);
}

/**
 * The largest income that lasts in at least the share `confidence` of all outcomes: the ceiling below which 1 - confidence
 * of their weight lies.
 * @returns a year's income for each rand of capital; exact on the paths
 * cost: linear in paths times years
 */
export function sustainableIncome(ceilings: Ceilings, deaths: DeathChances, confidence: number): number {
  return sustainableIncomeOf(lookFirst(ceilings, deaths, { from: confidence, to: confidence }), confidence);
}

/** The same for ceilings that were looked at. */
export function sustainableIncomeOf(look: FirstLook, confidence: number): number {
  return incomeAt(recordBetween(look, { from: confidence, to: confidence }), confidence);
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
  const failures = incomes.map(({ ceilings, incomeShare }) => {
    requireChances(deaths, ceilings);
    if (ceilings.paths !== first.ceilings.paths) throw new RangeError("incomes: not on the same paths");
    return findFailureYears(ceilings, incomeShare);
  });
  return chanceForLife(failures.reduce(findFirstFailures), deaths);
}
