import { describe, expect, it } from "vitest";
import { createRandom } from "./random";
import { createSobol } from "./sobol";

/** The first points as fractions. */
function takePoints(count: number, next: () => Uint32Array): number[][] {
  return Array.from({ length: count }, () => Array.from(next(), (word) => word / 2 ** 32));
}

describe("the Sobol sequence", () => {
  it("begins with the points that Joe and Kuo publish for three dimensions", () => {
    expect(takePoints(10, createSobol(3))).toEqual([
      [0, 0, 0],
      [0.5, 0.5, 0.5],
      [0.75, 0.25, 0.25],
      [0.25, 0.75, 0.75],
      [0.375, 0.375, 0.625],
      [0.875, 0.875, 0.125],
      [0.625, 0.125, 0.875],
      [0.125, 0.625, 0.375],
      [0.1875, 0.3125, 0.9375],
      [0.6875, 0.8125, 0.4375],
    ]);
  });

  it.each([
    ["plain", undefined],
    ["scrambled", createRandom(11, 0)],
  ])("puts exactly one of 256 %s points into each of 256 equal parts of every dimension", (_, scramble) => {
    const points = takePoints(256, createSobol(40, scramble));
    for (let dimension = 0; dimension < 40; dimension++) {
      const parts = new Set(points.map((point) => Math.floor(point[dimension]! * 256)));
      expect(parts.size).toBe(256);
    }
  });

  it.each([
    ["plain", undefined],
    ["scrambled", createRandom(5, 0)],
  ])("puts one of 64 %s points into each cell of 8 by 8 of the first two dimensions", (_, scramble) => {
    const points = takePoints(64, createSobol(2, scramble));
    const cells = new Set(points.map(([x, y]) => Math.floor(x! * 8) * 8 + Math.floor(y! * 8)));
    expect(cells.size).toBe(64);
  });

  it("differs between scramblings and repeats itself for the same one", () => {
    const take = (seed: number) => takePoints(16, createSobol(6, createRandom(seed, 1)));
    expect(take(1)).toEqual(take(1));
    expect(take(1)).not.toEqual(take(2));
  });

  it("refuses numbers of dimensions that it has no directions for", () => {
    for (const wrong of [0, 41, 1.5, NaN]) expect(() => createSobol(wrong)).toThrow(/^dimensions/);
  });
});
