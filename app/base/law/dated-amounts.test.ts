import { expect, it } from "vitest";
import { findInForce } from "./dated-amounts";

it("what is in force is the latest that has begun, and the first known one before that", () => {
  type Amount = { from: string; most: number };
  const known: [Amount, Amount] = [
    { from: "2025-04-01", most: 1 },
    { from: "2026-04-01", most: 2 },
  ];
  expect(findInForce(known, "2026-03-31").most).toBe(1);
  expect(findInForce(known, "2026-04-01").most).toBe(2);
  expect(findInForce(known, "2024-01-01").most).toBe(1);
});
