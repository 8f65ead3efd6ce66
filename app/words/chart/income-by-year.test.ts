import { describe, expect, it } from "vitest";
import { plain, plan, recommend } from "../../../tests/support/recommendation";
import type { CommonInfo } from "~/contract/plan/recommendation";
import { gatherFacts } from "../plan/plan-facts";
import { describeAllIncomes } from "../paper/describe-years";
import { describeIncomes } from "./income-by-year";

const PAY = { monthly_amount: 12_000, taxable: "yes", owner: "own", increase: "prices" } as const;

/**
 * A need of R24 000 over the years: by age, the other incomes after tax, the surplus (negative if short), and
 * each income where known.
 */
type Years = Record<number, [others: number, over: number, each?: number[]]>;

function gatherYears(
  rows: Years,
  answers = {},
  clientName?: string,
  later_income: CommonInfo["later_income"] = null,
) {
  const by_year = Object.entries(rows).map(([age, [others, over_or_short, each]]) => ({
    year: 2026 + Number(age) - 63,
    age: Number(age),
    gross_from_plan: 10_000,
    gross_from_plan_member_alone: null,
    gross_from_plan_partner_alone: null,
    other_incomes_after_tax: others,
    ...(each && { each_other_income_after_tax: each }),
    over_or_short,
  }));
  const need = { over_or_short: 0, success_perct: 80, guaranteed_amount: null, perct_guaranteed: null };
  const advice = recommend("LivingAnnuity", {
    common: { later_income, income_need: { ...need, closers: [], closers_together: null, by_year } },
  });
  const told = plan({ income_needed: 24_000, other_incomes: [PAY], ...answers });
  return gatherFacts(advice, told, clientName);
}

const describeYears = (...told: Parameters<typeof gatherYears>) => describeIncomes(gatherYears(...told));

describe("what is lived on year by year", () => {
  // To 67 pay of R11 500.40 after tax and R2 000 over: 26 000, of which the plan pays 26 000 - 11 500. Then
  // 24 000 - 4 300 = 19 700.
  const view = describeYears({ 63: [11_500.4, 2_000], 68: [5_800, -4_300] })!;

  it("is stacked by age with the need, in whole rand that add up", () => {
    const { columns, need, turn } = view.figures;
    expect(need).toBe(24_000);
    expect(columns).toHaveLength(95 - 63 + 1);
    expect(columns[4]).toEqual({ age: 67, parts: [14_500, 11_500], total: 26_000 });
    expect(columns[5]).toEqual({ age: 68, parts: [13_900, 5_800], total: 19_700 });
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

  it("shows other income as it is, and leaves the rounding to the plan", () => {
    // The plan's 14 000.40 and R9 999.90 are R24 000.30: R10 000 of it is other income.
    const { columns } = describeYears({ 63: [9_999.9, 0.3] })!.figures;
    expect(columns[0]).toEqual({ age: 63, parts: [14_000, 10_000], total: 24_000 });
  });

  it("is left out without a need, without other income, and of plans of earlier engines", () => {
    const years = { 63: [2_000, -900] } as Years;
    expect(describeYears(years, { income_needed: undefined })).toBeUndefined();
    expect(describeYears(years, { other_incomes: [] })).toBeUndefined();
    expect(describeYears(years, { other_incomes: undefined, other_taxable_income: 9_000 })).toBeDefined();
    expect(describeYears({})).toBeUndefined();
  });
});

describe("each other income", () => {
  const level = {
    ...PAY,
    name: "Level pension",
    monthly_amount: 5_000,
    increase: "level" as const,
  };
  const other_incomes = [
    { ...PAY, name: "Pay", until: "12/2030" },
    level,
    { ...PAY, name: "His pension", monthly_amount: 2_000, owner: "partner" as const, from: "03/2031" },
    { ...PAY, name: "Old pay", until: "12/2020" },
  ];
  // At 68 R3 800.40 and R2 000 with the plan's R13 899.60 are 24 000 - 4 300 = R19 700, and at 90 R1 500
  // and R2 000.
  const years: Years = {
    63: [15_500, 2_000, [11_500, 4_000, 0, 0]],
    68: [5_800.4, -4_300, [0, 3_800.4, 2_000, 0]],
    90: [3_500, -6_100, [0, 1_500, 2_000, 0]],
  };
  const view = describeYears(years, { other_incomes })!;

  it("is a part by its name, the one that ends on top, and not where it ended before the plan", () => {
    expect(view.figures.names.parts).toEqual(["This plan", "Level pension", "His pension", "Pay"]);
    expect(view.figures.columns[0]!.parts).toEqual([10_500, 4_000, 0, 11_500]);
    expect(view.figures.columns[5]).toEqual({ age: 68, parts: [13_900, 3_800, 2_000, 0], total: 19_700 });
  });

  it("is listed with what was told of it and what it pays when years become short", () => {
    const { heading, rows, together, beside } = view.each;
    expect(heading).toBe("What each pays when you are 68");
    expect(rows.map(({ name, note, amount }) => plain([name, note, amount].join(": ")))).toEqual([
      "Pay: R12 000 before tax, until December 2030. It rises with prices.: R0",
      "His pension: R2 000 before tax, from March 2031 for life. It rises with prices.: R2 000",
      "Level pension: R5 000 before tax, for life. It never rises.: R3 800",
      "This plan: : R13 900",
    ]);
    expect(plain(together)).toBe("R19 700");
    expect(plain(`${beside.name}: ${beside.amount}`)).toBe("Short of the need of R24 000: R4 300");
  });

  it("has its column in the table, and says why less is paid later", () => {
    expect(view.table.heads.slice(1, -1)).toEqual([
      "This plan",
      "Level pension",
      "His pension",
      "Pay",
      "Together",
    ]);
    expect(plain(view.sentences[0]!)).toBe(
      "**From 68 you are R4 300 a month short.** At 90 it is R6 100, because what stays level buys less each year.",
    );
  });

  it("has a table beside that of their sum where there are more than three", () => {
    const others = [1_000, 2_000, 3_000, 4_000];
    const { table, othersTable } = describeYears(
      { 63: [10_000, 0, others] },
      { other_incomes: others.map((monthly_amount) => ({ ...PAY, monthly_amount })) },
    )!;
    expect(table.heads).toEqual(["Age", "This plan", "Other income", "Together", "Beside the need"]);
    expect(table.rows[0]!.map((cell) => plain(String(cell)))).toEqual([
      "63",
      "R14 000",
      "R10 000",
      "R24 000",
      "met",
    ]);
    expect(othersTable!.heads).toEqual(["Age", "Income 1", "Income 2", "Income 3", "Income 4"]);
    expect(othersTable!.rows[0]!.slice(1).map((cell) => plain(String(cell)))).toEqual([
      "R1 000",
      "R2 000",
      "R3 000",
      "R4 000",
    ]);
    expect(view.othersTable).toBeUndefined();
  });

  it("has the step of drawing less first on what other incomes pay", () => {
    const later = {
      from_year: 2031,
      from_age: 68,
      monthly_income_until_then: 5_000,
      monthly_income_from_then: 19_000,
      after_tax_monthly_income_until_then: 4_200,
      after_tax_monthly_income_from_then: 16_500.4,
    };
    const { figures, table } = describeYears(years, { other_incomes }, undefined, later)!;
    // Other incomes of R15 500 with R4 200, and R5 800.40 with R16 500.40.
    expect([figures.columns[4]!.lessFirst, figures.columns[5]!.lessFirst]).toEqual([19_700, 22_301]);
    expect(figures.names.lessFirst).toBe("Less drawn first");
    expect(table.heads.at(-1)).toBe("Less drawn first");
    expect(plain(String(table.rows[5]!.at(-1)))).toBe("R22 301");
    expect(view.figures.names).not.toHaveProperty("lessFirst");
  });

  it("is named apart from another of the same name, and after its place where it has none", () => {
    const { monthly_amount, taxable, owner, increase } = PAY;
    const unnamed = { monthly_amount, taxable, owner, increase };
    const named = describeYears(
      { 63: [18_000, 0, [9_000, 3_000, 3_000, 3_000]] },
      {
        other_taxable_income: 10_000,
        other_incomes: [{ ...PAY, name: "Pay" }, { ...PAY, name: "Pay" }, unnamed],
      },
    )!;
    expect(named.figures.names.parts).toEqual(["This plan", "Other income", "Pay", "Pay (2)", "Income 3"]);
  });

  it("is in no picture where all of them ended before the plan", () => {
    expect(describeYears({ 63: [0, -900, [0]] }, { other_incomes: [other_incomes[3]] })).toBeUndefined();
  });

  it("is a table of its own on paper", () => {
    const [section] = describeAllIncomes(gatherYears(years, { other_incomes }));
    const [, , table] = section!.blocks;
    if (table?.kind !== "table") throw new Error("no table");
    expect(plain(table.caption!)).toBe("What each pays when you are 68. A month, after tax, today’s rand");
    expect(table.rows.map(({ cells }) => plain(String(cells.at(-1))))).toEqual([
      "R0",
      "R2 000",
      "R3 800",
      "R13 900",
      "R19 700",
      "R4 300",
    ]);
  });
});
