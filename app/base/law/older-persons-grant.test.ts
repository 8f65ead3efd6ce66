import { expect, it } from "vitest";
import { estimateGrant, findGrant } from "./older-persons-grant";

const GRANT = findGrant("2026-11-20", 62);
const ALONE = { assets: 0, isCouple: false };

const range = (incomePerMonth: number, means = ALONE) => {
  const told = estimateGrant(GRANT, { incomePerMonth, ...means });
  return told && [told.low, told.high];
};

it("the grant is R2 400 in 2026, R2 420 from 75 on", () => {
  expect([GRANT.most, findGrant("2026-11-20", 75).most]).toEqual([2_400, 2_420]);
});

it("two readings of the rules give its range", () => {
  // 1.3 × 2 400 = 3 120, less half of 3 380 = 1 430; 9 350 − 3 380 is more than the grant.
  expect(range(3_380)).toEqual([1_430, 2_400]);
  // 3 120 − 198.50 is more than the grant as well.
  expect(range(397)).toEqual([2_400, 2_400]);
  // Half of 8 000 is more than 3 120; 9 350 − 8 000 is left.
  expect(range(8_000)).toEqual([0, 1_350]);
});

it("there is none from either limit on", () => {
  expect(range(9_349)).toEqual([0, 1]);
  expect(range(9_350)).toBeNull();
  expect(range(0, { ...ALONE, assets: 1_583_999 })).toEqual([2_400, 2_400]);
  expect(range(0, { ...ALONE, assets: 1_584_000 })).toBeNull();
});

it("half of what a couple has counts for one of them", () => {
  const couple = { incomePerMonth: 6_760, assets: 3_000_000, isCouple: true };
  expect(estimateGrant(GRANT, couple)).toEqual({
    full: 2_400,
    low: 1_430,
    high: 2_400,
    incomePerMonth: 3_380,
    assets: 1_500_000,
  });
});
