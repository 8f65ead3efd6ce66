import { describe, expect, it } from "vitest";
import { plain, plan, recommend } from "../../../tests/support/recommendation";
import { gatherFacts } from "../plan/plan-facts";
import { describeAllIncomes } from "../paper/describe-years";
import { describeIncomes } from "./income-by-year";

const PAY = { monthly_amount: 12_000, taxable: "yes", owner: "own", increase: "prices" } as const;

/** A need of R24 000 over the years: by age what other incomes pay after tax, and what is over, or short where it is below 0. */
function gatherYears(
  rows: Record<number, [others: number, over: number]>,
  answers = {},
  clientName?: string,
) {
  const by_year = Object.entries(rows).map(([age, [others, over_or_short]]) => ({
    year: 2026 + Number(age) - 63,
    age: Number(age),
    gross_from_plan: 10_000,
    gross_from_plan_member_alone: null,
    gross_from_plan_partner_alone: null,
    other_incomes_after_tax: others,
    over_or_short,
  }));
  const need = { over_or_short: 0, success_perct: 80, guaranteed_amount: null, perct_guaranteed: null };
  const advice = recommend("LivingAnnuity", {
    common: { income_need: { ...need, closers: [], closers_together: null, by_year } },
  });
  const told = plan({ income_needed: 24_000, other_incomes: [PAY], ...answers });
  return gatherFacts(advice, told, clientName);
}

const describeYears = (...told: Parameters<typeof gatherYears>) => describeIncomes(gatherYears(...told));

describe("what is lived on year by year", () => {
  // To 67 pay of R11 500.40 after tax and R2 000 over: 26 000, of which the plan pays 26 000 - 11 500. Then 24 000 - 4 300 = 19 700.
  const view = describeYears({ 63: [11_500.4, 2_000], 68: [5_800, -4_300] })!;

  it("is stacked by age with the need, in whole rand that add up", () => {
    const { columns, need, turn } = view.figures;
    expect(need).toBe(24_000);
    expect(columns).toHaveLength(95 - 63 + 1);
    expect(columns[4]).toEqual({ age: 67, lower: 14_500, upper: 11_500, total: 26_000 });
    expect(columns[5]).toEqual({ age: 68, lower: 13_900, upper: 5_800, total: 19_700 });
    expect(turn && { ...turn, words: plain(turn.words) }).toEqual({
      age: 68,
      words: "From 68, R4 300 short",
    });
  });

  it("names the age from which on it falls short", () => {
    expect(view.heading).toBe("What you live on, year by year");
    expect(plain(view.sentences[0]!)).toBe("**From 68 you are R4 300 a month short.**");
    expect(view.sentences).toHaveLength(2);
  });

  it("has the same figures in a table, of which paper has the first year, every fifth, and the turn", () => {
    const { rows, minorRows } = view.table;
    expect(rows[5]!.map((cell) => plain(String(cell)))).toEqual([
      "68",
      "R13 900",
      "R5 800",
      "R19 700",
      "R4 300 short",
    ]);
    expect(rows.filter((_, place) => !minorRows.includes(place)).map(([age]) => age)).toEqual([
      63, 65, 68, 70, 75, 80, 85, 90, 95,
    ]);
  });

  it("is a table in the PDF", () => {
    const [section] = describeAllIncomes(gatherYears({ 63: [11_500.4, 2_000], 68: [5_800, -4_300] }));
    const table = section!.blocks.find((block) => block.kind === "table")!;
    expect(table.rows).toHaveLength(9);
    expect(table.rows[2]!.cells.map((cell) => plain(String(cell)))).toEqual([
      "68",
      "R13 900",
      "R5 800",
      "R19 700",
      "R4 300 short",
    ]);
    expect(describeAllIncomes(gatherYears({}))).toEqual([]);
  });

  it("is short at first, or never", () => {
    const short = describeYears({ 63: [2_000, -900], 68: [5_000, 500] })!;
    expect(short.sentences.slice(0, 2).map(plain)).toEqual([
      "**You are R900 a month short at first.**",
      "From 68 on nothing is short while this income lasts.",
    ]);
    expect(short.figures.turn).toBeUndefined();
    const met = describeYears({ 63: [2_000, 0] })!;
    expect(short.figures.names.short).toBe("Short");
    expect(met.figures.names).not.toHaveProperty("short");
    expect(met.figures.turn).toBeUndefined();
    expect(met.table.rows[0]!.at(-1)).toBe("met");
  });

  it("is told of a client by name", () => {
    const { heading, sentences } = describeYears({ 63: [2_000, -900] }, {}, "Johan")!;
    expect(heading).toBe("What Johan lives on, year by year");
    expect(plain(sentences[0]!)).toBe("**Johan is R900 a month short at first.**");
  });

  it("is left out without a need, without other income, and of plans of earlier engines", () => {
    const years = { 63: [2_000, -900] } as Record<number, [number, number]>;
    expect(describeYears(years, { income_needed: undefined })).toBeUndefined();
    expect(describeYears(years, { other_incomes: [] })).toBeUndefined();
    expect(describeYears(years, { other_incomes: undefined, other_taxable_income: 9_000 })).toBeDefined();
    expect(describeYears({})).toBeUndefined();
  });
});
