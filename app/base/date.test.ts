import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  addMonths,
  addDays,
  addYears,
  ageOn,
  dayBefore,
  daysBetween,
  exactAge,
  formatDayMonthYear,
  isIsoDate,
  parseDayMonthYear,
  todayInSouthAfrica,
  yearsBetween,
} from "./date";

const anyDay = fc
  .integer({ min: Date.UTC(1930, 0, 1) / 86_400_000, max: Date.UTC(2079, 11, 31) / 86_400_000 })
  .map((days) => new Date(days * 86_400_000).toISOString().slice(0, 10));

describe("days", () => {
  it.each([
    ["2024-02-29", true],
    ["2023-02-29", false],
    ["1900-02-29", false],
    ["2000-02-29", true],
    ["2026-04-31", false],
    ["2026-13-01", false],
    ["2026-00-10", false],
    ["2026-1-1", false],
    ["", false],
  ])("knows whether %s is a real day", (text, real) => {
    expect(isIsoDate(text)).toBe(real);
  });

  it.each([
    ["2026-11-20", 1, "2026-12-20"],
    ["2026-12-31", 1, "2027-01-31"],
    ["2027-01-29", 1, "2027-02-28"],
    ["2028-01-31", 1, "2028-02-29"],
    ["2026-03-31", -1, "2026-02-28"],
    ["2026-01-15", -1, "2025-12-15"],
    ["2026-10-31", 14, "2027-12-31"],
  ])("finds the day %s and %i months", (day, months, wanted) => {
    expect(addMonths(day, months)).toBe(wanted);
  });

  it.each([
    ["14/03/1963", "1963-03-14"],
    ["4/3/1963", "1963-03-04"],
    ["04.03.1963", "1963-03-04"],
    ["4-3-1963", "1963-03-04"],
    [" 04/03/1963 ", "1963-03-04"],
    ["04031963", "1963-03-04"],
    ["4 3 1963", "1963-03-04"],
    ["04 / 03 / 1963", "1963-03-04"],
    ["31041963", undefined],
    ["431963", undefined],
    ["0403 1963", undefined],
    ["31/04/1963", undefined],
    ["1963/03/04", undefined],
    ["04/03/63", undefined],
    ["dd/mm/yyyy", undefined],
    ["01/01/1000", "1000-01-01"],
    ["31/12/2999", "2999-12-31"],
    ["31/12/0999", undefined],
    ["01/01/3000", undefined],
    ["01/01/0000", undefined],
    ["01/01/0001", undefined],
    ["31/12/9999", undefined],
    ["", undefined],
  ])("reads %j as people type it", (typed, day) => {
    expect(parseDayMonthYear(typed)).toBe(day);
  });

  it("writes what it read", () => {
    fc.assert(fc.property(anyDay, (day) => parseDayMonthYear(formatDayMonthYear(day)) === day));
  });

  it("steps back one day over months, years and leap days", () => {
    expect(dayBefore("2028-03-01")).toBe("2028-02-29");
    expect(dayBefore("2027-01-01")).toBe("2026-12-31");
    fc.assert(fc.property(anyDay, (day) => daysBetween(dayBefore(day), day) === 1));
  });

  it("adds days over months, years and leap days", () => {
    expect(addDays("2028-02-28", 2)).toBe("2028-03-01");
    expect(addDays("2026-01-01", -366)).toBe("2024-12-31");
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -50_000, max: 50_000 }), (day, days) => {
        expect(daysBetween(day, addDays(day, days))).toBe(days);
      }),
    );
  });

  it("turns the day over at midnight in South Africa, two hours before it does in Greenwich", () => {
    expect(todayInSouthAfrica(new Date("2026-11-20T21:59:59Z"))).toBe("2026-11-20");
    expect(todayInSouthAfrica(new Date("2026-11-20T22:00:00Z"))).toBe("2026-11-21");
  });
});

describe("ages", () => {
  it.each([
    ["1961-11-20", "2026-11-20", 65],
    ["1961-11-21", "2026-11-20", 64],
    ["1964-02-29", "2025-02-28", 61],
    ["1964-02-29", "2025-02-27", 60],
    ["1964-02-29", "2024-02-28", 59],
  ])("counts completed years from %s to %s", (birth, day, years) => {
    expect(ageOn(birth, day)).toBe(years);
  });

  it("measures the running year from birthday to birthday", () => {
    // 2023-07-01 to 2024-07-01 holds 29 February: 366 days, of which 184 had passed on 1 January.
    expect(exactAge("1960-07-01", "2024-01-01")).toEqual({ years: 63, fraction: 184 / 366 });
  });

  it("keeps the fraction below one and the whole years right for any two days", () => {
    fc.assert(
      fc.property(anyDay, anyDay, (a, b) => {
        const [from, to] = a < b ? [a, b] : [b, a];
        const { years, fraction } = exactAge(from, to);
        return (
          fraction >= 0 &&
          fraction < 1 &&
          addYears(from, years) <= to &&
          addYears(from, years + 1) > to &&
          Math.abs(yearsBetween(from, to) - daysBetween(from, to) / 365.25) < 0.01
        );
      }),
    );
  });

  it("refuses what is not a day", () => {
    expect(() => ageOn("1961-02-30", "2026-01-01")).toThrow(RangeError);
  });
});
