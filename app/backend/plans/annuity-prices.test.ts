import { expect, it } from "vitest";
import { findDayOfPrices, findOldPrices } from "./annuity-prices";

it("takes the prices of the basis that is in force", () => {
  expect(findDayOfPrices("2026-11-30")).toBe("2025-09-15");
  expect(findDayOfPrices("2026-12-01")).toBe("2026-02-16");
});

it("calls prices old from their 91st day on", () => {
  // 29 days to the end of September, 31 of October and 30 of November.
  expect(findOldPrices("2026-11-30", "2026-09-01")).toBeUndefined();
  expect(findOldPrices("2026-12-01", "2026-09-01")).toEqual({ day: "2026-09-01", daysOld: 91 });
});

it("calls those of 16 February 2026 old when their basis comes into force", () => {
  // 12 days to the end of February, 306 from March to December, less the 30 after 1 December.
  expect(findOldPrices("2026-12-01")).toEqual({ day: "2026-02-16", daysOld: 12 + 306 - 30 });
});
