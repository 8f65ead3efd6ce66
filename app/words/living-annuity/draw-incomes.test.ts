import { describe, expect, it } from "vitest";
import { describeWith, drawing, JOHANS_CHECK } from "../../../tests/support/johans-check";

describe("the chart of a check", () => {
  it("says how what is drawn falls, and from when what lasts is the highest", () => {
    // At 85 eight falls of a tenth leave R9 500 x 0.9^8 = R4 089; at 84 between, after two falls, is R6 110 and at 85, after three, R5 499.
    expect(describeWith().chart?.sentences).toEqual([
      "In expected markets R9 500 falls from 78 and is R4 090 at 85.",
      "R5 590 holds until 92: from 85 on it is the highest of the three.",
    ]);
  });

  it("draws each expected income to 95, named with its amounts now and at the end, and lists poor markets too", () => {
    const { figures, table } = describeWith().chart ?? {};
    expect(figures?.label).toBe("Your income by age");
    expect(figures?.ages).toHaveLength(26);
    expect(figures?.lines.map(({ keyWords }) => keyWords)).toEqual([
      "Now: R9 500",
      "In between: R7 540",
      "What lasts: R5 590",
    ]);
    // Three falls of a tenth at 95: R5 587 x 0.9^3 = R4 073.
    expect(figures?.ends[2]).toMatchObject({ name: "What lasts", note: "R4 070 at 95" });
    expect(table?.rows[0]).toEqual([70, "R9 500", "R7 540", "R5 590", "R7 600", "R6 030", "R4 470"]);
    expect(table?.minorRows).not.toContain(5);
    expect(table?.minorRows).toContain(6);
  });

  it("says that an income holds, where it does", () => {
    expect(describeWith(drawing(4_000)).chart?.sentences).toEqual([
      "In expected markets R4 000 holds past 110.",
      "R5 590 holds until 92.",
    ]);
    const late = describeWith(drawing(4_000, { expected_age_income_reduces: 104 })).chart;
    expect(late?.sentences[0]).toBe("In expected markets R4 000 holds until 103.");
  });

  it("is a table alone where there is one year to show, and nothing where there is none", () => {
    const until = (count: number) => ({
      incomes: JOHANS_CHECK.incomes.map((income) => ({
        ...income,
        by_age: income.by_age.slice(30, 30 + count),
      })),
    });
    const hundred = describeWith(until(1)).chart;
    expect(hundred?.figures).toBeUndefined();
    expect(hundred?.table.rows.map(([age]) => age)).toEqual([100]);
    expect(describeWith(until(0)).chart).toBeUndefined();
  });
});
