/**
 * The Sobol sequence: points that fill a cube more evenly than random ones do, so that an average over
 * them has a much smaller error. Random scrambling preserves the evenness, and scrambling again
 * measures the error.
 *
 * Scrambling is Matoušek's, "On the L2-discrepancy for anchored boxes" (Journal of Complexity 14, 1998): each
 * dimension's binary digits are multiplied by a random lower triangular matrix with ones on its diagonal, and
 * a random shift is added digit by digit (Owen's scrambling with linear permutations).
 */
import { SOBOL_DIMENSIONS } from "./sobol-directions";
import type { RandomStream } from "./random";

const DIGITS = 32;

/** Each call moves to the next point and returns its coordinates as whole numbers of 32 bits; the array is reused. */
type SobolSequence = () => Uint32Array;

/** The direction numbers v_1 … v_32 of a dimension by the recurrence of its primitive polynomial. */
function directionNumbers(dimension: number): Uint32Array {
  if (dimension === 0) return Uint32Array.from({ length: DIGITS }, (_, j) => 2 ** (DIGITS - 1 - j));
  const [coefficients, first] = SOBOL_DIMENSIONS[dimension - 1]!;
  const degree = first.length;
  const numbers = new Uint32Array(DIGITS);
  for (let j = 0; j < DIGITS; j++) {
    if (j < degree) {
      numbers[j] = first[j]! * 2 ** (DIGITS - 1 - j);
      continue;
    }
    let number = numbers[j - degree]! ^ (numbers[j - degree]! >>> degree);
    for (let i = 1; i < degree; i++) {
      if ((coefficients >>> (degree - 1 - i)) & 1) number ^= numbers[j - i]!;
    }
    numbers[j] = number;
  }
  return numbers;
}

function hasOddParity(word: number): boolean {
  let folded = word ^ (word >>> 16);
  folded ^= folded >>> 8;
  folded ^= folded >>> 4;
  folded ^= folded >>> 2;
  return ((folded ^ (folded >>> 1)) & 1) === 1;
}

/** Multiplies all numbers by one random lower triangular matrix; digit i of the result mixes the digits 1 to i. */
function scrambleDigits(numbers: Uint32Array, random: RandomStream): Uint32Array {
  const rows = Uint32Array.from({ length: DIGITS }, (_, i) => {
    const diagonal = 2 ** (DIGITS - 1 - i);
    const higherDigits = i === 0 ? 0 : 2 ** 32 - 2 ** (DIGITS - i);
    return (random() & higherDigits) | diagonal;
  });
  return numbers.map((number) => {
    let scrambled = 0;
    for (let i = 0; i < DIGITS; i++) {
      if (hasOddParity(number & rows[i]!)) scrambled |= 1 << (DIGITS - 1 - i);
    }
    return scrambled;
  });
}

/**
 * Starts the sequence at its first point.
 * @param dimensions 1 to 40
 * @param scramble the source of the scrambling's random digits; without it the sequence is the plain one
 */
export function createSobol(dimensions: number, scramble?: RandomStream): SobolSequence {
  const most = SOBOL_DIMENSIONS.length + 1;
  if (!Number.isInteger(dimensions) || dimensions < 1 || dimensions > most) {
    throw new RangeError(`dimensions: must be a whole number from 1 to ${most}, is ${dimensions}`);
  }
  const directions = Array.from({ length: dimensions }, (_, dimension) => {
    const numbers = directionNumbers(dimension);
    return scramble ? scrambleDigits(numbers, scramble) : numbers;
  });
  const point = new Uint32Array(dimensions);
  if (scramble) point.forEach((_, dimension) => (point[dimension] = scramble()));
  let index = 0;
  return () => {
    if (index > 0) {
      // In Gray code order neighbouring points differ by one direction number: that of the index's lowest set bit.
      const digit = 31 - Math.clz32(index & -index);
      for (let dimension = 0; dimension < dimensions; dimension++) {
        point[dimension] = point[dimension]! ^ directions[dimension]![digit]!;
      }
    }
    index++;
    return point;
  };
}
