import { describe, expect, test } from "vitest";
import { chooseBasis } from "../../app/engine";
import { RELEASED_BASES } from "../../app/engine/basis/released-bases";
import { judgeSeeds, listJudged } from "./choose-seed";

const TODAY = "2026-11-20";
const judged = listJudged(TODAY);

describe("the seed that stands for many more paths", () => {
  test("is judged by the sample people, alone and as couples", () => {
    expect(judged).toHaveLength(12);
    expect(judged.filter(({ retirementCase }) => retirementCase.partner)).toHaveLength(6);
  });

  test("is the one whose figures lie closest to the reference, which itself is off by nothing", () => {
    const few = { seeds: 3, paths: 128, reference: { seed: 2, paths: 128 } };
    const [best, ...others] = judgeSeeds(judged.slice(0, 2), chooseBasis(TODAY), few);
    expect(best).toMatchObject({ seed: 2, ofAll: 0, ofWorst: 0 });
    expect(others.map(({ ofAll }) => ofAll)).toEqual(others.map(({ ofAll }) => ofAll).sort((a, b) => a - b));
    for (const { ofAll, ofWorst } of others) expect(ofWorst).toBeGreaterThanOrEqual(ofAll);
  });

  test("holds for every basis in force: they have the same markets", () => {
    const markets = RELEASED_BASES.filter(({ effectiveFrom }) => effectiveFrom !== null).map(
      ({ assetClasses, correlations, inflation, funds }) => ({
        assetClasses,
        correlations,
        inflation,
        funds,
      }),
    );
    expect(new Set(markets.map((market) => JSON.stringify(market))).size).toBe(1);
  });
});
