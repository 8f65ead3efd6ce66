/**
 * Mortality from tables as they are published, for a life of a whole age: yearly probabilities of dying from that age
 * to the table's end, after which nobody lives. `survivalFrom` goes on from there to exact ages, `adjustMortality` to
 * multiples and improvement.
 */
import {
  requireAtLeast,
  requireNotEmpty,
  requireNotNegative,
  requireProbabilities,
  requireShare,
  requireWhole,
} from "../basis/require-number";

/** The place of an age in a table that begins at `firstAge`. */
function indexOfAge(age: number, firstAge: number, length: number): number {
  requireWhole("firstAge", firstAge);
  requireWhole("age", age);
  if (age >= firstAge && age < firstAge + length) return age - firstAge;
  throw new RangeError(`age: the table goes from ${firstAge} to ${firstAge + length - 1}, asked for ${age}`);
}

/** A published table of one sex: `rates[0]` is q at `firstAge`. */
export type RateTable = { firstAge: number; rates: ArrayLike<number> };

/** The mortality of an age in a table of q, the probabilities of dying within a year of age. */
export function mortalityFromRates({ firstAge, rates, age }: RateTable & { age: number }): Float64Array {
  requireProbabilities("rates", rates);
  return Float64Array.from(rates).slice(indexOfAge(age, firstAge, rates.length));
}

/** The mortality of an age in a table of l, those still alive at each age; a last 0 closes the table. */
export function mortalityFromLives(table: {
  firstAge: number;
  lives: ArrayLike<number>;
  age: number;
}): Float64Array {
  const { firstAge, lives, age } = table;
  requireNotEmpty("lives", lives);
  const rates = Array.from(lives).flatMap((alive, index) => {
    requireNotNegative(`lives[${index}]`, alive);
    if (index === 0) return [];
    const before = lives[index - 1]!;
    if (alive > before) throw new RangeError(`lives[${index}]: must not rise`);
    return [before === 0 ? 1 : 1 - alive / before];
  });
  const from = indexOfAge(age, firstAge, lives.length);
  if (from >= rates.length) throw new RangeError(`age: nobody's death is known from ${age} on`);
  return Float64Array.from(rates).slice(from);
}

/** The mortality of an age from forces, each constant over the year of age that it stands for. */
export function mortalityFromForces(table: {
  firstAge: number;
  forces: ArrayLike<number>;
  age: number;
}): Float64Array {
  const { firstAge, forces, age } = table;
  requireNotEmpty("forces", forces);
  Array.from(forces).forEach((force, index) => requireNotNegative(`forces[${index}]`, force));
  return Float64Array.from(forces)
    .slice(indexOfAge(age, firstAge, forces.length))
    .map((force) => -Math.expm1(-force));
}

/** Rates for the first years after selection: `select[k][d]` is q of age `firstAge` + k + d, d years after it. */
export type SelectTable = { firstAge: number; select: readonly ArrayLike<number>[]; ultimate: RateTable };

/**
 * The mortality of somebody selected (medically examined, say) at an age, from a select and ultimate table.
 * @param ageAtSelection age then; the result begins `yearsSince` years later
 */
export function mortalityFromSelectRates({
  firstAge,
  select,
  ultimate,
  ageAtSelection,
  yearsSince = 0,
}: SelectTable & { ageAtSelection: number; yearsSince?: number }): Float64Array {
  requireNotEmpty("select", select);
  const row = select[indexOfAge(ageAtSelection, firstAge, select.length)]!;
  requireProbabilities("select", row);
  requireWhole("yearsSince", yearsSince);
  const fromUltimate = mortalityFromRates({ ...ultimate, age: ageAtSelection + row.length });
  const all = Float64Array.of(...Array.from(row), ...fromUltimate);
  if (yearsSince < all.length) return all.slice(yearsSince);
  throw new RangeError(`yearsSince: nobody lives ${yearsSince} years after selection at ${ageAtSelection}`);
}

/** What is changed in a mortality; nothing unless given. */
export type MortalityChange = {
  /** Multiple of every force, and so a power of every chance of surviving: 1.5 for half as much again. 0 or more. */
  forceMultiple?: number;
  /** Multiple of every probability, at most certainty: 0.9 for "90% of the table". 0 or more. */
  rateMultiple?: number;
  /** Share by which forces fall a year, and for how many years before the first year they already have. */
  improvementShare?: number;
  yearsImproved?: number;
};

/** A changed mortality, year by year: first the rates, then the forces; a last year that is certain death stays so. */
export function adjustMortality(q: ArrayLike<number>, change: MortalityChange): Float64Array {
  const { forceMultiple = 1, rateMultiple = 1, improvementShare = 0, yearsImproved = 0 } = change;
  requireProbabilities("q", q);
  requireAtLeast("forceMultiple", forceMultiple, 0);
  requireAtLeast("rateMultiple", rateMultiple, 0);
  requireShare("improvementShare", improvementShare);
  requireNotNegative("yearsImproved", yearsImproved);
  return Float64Array.from(q, (rate, k) => {
    if (rate === 1) return 1;
    const force = -Math.log1p(-Math.min(rate * rateMultiple, 1));
    return -Math.expm1(-force * forceMultiple * (1 - improvementShare) ** (yearsImproved + k));
  });
}
