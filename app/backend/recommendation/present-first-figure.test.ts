import { expect, it } from "vitest";
import { presentFirstFigure } from "./present-first-figure";

const TOLD = {
  age: 64,
  gender: "female",
  savings: 900_000,
  way: "guaranteed",
  monthly_income_total: 3_678.6,
} as const;

it("tells parts in whole rand that add up to the difference as it is shown, and none of nothing", () => {
  const steps = [
    { cause: "assumptions", perMonth: 3_678.6 },
    { cause: "dates", perMonth: 3_679.4 },
    { cause: "debt", perMonth: 3_468.5 },
    { cause: "health", perMonth: 3_468.9 },
  ] as const;
  const { monthly_income_total, parts } = presentFirstFigure(TOLD, steps, 2_835.4);
  expect(monthly_income_total).toBe(3_679);
  expect(parts).toEqual([
    { cause: "debt", monthly_income_added: -210 },
    { cause: "product", monthly_income_added: -634 },
  ]);
  expect(
    parts.reduce((sum, { monthly_income_added }) => sum + monthly_income_added, monthly_income_total),
  ).toBe(2_835);
});
