/** Every figure of a plan that a person sees, wherever it is, comes from the one stored result. */
import { describe, expect, inject, test } from "vitest";
import { formatRand } from "../../app/base/money";
import type { Recommendation } from "../../app/contract/plan/recommendation";
import { listProducts } from "../../app/contract/plan/recommended-product";
import type { RecordedBlock } from "../../app/contract/records/record-paper";
import { type FindField, mapTo } from "../support/figures/map-figures";
import { type Figure, readFigures } from "../support/figures/read-figures";
import { readEverySurface, type Said, type Shown, TEN_PEOPLE } from "../support/figures/ten-people";
import { findChosen, type Stored } from "../support/figures/stored-figures";

const server = inject("site");
const reading = new Map<string, Promise<Shown>>();

/** Reads everything about a person once, for all tests. */
function read(who: string): Promise<Shown> {
  const person = TEN_PEOPLE.find((one) => one.who === who);
  if (!person) throw new Error(`nobody is ${who}`);
  const known = reading.get(who) ?? readEverySurface(server.origin, person);
  reading.set(who, known);
  return known;
}

/** The figures without a matching field, each with the text around it. */
function listStrays(findField: FindField, said: readonly Said[]): string[] {
  return said.flatMap(({ block, around }) =>
    readFigures(block)
      .filter((figure) => !findField(figure, around))
      .map(({ text }) => `${text} in “${block.slice(0, 160)}”`),
  );
}

/** A life annuity's costs are in its price, so that its page of fees is short. */
const LEAST_FIGURES: Record<string, number> = { "fees page": 20 };

/** The people whose plans differ most; in the long run all ten. */
const listPeople = TEN_PEOPLE.filter((_, index) => inject("isLong") || [0, 4, 5, 9].includes(index)).map(
  ({ who }) => who,
);

describe.each(listPeople)("the figures of %s", (who) => {
  test("are fields of the stored result on every page, on paper and in the record's words", async () => {
    const { stored, surfaces } = await read(who);
    const findField = mapTo(stored);
    const strays = Object.entries(surfaces).map(([name, said]) => [name, listStrays(findField, said)]);
    expect(Object.fromEntries(strays)).toEqual(
      Object.fromEntries(Object.keys(surfaces).map((name) => [name, []])),
    );
    for (const [name, said] of Object.entries(surfaces)) {
      const count = said.flatMap(({ block }) => readFigures(block)).length;
      expect(count, name).toBeGreaterThan(LEAST_FIGURES[name] ?? 30);
    }
  });

  test("are the stored result's own in the files, and in the record", async () => {
    const { stored, csv, json, record } = await read(who);
    const { plan, base, edit } = stored;
    expect(json).toEqual({
      format: "baobab-plan-2",
      recommended: { plan, recommendation: base },
      assumed: expect.anything() as unknown,
      ...(edit && { customized: { plan: expect.anything() as unknown, recommendation: edit } }),
    });
    expect(record.figures).toEqual({ recommended: freeze(base), ...(edit && { customised: freeze(edit) }) });
    for (const { product, monthly_income } of record.options.filter((one) => one.monthly_income))
      expect(monthly_income).toBe(
        listProducts(base).find((one) => one.product === product)?.expected.monthly_income_total,
      );
    const { monthly_income } = findChosen(edit ?? base).graph;
    const [drawn] = record.shown?.sections.flatMap(({ blocks }) => blocks.filter(isChart)) ?? [];
    for (const market of ["poor", "expected", "strong"] as const)
      expect(drawn?.series[market]).toEqual(monthly_income[market].slice(0, drawn?.ages.length));
    expect(listStrayCells(csv, stored)).toEqual([]);
  });
});

const isChart = (block: RecordedBlock) => block.kind === "chart";

/**
 * A record omits the type, and facts that may change later: whether the plan is selected, and whether it is
 * outdated.
 */
const freeze = (result: Recommendation) => ({
  ...result,
  type: undefined,
  selected: undefined,
  is_outdated: undefined,
});

/** The cells of the projections' file that differ from the stored series at their row and column. */
function listStrayCells(csv: string, { base, edit }: Stored): string[] {
  const [heads = [], ...rows] = csv
    .replace("\uFEFF", "")
    .trim()
    .split("\r\n")
    .map((line) => line.split(","));
  const results = { recommended: base, customized: edit };
  const ages = [base, ...(edit ? [edit] : [])].flatMap(({ graphs_data }) =>
    Object.values(graphs_data).flatMap((graph) => graph.ages),
  );
  expect(rows).toHaveLength(ages.length);
  return rows.flatMap((row) => {
    const cells = Object.fromEntries(heads.map((head, index) => [head, row[index]]));
    const result = results[cells.plan as keyof typeof results];
    const key = (["laplus", "la", "ila"] as const).find(
      (one) => result?.[`${one}_recommendations`]?.product === cells.product,
    );
    const graph = key && result?.graphs_data[key];
    const at = graph?.ages.indexOf(Number(cells.age)) ?? -1;
    return Object.entries(cells)
      .slice(4)
      .flatMap(([head, cell]) => {
        const [, series = "", market = ""] = /^(.*)_(poor|expected|strong) \(.*\)$/.exec(head) ?? [];
        const values = Object.entries(graph ?? {}).find(([name]) => name === series)?.[1] as
          Record<string, number[]> | undefined;
        return String(values?.[market]?.[at]) === cell ? [] : [`${head} at ${cells.age}: ${cell}`];
      });
  });
}

/** The text with the last significant digit of a figure changed by one. */
function misprint({ kind, text, value, block }: Figure): string {
  const last = kind === "rand" ? 10 ** (/0*$/.exec(String(value))?.[0].length ?? 0) : 1;
  const digits = text.includes(".") ? text.slice(text.indexOf(".") + 1).replace(/\D/g, "").length : 0;
  const changed = value + (digits > 0 ? 10 ** -digits : last);
  const written =
    kind === "rand" ? formatRand(changed) : kind === "percent" ? `${changed.toFixed(digits)}%` : text;
  return block.replace(text, written.replaceAll("\u00a0", " "));
}

/** The fraction of misprints that must be found, by kind; the others equal another field by chance. */
const FOUND = { rand: 0.7, percent: 0.5 };

describe("a misprint", () => {
  test.each(["rand", "percent"] as const)("of %s is found on every surface", async (kind) => {
    const { stored, surfaces } = await read(listPeople[0] ?? "");
    const findField = mapTo(stored);
    for (const [name, said] of Object.entries(surfaces)) {
      const printed = said.flatMap(({ block, around }) =>
        readFigures(block).flatMap((figure) => (figure.kind === kind ? [{ figure, around }] : [])),
      );
      const found = printed.filter(({ figure, around }) => {
        const block = misprint(figure);
        return listStrays(findField, [{ block, around: around?.replace(figure.block, block) }]).length > 0;
      });
      if (printed.length > 0) expect(found.length / printed.length, name).toBeGreaterThan(FOUND[kind]);
    }
  });

  test("in the file of projections is found", async () => {
    const { stored, csv } = await read(listPeople[0] ?? "");
    const [cell = ""] = /,\d+\.\d\d,/.exec(csv) ?? [];
    expect(listStrayCells(csv.replace(cell, ",1.23,"), stored)).toHaveLength(1);
  });
});
