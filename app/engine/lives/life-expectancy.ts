/** Mean and median of the age at death. */
import { requireNotNegative } from "../basis/require-number";
import {
  isDiedOut,
  LONGEST_YEARS,
  requireMortality,
  requireWithinYear,
  survivalAtAnniversaries,
  type Mortality,
  type SurvivalFunction,
  type WithinYear,
  type YearlyMortality,
} from "./survival";

/** Mean years lived from the start. */
type LifeExpectancy = {
  /** Mean of the whole years lived, e = S(1) + S(2) + … */
  curtateYears: number;
  /** Mean years lived, the area under the survival curve. */
  completeYears: number;
  /** Age at the start plus `completeYears`. */
  meanAgeAtDeath: number;
};

/** The area of one year under a table's survival curve, for 1 alive at its start. */
function yearLivedIn(q: number, withinYear: WithinYear): number {
  if (withinYear === "uniformDeaths") return 1 - q / 2;
  return q === 0 ? 1 : q / -Math.log1p(-q);
}

/** Simpson's rule with 48 steps a year: accurate to 1e-7 years even where almost nobody lives another year. */
function areaUnder(law: SurvivalFunction): number {
  const steps = 48;
  let sum = law(0);
  for (let step = 1; ; step++) {
    const chance = law(step / steps);
    if (step % steps === 0 && isDiedOut(chance, step / steps)) return (sum + chance) / (3 * steps);
    sum += (step % 2 === 1 ? 4 : 2) * chance;
  }
}

/**
 * Life expectancy. With a constant force μ_k = -ln(1-q_k) a year's area is S(k)·q_k/μ_k, with uniform deaths S(k)·(1 - q_k/2).
 * @param ageAtStart exact age at the start of the first year
 */
export function lifeExpectancy(
  mortality: Mortality,
  ageAtStart: number,
  withinYear: WithinYear = "constantForce",
): LifeExpectancy {
  requireNotNegative("ageAtStart", ageAtStart);
  requireWithinYear(withinYear);
  const survival = survivalAtAnniversaries(mortality);
  const curtateYears = survival.reduce((sum, chance) => sum + chance, 0) - 1;
  const completeYears =
    typeof mortality === "function"
      ? areaUnder(mortality)
      : Array.from(mortality).reduce((sum, q, k) => sum + survival[k]! * yearLivedIn(q, withinYear), 0);
  return { curtateYears, completeYears, meanAgeAtDeath: ageAtStart + completeYears };
}

/** The time at which survival under a table is ½, by the assumption within the year; the table's end if more outlive it. */
function medianOfTable(q: YearlyMortality, withinYear: WithinYear): number {
  const survival = survivalAtAnniversaries(q);
  const k = survival.findIndex((alive) => alive < 0.5) - 1;
  if (k < 0) return q.length;
  const alive = 0.5 / survival[k]!;
  return k + (withinYear === "constantForce" ? Math.log(alive) / Math.log1p(-q[k]!) : (1 - alive) / q[k]!);
}

/** The same under a law, by bisection to the last bit; too few outlive the longest time to matter. */
function medianOfLaw(law: SurvivalFunction): number {
  let [alive, dead] = [0, LONGEST_YEARS];
  for (;;) {
    const middle = (alive + dead) / 2;
    if (middle === alive || middle === dead) return alive;
    if (law(middle) >= 0.5) alive = middle;
    else dead = middle;
  }
}

/**
 * The age that half of such people live past: the time at which survival is ½.
 * @param ageAtStart exact age at the start of the first year
 * @returns the exact age; the end of the table when more than half outlive it
 */
export function medianAgeAtDeath(
  mortality: Mortality,
  ageAtStart: number,
  withinYear: WithinYear = "constantForce",
): number {
  requireNotNegative("ageAtStart", ageAtStart);
  requireMortality("mortality", mortality);
  requireWithinYear(withinYear);
  const isLaw = typeof mortality === "function";
  return ageAtStart + (isLaw ? medianOfLaw(mortality) : medianOfTable(mortality, withinYear));
}
