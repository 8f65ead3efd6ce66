/**
 * The engine's own stream of pseudo-random numbers, the same on every machine: xoshiro128** of Blackman and Vigna,
 * "Scrambled Linear Pseudorandom Number Generators" (ACM Transactions on Mathematical Software 47, 2021).
 */

/** Each call returns the next whole number from 0 to 2^32 - 1. */
export type RandomStream = () => number;

/** Four words of 32 bits. */
type RandomState = readonly [number, number, number, number];

function rotateLeft(word: number, bits: number): number {
  return (word << bits) | (word >>> (32 - bits));
}

/** The stream from a state of four words, at least one of which is not 0. */
export function createRandomFromState(state: RandomState): RandomStream {
  // Words in an array stay machine words; in separate variables each would be allocated as an object.
  const words = Int32Array.from(state);
  if (words.every((word) => word === 0)) throw new RangeError("state: must not be all zeros");
  return () => {
    const second = words[1]!;
    const result = Math.imul(rotateLeft(Math.imul(second, 5), 7), 9);
    const third = words[2]! ^ words[0]!;
    const fourth = words[3]! ^ second;
    words[1] = second ^ third;
    words[0] = words[0]! ^ fourth;
    words[2] = third ^ (second << 9);
    words[3] = rotateLeft(fourth, 11);
    return result >>> 0;
  };
}

/** Spreads every bit of a word over the whole word: the last step of MurmurHash3 (Appleby), 32 bits. */
function mixBits(word: number): number {
  let mixed = word ^ (word >>> 16);
  mixed = Math.imul(mixed, 0x85ebca6b);
  mixed ^= mixed >>> 13;
  mixed = Math.imul(mixed, 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
}

/**
 * The stream of a seed; seeds that differ in one bit give unrelated streams.
 * @param seed whole number from 0 to 2^53 - 1
 * @param purpose whole number that separates streams of the same seed
 */
export function createRandom(seed: number, purpose: number): RandomStream {
  if (!Number.isSafeInteger(seed) || seed < 0) {
    throw new RangeError(`seed: must be a whole number from 0 to 2^53 - 1, is ${seed}`);
  }
  const start = mixBits((seed >>> 0) ^ mixBits(Math.floor(seed / 2 ** 32) + Math.imul(purpose, 0x9e3779b9)));
  const word = (index: number) => mixBits(start + Math.imul(index, 0x9e3779b9));
  return createRandomFromState([word(1), word(2), word(3), word(4) | 1]);
}

/** Maps a random whole number of 32 bits to a number strictly between 0 and 1, the middle of its cell. */
export function toUniform(word: number): number {
  return (word + 0.5) / 2 ** 32;
}
