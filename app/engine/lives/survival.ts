/**
 * Mortality in one of two forms: as yearly probabilities of dying q_0, q_1, … from the start on (a table), or as a
 * function that gives the chance of being alive after some years (a law). After a table's last year nobody lives.
 * Between a table's anniversaries deaths follow one of two assumptions, for s from 0 to 1:
 *
 *   constant force    S(k+s) = S(k)·(1-q_k)^s,
 *   uniform deaths    S(k+s) = S(k)·(1-s·q_k).
 */
import { requireNotNegative, requireProbabilities, requireShare } from "../basis/require-number";

/** Yearly probabilities of dying, index 0 for the first year. */
export type YearlyMortality = ArrayLike<number>;

/** The chance of being alive after some years, 1 at the start and never rising. */
export type SurvivalFunction = (years: number) => number;

export type Mortality = YearlyMortality | SurvivalFunction;

/** The distribution of deaths between the anniversaries of a table; a law needs no such assumption. */
export type WithinYear = "constantForce" | "uniformDeaths";

/** A survival function is followed for at least this many years, and until almost nobody lives. */
const USUAL_YEARS = 130;
const HARDLY_ANYBODY = 1e-16;
/** Under a constant force of a thousandth a year almost nobody lives this long. */
export const LONGEST_YEARS = 40_000;
/** Tolerance for rounding, within which a survival function may rise. */
const ROUNDING_SHARE = 1e-12;

function surviveWithinYear(q: number, years: number, withinYear: WithinYear): number {
  return withinYear === "constantForce" ? (1 - q) ** years : 1 - years * q;
}

/** Refuses an unknown assumption, which untyped callers can pass. */
export function requireWithinYear(withinYear: WithinYear): void {
  if (["constantForce", "uniformDeaths"].includes(withinYear)) return;
  throw new RangeError(`withinYear: must be constantForce or uniformDeaths, is ${String(withinYear)}`);
}

/**
 * True if a law need not be followed further.
 * @param chance of being alive after so many years
 * @throws RangeError for a law under which some live for ever
 */
export function isDiedOut(chance: number, years: number): boolean {
  if (years < USUAL_YEARS) return false;
  if (chance <= HARDLY_ANYBODY) return true;
  if (years < LONGEST_YEARS) return false;
  throw new RangeError(`mortality(${years}): must be 0 by then, as nobody lives for ever, is ${chance}`);
}

/** Refuses anything other than a table of probabilities or a function that begins at 1. */
export function requireMortality(name: string, mortality: Mortality): void {
  if (typeof mortality !== "function") return requireProbabilities(name, mortality);
  const atStart = mortality(0);
  if (Math.abs(atStart - 1) <= ROUNDING_SHARE) return;
  throw new RangeError(`${name}(0): must be 1, as a life begins alive, is ${atStart}`);
}

function sampleLaw(law: SurvivalFunction, pointsPerYear: number): Float64Array {
  requireMortality("mortality", law);
  const chances: number[] = [];
  let before = 1;
  for (let years = 0; ; years = chances.length / pointsPerYear) {
    const chance = law(years);
    if (!(chance >= 0 && chance <= 1 + ROUNDING_SHARE)) requireShare(`mortality(${years})`, chance);
    if (chance > before + ROUNDING_SHARE) throw new RangeError(`mortality(${years}): must not rise`);
    before = chance;
    chances.push(chance);
    if (Number.isInteger(years) && isDiedOut(chance, years)) return Float64Array.from(chances);
  }
}

/** Tolerance for rounding, in years, of times such as 1/12. */
const ROUNDING_YEARS = 1e-6;

/** Mortality cut off after some years: a law is followed no further, however long people live under it. */
export function endAfter(mortality: Mortality, years: number): Mortality {
  if (typeof mortality !== "function") return mortality;
  return (time) => (time <= years + ROUNDING_YEARS ? mortality(time) : 0);
}

/**
 * The chances S(0) = 1, S(1), … of being alive at each anniversary.
 * @returns one more value than the table has years; for a law until almost nobody lives, at least 131
 */
export function survivalAtAnniversaries(mortality: Mortality): Float64Array {
  if (typeof mortality === "function") return sampleLaw(mortality, 1);
  requireProbabilities("q", mortality);
  const survival = new Float64Array(mortality.length + 1);
  survival[0] = 1;
  for (let k = 0; k < mortality.length; k++) survival[k + 1] = survival[k]! * (1 - mortality[k]!);
  return survival;
}

/** The chance of being alive after some years, which may be fractional. */
export function survivalAt(
  mortality: Mortality,
  years: number,
  withinYear: WithinYear = "constantForce",
): number {
  requireNotNegative("years", years);
  requireWithinYear(withinYear);
  if (typeof mortality === "function") {
    requireMortality("mortality", mortality);
    const chance = mortality(years);
    requireShare(`mortality(${years})`, chance);
    return chance;
  }
  const survival = survivalAtAnniversaries(mortality);
  const k = Math.floor(years);
  if (k >= mortality.length) return k === mortality.length && years === k ? survival[k]! : 0;
  return survival[k]! * surviveWithinYear(mortality[k]!, years - k, withinYear);
}

/**
 * The survival function of a person who has already lived some years of a mortality: S(s+t)/S(s), s =
 * `yearsLived`. A person of 65½ is half a year into the mortality of 65.
 * @throws RangeError when nobody lives so long
 */
export function survivalFrom(
  mortality: Mortality,
  yearsLived: number,
  withinYear: WithinYear = "constantForce",
): SurvivalFunction {
  const reached = survivalAt(mortality, yearsLived, withinYear);
  if (reached === 0) throw new RangeError(`yearsLived: nobody lives ${yearsLived} years`);
  if (typeof mortality === "function") return (years) => mortality(yearsLived + years) / reached;
  const survival = survivalAtAnniversaries(mortality);
  return (years) => {
    const k = Math.floor(yearsLived + years);
    if (k >= mortality.length) return 0;
    return (survival[k]! * surviveWithinYear(mortality[k]!, yearsLived + years - k, withinYear)) / reached;
  };
}

/**
 * The chances of being alive at the times 0, 1/m, 2/m, … up to the end of the last year, m = `pointsPerYear`.
 * @returns m values a year and one more; for a law until almost nobody lives
 * cost: a power for each year of a table, a call for each point of a law
 */
export function survivalAtTimes(
  mortality: Mortality,
  pointsPerYear: number,
  withinYear: WithinYear = "constantForce",
): Float64Array {
  requireWithinYear(withinYear);
  if (!Number.isInteger(pointsPerYear) || pointsPerYear < 1 || pointsPerYear > 366) {
    throw new RangeError(`pointsPerYear: must be a whole number from 1 to 366, is ${pointsPerYear}`);
  }
  if (typeof mortality === "function") return sampleLaw(mortality, pointsPerYear);
  requireProbabilities("q", mortality);
  const survival = new Float64Array(mortality.length * pointsPerYear + 1);
  let atAnniversary = 1;
  for (let k = 0; k < mortality.length; k++) {
    const q = mortality[k]!;
    const step = (1 - q) ** (1 / pointsPerYear);
    let within = 1;
    for (let point = 0; point < pointsPerYear; point++) {
      survival[k * pointsPerYear + point] = atAnniversary * within;
      within =
        withinYear === "constantForce"
          ? within * step
          : surviveWithinYear(q, (point + 1) / pointsPerYear, withinYear);
    }
    atAnniversary *= 1 - q;
  }
  survival[mortality.length * pointsPerYear] = atAnniversary;
  return survival;
}

/** The chances at the start of dying in each year: S(k)·q_k. They add up to 1 when the last q is 1. */
export function deathInYearProbabilities(q: YearlyMortality): Float64Array {
  const survival = survivalAtAnniversaries(q);
  return Float64Array.from(q, (probability, k) => survival[k]! * probability);
}
