import { describe, expect, it } from "vitest";
import { findMailDay, isGoodFor } from "./mail-day";

describe("the day of the mail", () => {
  it.each([
    ["just before the year begins", "2026-11-25", "2026-12-01", "2027-11-01"],
    ["in the month in which it begins", "2026-11-25", "2026-11-25", "2027-10-25"],
    ["just after it began", "2026-12-02", "2027-12-01", "2027-11-01"],
    ["four months before that day", "2026-08-01", "2026-12-01", "2026-11-01"],
    ["less than four months before it", "2026-08-02", "2026-12-01", "2027-11-01"],
  ])("after a check %s", (_, checkedOn, yearBegins, day) => {
    expect(findMailDay({ checkedOn, yearBegins })).toBe(day);
  });
});

describe("a check", () => {
  it("is good for a year that begins less than four months later, and for no other", () => {
    expect(isGoodFor("2026-08-02", "2026-12-01")).toBe(true);
    expect(isGoodFor("2026-08-01", "2026-12-01")).toBe(false);
    expect(isGoodFor("2026-12-02", "2027-12-01")).toBe(false);
  });
});
