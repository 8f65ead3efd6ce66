import { expect, it } from "vitest";
import { JOHAN, JOHANS_CHECK } from "../../../tests/support/johans-check";
import { gatherCheck } from "./check-facts";
import { CHECK_COLUMNS, listCheckFigures } from "./list-check-figures";

it("every figure has a row for a spreadsheet, in the column of its unit", () => {
  const rows = listCheckFigures(gatherCheck(JOHAN, JOHANS_CHECK));
  expect(rows.every((row) => row.length === CHECK_COLUMNS.length)).toBe(true);
  const find = (part: string, figure: string, age?: number) => {
    const row = rows.find((one) => one[0] === part && one[1] === figure && one[2] === age);
    return Object.fromEntries(CHECK_COLUMNS.map((head, at) => [head, row?.[at]]));
  };
  expect(find("What it pays now", "Left in expected markets", 85)["rand (today's rand)"]).toBe(702_400);
  expect(find("What lasts", "Income, before tax")["rand a month (today's rand)"]).toBe(5_587);
  expect(find("Half in a life annuity", "Of it always, before tax")["rand a month (today's rand)"]).toBe(
    4_614,
  );
  expect(find("Costs", "All costs a year")).toMatchObject({ percent: 2.5, "in words": "as you told us" });
  const numbers = JSON.stringify(JOHANS_CHECK).match(/(?<=[:,[])-?\d+(\.\d+)?(?=[,\]}])/g) ?? [];
  const written = new Set(rows.flat().map(String));
  expect(numbers.filter((number) => !written.has(number))).toEqual([]);
});
