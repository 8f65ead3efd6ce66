/**
 * Mortality from retirement on, as yearly probabilities of dying.
 *
 * Policy year k runs from the k-th to the (k+1)-th anniversary of the retirement date. A person aged x
 * completed years and a fraction f at retirement has, in that year, the constant force
 *
 *   F_k = ((1-f)·mu_{x+k} + f·mu_{x+k+1}) · (1-r)^(T+k-B-½) · M_k,      q_k = 1 - exp(-F_k),
 *
 * with mu the table's force at half-years (mu_x stands for the force at x + ½), r the yearly improvement
 * since the middle of the base year B, T the retirement date as a calendar year with its fraction (days since
 * 1 January over the days of that year), so that nothing jumps at New Year, and M_k the impairment multiple
 * at the age x+f+k at the year's start,
 *
 *   M = 1 + (m-1)·clamp((100-age)/40, 0, 1).
 *
 * Outside the table the force of its nearest age is used. Nobody lives past 120: the policy year in which
 * that birthday falls has q = 1.
 */
import { dayParts, exactAge, isIsoDate, isoDate, yearsBetween, type IsoDate } from "~/base/date";
import type { Life } from "../case/retirement-case";
import type { Basis, MortalityTable } from "../basis/basis";
import { requireFinite, requireNotEmpty, requireNotNegative, requireShare } from "../basis/require-number";

/** The age that nobody outlives. */
export const OLDEST_AGE = 120;

/** A life with the inputs of its mortality. */
type LifeOnBasis = {
  life: Life;
  retirementDate: IsoDate;
  basis: Pick<Basis, "mortality" | "improvement">;
  /** Multiple of the force at ages up to 60: 1 for a life like the table's, 1.5 for a smoker, … At least 1. */
  impairment: number;
};

/** The table's force at a whole age; the nearest age's outside the table. */
function forceAtAge(table: MortalityTable, age: number): number {
  requireNotEmpty("table.muHalf", table.muHalf);
  requireFinite("age", age);
  const index = Math.min(Math.max(Math.trunc(age) - table.firstAge, 0), table.muHalf.length - 1);
  const force = table.muHalf[index]!;
  if (!(force >= 0 && force < Infinity)) requireNotNegative(`table.muHalf[${index}]`, force);
  return force;
}

/**
 * The multiple of the force of mortality of an impaired life: in full up to 60, tapering linearly to none at 100,
 * because illness makes less difference at high ages.
 * @param impairment the multiple m, at least 1
 */
function impairmentAtAge(impairment: number, age: number): number {
  requireFinite("age", age);
  if (!(impairment >= 1 && Number.isFinite(impairment))) {
    throw new RangeError(`impairment: must be a multiple of at least 1, is ${impairment}`);
  }
  return 1 + (impairment - 1) * Math.min(Math.max((100 - age) / 40, 0), 1);
}

/** Completed years and fraction of the age on a date, from 0 up to (not including) 120. */
function ageAtRetirement(life: Life, retirementDate: IsoDate): { years: number; fraction: number } {
  if (!isIsoDate(life.birthDate)) throw new RangeError("life.birthDate: must be a day as YYYY-MM-DD");
  if (!isIsoDate(retirementDate)) throw new RangeError("retirementDate: must be a day as YYYY-MM-DD");
  const age = exactAge(life.birthDate, retirementDate);
  if (age.years < 0) throw new RangeError("life.birthDate: must not be after the retirement date");
  if (age.years >= OLDEST_AGE) throw new RangeError(`life.birthDate: nobody is ${OLDEST_AGE} or older`);
  return age;
}

/** A date as a calendar year with its fraction. */
function calendarYear(date: IsoDate): number {
  const { year } = dayParts(date);
  return year + yearsBetween(isoDate(year, 1, 1), date);
}

/** The constant forces F_k of the policy years k = 0, 1, … up to the one with the 120th birthday. */
function forcesOfMortality({ life, retirementDate, basis, impairment }: LifeOnBasis): Float64Array {
  const { years, fraction } = ageAtRetirement(life, retirementDate);
  if (life.sex !== "male" && life.sex !== "female") throw new RangeError("life.sex: must be male or female");
  const table = basis.mortality[life.sex];
  const { rateShare, fromYear } = basis.improvement;
  requireShare("basis.improvement.rateShare", rateShare);
  requireFinite("basis.improvement.fromYear", fromYear);
  const yearsSinceBase = calendarYear(retirementDate) - (fromYear + 0.5);
  const forces = new Float64Array(OLDEST_AGE - years);
  let next = forceAtAge(table, years);
  for (let k = 0; k < forces.length; k++) {
    const current = next;
    next = forceAtAge(table, years + k + 1);
    const improved = ((1 - fraction) * current + fraction * next) * (1 - rateShare) ** (yearsSinceBase + k);
    forces[k] = improved * impairmentAtAge(impairment, years + fraction + k);
  }
  return forces;
}

/**
 * The probabilities q_k that somebody alive at the k-th anniversary dies before the next one.
 * @returns one for each policy year; the last one is 1
 * @throws RangeError for a birth after the retirement date, an age of 120 or more, an impairment below 1
 */
export function yearlyMortality(lifeOnBasis: LifeOnBasis): Float64Array {
  const q = forcesOfMortality(lifeOnBasis);
  for (let k = 0; k < q.length; k++) q[k] = -Math.expm1(-q[k]!);
  q[q.length - 1] = 1;
  return q;
}
