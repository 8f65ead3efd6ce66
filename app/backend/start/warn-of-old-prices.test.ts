import { beforeEach, expect, it, vi } from "vitest";
import { getLogger } from "../log/logger";
import { warnOfOldPrices } from "./warn-of-old-prices";

const warn = vi.fn();
beforeEach(() => {
  warn.mockClear();
  vi.spyOn(getLogger(), "warn").mockImplementation(warn);
});

it("warns in one line, and says what to do", () => {
  warnOfOldPrices(new Date("2026-12-01T08:00:00Z"));
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    { day: "2024-12-02", daysOld: 729 },
    expect.stringMatching(/npm run calibrate, as app\/docs\/operations.md says$/),
  );
});

it("counts days in South Africa, where the new basis begins two hours before it does in London", () => {
  warnOfOldPrices(new Date("2026-11-30T22:30:00Z"));
  expect(warn).toHaveBeenCalledWith({ day: "2024-12-02", daysOld: 729 }, expect.anything());
});

it("says nothing while prices are recent", () => {
  // The first basis also applies to the days before it: its prices were a month old then.
  warnOfOldPrices(new Date("2025-01-15T08:00:00Z"));
  expect(warn).not.toHaveBeenCalled();
});
