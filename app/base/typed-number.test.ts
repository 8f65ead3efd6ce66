import { describe, expect, it } from "vitest";
import { parsePercent, parseYears } from "./typed-number";

describe("a percentage as typed", () => {
  it.each([
    ["30", 30],
    [" 30 % ", 30],
    ["30%", 30],
    ["30\u00a0%\u00a0", 30],
    ["%", 0],
    ["30%%", NaN],
    ["%30", NaN],
    ["0", 0],
    ["100", 100],
    ["", 0],
    [" ", 0],
    ["101", 101],
    ["-5", NaN],
    ["30.5", NaN],
    ["half", NaN],
    ["1e1", NaN],
  ])("%j is %d", (text, percent) => expect(parsePercent(text)).toBe(percent));

  it("has as many decimals as its field allows", () => {
    expect(parsePercent("4,5%", 1)).toBe(4.5);
    expect(parsePercent("4.55", 1)).toBeNaN();
    expect(parsePercent("100.5", 1)).toBe(100.5);
  });
});

describe("years as typed", () => {
  it.each([
    ["10", 10],
    ["7.5", 7.5],
    ["7,5", 7.5],
    ["1 year", 1],
    ["10 years", 10],
    [" 10\u00a0YEARS ", 10],
    ["years", NaN],
    ["10 years years", NaN],
    ["0", 0],
    ["", NaN],
    ["101", 101],
    ["-1", NaN],
    ["ten", NaN],
  ])("%j is %s", (text, years) => expect(parseYears(text)).toBe(years));
});
