import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { IncomeDrawing } from "./income-drawing";

const FIGURES = {
  label: "Incomes by age",
  need: 20_000,
  columns: [
    { age: 63, lower: 10_000, upper: 20_000, total: 30_000 },
    { age: 64, lower: 10_000, upper: 2_000, total: 12_000 },
  ],
  ageRows: [{ name: "You", firstAge: 63 }],
  turn: { age: 64, words: "From 64, R8 000 short" },
  names: { lower: "One part", upper: "Other income", need: "Need R20 000", short: "Short" },
};

const draw = () => renderToString(<IncomeDrawing name="one" figures={FIGURES} size="narrow" />);

it("shades what is short of the need, and no year in which nothing is", () => {
  // From 0 at 220 to R30 000 at 30, 190 in all: what is short at 64 reaches from R20 000 to R12 000, 8 / 30 of it.
  const shaded = [...draw().matchAll(/<rect [^>]*height="([\d.]+)" fill="url\(#one-short-narrow\)"/g)];
  expect(shaded.map(([, height]) => Number(height))).toEqual([expect.closeTo((190 * 8) / 30, 6), 15]);
});

it("names the age, the parts and the need", () => {
  for (const words of ["From 64, R8 000 short", "One part", "Other income", "Need R20 000", "Short"])
    expect(draw()).toContain(`${words}</text>`);
});
