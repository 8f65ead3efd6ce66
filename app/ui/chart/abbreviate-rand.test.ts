import { expect, it } from "vitest";
import { abbreviateRand } from "./abbreviate-rand";

it.each([
  [950, "R950"],
  [25_000, "R25\u00a0000"],
  [999_999, "R999\u00a0999"],
  [1_500_000, "R1.5M"],
  [2e9, "R2B"],
  [1e12, "R1T"],
])("abbreviates %d on an axis", (amount, text) => {
  expect(abbreviateRand(amount)).toBe(text);
});
