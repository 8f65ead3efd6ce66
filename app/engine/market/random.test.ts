import { describe, expect, it } from "vitest";
import { createRandom, createRandomFromState, toUniform } from "./random";

describe("the stream of pseudo-random numbers", () => {
  it("is the published sequence of xoshiro128** for the state 1, 2, 3, 4", () => {
    const next = createRandomFromState([1, 2, 3, 4]);
    // Test vector of the rand_xoshiro library, made with the authors' reference program.
    expect(Array.from({ length: 10 }, next)).toEqual([
      11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849, 3729100597, 4258142804,
    ]);
  });

  it("repeats itself for the same seed and purpose, and differs for another one", () => {
    const take = (seed: number, purpose: number) => Array.from({ length: 20 }, createRandom(seed, purpose));
    expect(take(7, 1)).toEqual(take(7, 1));
    const different = [take(7, 2), take(8, 1), take(7 + 2 ** 32, 1), take(7 + 2 ** 40, 1)];
    for (const other of different) expect(other).not.toEqual(take(7, 1));
  });

  it("fills the interval between 0 and 1 without touching its ends", () => {
    expect(toUniform(0)).toBeGreaterThan(0);
    expect(toUniform(2 ** 32 - 1)).toBeLessThan(1);
    const next = createRandom(3, 0);
    const draws = Array.from({ length: 40_000 }, () => toUniform(next()));
    // The mean of 40 000 uniforms has a standard error of 0.29/200 = 0.0014.
    expect(Math.abs(draws.reduce((sum, draw) => sum + draw, 0) / draws.length - 0.5)).toBeLessThan(0.006);
  });

  it("refuses seeds that are no whole numbers, and a state of nothing", () => {
    for (const seed of [NaN, -1, 1.5, 2 ** 53]) expect(() => createRandom(seed, 0)).toThrow(/^seed/);
    expect(() => createRandomFromState([0, 0, 0, 0])).toThrow(RangeError);
  });
});
