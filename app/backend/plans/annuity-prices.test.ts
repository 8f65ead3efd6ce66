import { expect, it } from "vitest";
import { findDayOfPrices, findOldPrices } from "./annuity-prices";

it("takes the linked prices of the basis that is in force", () => {
  expect(findDayOfPrices("2026-11-30")).toBe("2024-12-02");
  expect(findDayOfPrices("2026-12-01")).toBe("2024-12-02");
});

it("calls prices old from their 91st day on", () => {
  // 29 days to the end of September, 31 of October and 30 of November.
  expect(findOldPrices("2026-11-30", "2026-09-01")).toBeUndefined();
  expect(findOldPrices("2026-12-01", "2026-09-01")).toEqual({ day: "2026-09-01", daysOld: 91 });
});

it("calls the oldest of them old, the linked ones of 2 December 2024", () => {
  // Two years less a day.
  expect(findOldPrices("2026-12-01")).toEqual({ day: "2024-12-02", daysOld: 2 * 365 - 1 });
});
