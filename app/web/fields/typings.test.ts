import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { typingOf } from "./question-typing";
import {
  ageYears,
  choiceOf,
  choicesOf,
  clearable,
  day,
  percentage,
  rand,
  sentDay,
  share,
  wholeNumber,
  wholeRand,
  year,
  years,
  yesNo,
  type Typing,
} from "./typings";
import { neededPercentage } from "./percentages";
import { cell, shortText } from "./contact-typings";

describe("an answer as it is typed", () => {
  it.each<[string, Typing<unknown, unknown>, unknown, unknown]>([
    ["rand", rand, "R1 200.50", 1200.5],
    ["rand", rand, "1.200", NaN],
    ["rand", rand, " ", undefined],
    ["whole rand", wholeRand, "1 200.50", 1201],
    ["a percentage", percentage(1), "4,5 %", 4.5],
    ["a percentage", percentage(), "4.5", NaN],
    ["a percentage", percentage(), "", 0],
    ["a percentage that has to be said", neededPercentage(2), "2,5%", 2.5],
    ["a percentage that has to be said", neededPercentage(2), " ", NaN],
    ["a percentage that has to be said", neededPercentage(2), "%", NaN],
    ["a percentage that has to be said", neededPercentage(2), undefined, undefined],
    ["a share", share(), "30%", 0.3],
    ["a share", share(), undefined, 0],
    ["years", years, "7.5 years", 7.5],
    ["years", years, "seven", NaN],
    ["years", years, "years", NaN],
    ["years", years, " ", undefined],
    ["a count", wholeNumber, "3", 3],
    ["a count", wholeNumber, "3.5", NaN],
    ["an age", ageYears, "62", 62],
    ["an age", ageYears, "1962", NaN],
    ["a year", year, "2031", 2031],
    ["a year", year, "31", NaN],
    ["a day", day, "3 March 1963", "1963-03-03"],
    ["a day", day, "31/02/1963", "1963-02-31"],
    ["a day as it is sent", sentDay, "3 March 1963", "03/03/1963"],
    ["a day as it is sent", sentDay, "31/02/1963", "31/02/1963"],
    ["a cell number", cell, "082 123 4567", "+270821234567"],
    ["a cell number", cell, "082", "082"],
    ["a text", shortText, " Thandi ", "Thandi"],
    ["a detail that may be taken away", clearable(shortText), " ", ""],
    ["a detail that was not posted", clearable(shortText), undefined, undefined],
    ["one of a list", choiceOf(["man", "woman"]), "woman", "woman"],
    ["one of a list", choiceOf(["man", "woman"]), "neither", undefined],
    ["several of a list", choicesOf([0, 1, 2]), ["2", "1", "7"], [1, 2]],
    ["yes or no", yesNo, "no", false],
    ["yes or no", yesNo, "maybe", undefined],
  ])("reads %s", (_, typing, typed, value) => expect(typing.read(typed)).toEqual(value));

  it("takes nothing that is longer than any answer, so that no part of it counts", () => {
    const long = `${" ".repeat(40)}12`;
    for (const typing of [rand, years, wholeNumber, year, percentage()])
      expect([typing.read(long)].filter(Number.isFinite)).toEqual([]);
    expect(shortText.read("a".repeat(5_000))).toHaveLength(5_000);
  });

  it("reads what it writes", () => {
    const cents = fc.integer({ min: 0, max: 99_999_999_999 }).map((all) => all / 100);
    fc.assert(fc.property(cents, (amount) => rand.read(rand.write(amount)) === amount));
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 100 }),
        (all) => share().read(share().write(all / 100)) === all / 100,
      ),
    );
    expect(day.read(day.write("1963-03-14"))).toBe("1963-03-14");
    expect(cell.read(cell.write("+270821234567"))).toBe("+270821234567");
    expect(choicesOf([1, 2]).read(choicesOf([1, 2]).write([2]))).toEqual([2]);
  });

  it("follows from the declaration of a question of the survey", () => {
    expect(typingOf("investments")).toBe(rand);
    expect(typingOf("gender").read("male")).toBe("male");
    expect(typingOf("gender").read("R1")).toBeUndefined();
  });
});
