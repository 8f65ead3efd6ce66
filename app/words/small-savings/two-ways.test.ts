import { describe, expect, it } from "vitest";
import { plain } from "../../../tests/support/recommendation";
import { putDebtFirst, sayDebtFirst, sayUsedUp } from "./two-ways";

describe("the debt beside a choice", () => {
  const say = (changes: Partial<Parameters<typeof putDebtFirst>[0]>) =>
    plain(
      putDebtFirst({
        debt: 120_000,
        leftBesideIncome: 44_000,
        leftAfterAll: 0,
        perMonth: 780,
        ...changes,
      })?.sentences.join(" "),
    );

  // 20% of R44 000 is R8 800 a year, R733 a month: 94% of R780.
  it("is told in rand a month, beside the income", () => {
    expect(say({})).toContain("R44 000 that stays beside the income would cost about R730 a month.");
    expect(say({})).toContain("That is nearly all of the R780.");
    expect(say({ perMonth: 700 })).toContain("That is more than the R700.");
    expect(say({ perMonth: 1_500 })).toContain("That is 49% of the R1 500.");
    expect(say({ leftAfterAll: 6_000 })).toContain("After all in cash R6 000 would stay.");
  });

  it("costs nothing where both ways pay it off, which is said once", () => {
    const first = (debt: number, leftBesideIncome: number) =>
      sayDebtFirst({ debt, leftBesideIncome }).map(plain);
    expect(first(9_000, 0)).toEqual(["Both ways pay off the debt of R9 000."]);
    expect(first(120_000, 44_000)).toEqual(["Both ways pay the debt first."]);
    expect(first(0, 0)).toEqual([]);
    const none = { leftBesideIncome: 0, leftAfterAll: 0, perMonth: 780 };
    expect(putDebtFirst({ debt: 9_000, ...none })).toBeUndefined();
    expect(putDebtFirst({ debt: 0, ...none })).toBeUndefined();
  });
});

describe("how long cash lasts that is drawn like the income", () => {
  it("is counted in years of twelve payments", () => {
    // R108 000 ÷ R9 360 a year is 11.5 years.
    const say = (inHand: number) => plain(sayUsedUp(inHand, { perMonth: 780, age: 62 }));
    expect(say(108_000)).toContain("it would be used up in about 12 years, at 74.");
    expect(say(9_400)).toContain("used up in about a year, at 63.");
    expect(say(4_000)).toContain("used up within a year.");
  });
});
