/**
 * Mortality from published tables, for a life of a whole age: yearly probabilities of dying from that age to the
 * table's end, after which nobody lives. `survivalFrom` extends this to exact ages.
 */
import {
  requireNotEmpty,
  requireNotNegative,
  requireProbabilities,
  requireWhole,
} from "../basis/require-number";

/** The place of an age in a table that begins at `firstAge`. */
function indexOfAge(age: number, firstAge: number, length: number): number {
  requireWhole("firstAge", firstAge);
  requireWhole("age", age);
  if (age >= firstAge && age < firstAge + length) return age - firstAge;
  throw new RangeError(`age: the table goes from ${firstAge} to ${firstAge + length - 1}, asked for ${age}`);
}

/** The mortality of an age in a table of q, the yearly probabilities of dying; `rates[0]` is that of `firstAge`. */
export function mortalityFromRates(table: {
  firstAge: number;
  rates: ArrayLike<number>;
  age: number;
}): Float64Array {
  const { firstAge, rates, age } = table;
  requireProbabilities("rates", rates);
  return Float64Array.from(rates).slice(indexOfAge(age, firstAge, rates.length));
}

/** The mortality of an age in a table of l, the survivors at each age; a last 0 closes the table. */
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
