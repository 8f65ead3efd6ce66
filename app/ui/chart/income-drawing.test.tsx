import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { IncomeDrawing } from "./income-drawing";

const FIGURES = {
  label: "Incomes by age",
  need: 20_000,
  columns: [
    { age: 63, parts: [10_000, 14_000, 6_000], total: 30_000 },
    { age: 64, parts: [10_000, 0, 2_000], total: 12_000 },
  ],
  ageRows: [{ name: "You", firstAge: 63 }],
  turn: { age: 64, words: "From 64, R8 000 short" },
  names: { parts: ["One part", "Pension", "Pay"], need: "Need R20 000", short: "Short" },
};

const draw = () => renderToString(<IncomeDrawing name="one" figures={FIGURES} size="narrow" />);

it("shades what is short of the need, and no year in which nothing is", () => {
  // The axis runs from 0 at y = 220 to R30 000 at y = 30, 190 px: the shortfall at 64, R20 000 to R12 000,
  // takes 8 / 30 of it.
  const shaded = [...draw().matchAll(/<rect [^>]*height="([\d.]+)" fill="url\(#one-narrow-short\)"/g)];
  expect(shaded.map(([, height]) => Number(height))).toEqual([expect.closeTo((190 * 8) / 30, 6), 15]);
});

it("names the age, the parts and the need", () => {
  for (const words of ["From 64, R8 000 short", "One part", "Pension", "Pay", "Need R20 000", "Short"])
    expect(draw()).toContain(`${words}</text>`);
});

it("stacks each income on those below it", () => {
  // At 63 the pension reaches from R10 000 to R24 000 and the pay from there to R30 000; R30 000 is 190 px.
  const heights = (part: number) =>
    [
      ...draw().matchAll(
        new RegExp(`<rect [^>]*height="([\\d.]+)" fill="url\\(#one-narrow-${part}\\)"`, "g"),
      ),
    ].map(([, height]) => Number(height));
  expect(heights(1)).toEqual([expect.closeTo((190 * 14) / 30, 6), 15]);
  expect(heights(2)).toEqual([expect.closeTo((190 * 6) / 30, 6), expect.closeTo((190 * 2) / 30, 6), 15]);
});

it("begins a new line of the key where a name has no room", () => {
  // 34 px for its sign and 28 letters of 0.64 x 16 px, 321 px, are wider than the rest of a line of 328 px.
  const long = "n".repeat(28);
  const figures = { ...FIGURES, names: { parts: ["One part", long], need: "Need" } };
  const markup = renderToString(<IncomeDrawing name="one" figures={figures} size="narrow" />);
  const rows = [...markup.matchAll(/<g transform="translate\(2 ([\d.]+)\)"/g)].map(([, y]) => Number(y));
  expect(rows).toHaveLength(3);
  expect(rows[1]! - rows[0]!).toBe(24);
});

it("cuts a name that is longer than a line", () => {
  const figures = { ...FIGURES, names: { parts: ["One part", "n".repeat(40)], need: "Need" } };
  // 292 px have room for 27 letters of 10.24 px and the ellipsis.
  expect(renderToString(<IncomeDrawing name="one" figures={figures} size="narrow" />)).toContain(
    `>${"n".repeat(27)}…</text>`,
  );
});

it("draws the step of what is lived on where less is drawn first", () => {
  const [first, second] = FIGURES.columns;
  const columns = [
    { ...first!, lessFirst: 15_000 },
    { ...second!, lessFirst: 30_000 },
  ];
  const figures = { ...FIGURES, columns, names: { ...FIGURES.names, lessFirst: "Less drawn first" } };
  const markup = renderToString(<IncomeDrawing name="one" figures={figures} size="narrow" />);
  // R15 000 of R30 000 is half of the 190 px above y = 220, and R30 000 all of it.
  expect(markup).toMatch(/d="M[\d.]+ 125H[\d.]+V30H[\d.]+" fill="none"/);
  expect(markup).toContain("Less drawn first</text>");
  expect(draw()).not.toContain('stroke-dasharray="7 4"');
});
