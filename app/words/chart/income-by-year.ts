/** All income year by year compared with the need, for a person with other incomes. */
import { formatRand } from "~/base/money";
import { LAST_TOLD_AGE, listNeedRows, sayShortYears } from "../plan/need-by-year";
import type { PlanFacts } from "../plan/plan-facts";
import { speakOf } from "../plan/speak-of";
import { JOINT_OTHERS, listToldIncomes, THIS_PLAN, type ToldIncome } from "../plan/told-incomes";
import { type DrawnFigures, listAgeRows } from "./chart-figures";
import type { ChartTable } from "./chart-table";

const STEP_YEARS = 5;

/** Whole rand a month after tax, from below: the plan, less all the tax that it causes, then other incomes. */
type LivedOn = {
  age: number;
  parts: readonly number[];
  total: number;
  /** The total if less is drawn first; absent where no own income ends. */
  lessFirst?: number;
};

/** The drawing: a column for each age, and the need as a line across all of them. */
type IncomeFigures = {
  /** The accessible name, which screen readers read first. */
  label: string;
  need: number;
  columns: readonly LivedOn[];
  ageRows: DrawnFigures["ageRows"];
  /** The age from which the income is short, in a few words; undefined if that never changes. */
  turn?: { age: number; words: string };
  /** The parts' names, from below. */
  names: { parts: readonly string[]; need: string; short?: string; lessFirst?: string };
};

const LESS_FIRST = "Less drawn first";

/** Each income's amount at an age, from the top of the drawing. */
export type PaidEachView = {
  heading: string;
  note: string;
  /** `part` is the index in the drawing, from below. */
  rows: readonly { part: number; name: string; note: string; amount: string }[];
  together: string;
  /** The difference from the need. */
  beside: { name: string; amount: string; isShort: boolean };
};

/** The drawing, its sentences, each income's amount, and the figures of all years as a table. */
export type LivedOnView = {
  heading: string;
  sentences: readonly string[];
  tags: readonly string[];
  figures: IncomeFigures;
  each: PaidEachView;
  table: ChartTable;
  /** Many other incomes, each in a column; `table` has their sum. */
  othersTable?: ChartTable;
};

/**
 * Describes a person's income year by year.
 * @returns undefined without a need, or without other income beside the plan: then the plan alone is compared
 * with the need
 */
export function describeIncomes(facts: PlanFacts): LivedOnView | undefined {
  const { plan, partnerName } = facts;
  const rows = listNeedRows(facts);
  const isBesideOthers = (plan.other_incomes ?? []).length > 0 || (plan.other_taxable_income ?? 0) > 0;
  if (!isBesideOthers || plan.income_needed === undefined || rows.length === 0) return undefined;
  const need = Math.round(plan.income_needed);
  const others = listToldIncomes(facts);
  if (others.length === 0) return undefined;
  const columns = listAges(facts, others);
  const parts = [THIS_PLAN, ...others.map(({ name }) => name)];
  const { you, does } = speakOf(facts);
  const sentences = sayShortYears(facts);
  return {
    heading: `What ${you} ${does("live")} on, year by year`,
    sentences: [
      ...sentences,
      "The tax of other income is taken off it, and the rest of the tax off this plan.",
    ],
    tags: ["today’s rand", "after tax", ...(partnerName ? ["while both live"] : [])],
    figures: {
      label: `What this plan and other income pay a month at each age, after tax, and the need of ${formatRand(need)}`,
      need,
      columns,
      ageRows: listAgeRows(facts, columns[0]!.age),
      turn: findTurn(columns, need),
      names: {
        parts,
        need: `Need ${formatRand(need)}`,
        ...(columns.some(({ total }) => total < need) && { short: "Short" }),
        ...(columns[0]!.lessFirst !== undefined && { lessFirst: LESS_FIRST }),
      },
    },
    each: listEach(facts, others, columns),
    ...writeTables({ columns, need, parts }),
  };
}

const addUp = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

/** A column for each age; values stay the same between the years in which something changes. */
function listAges(facts: PlanFacts, others: readonly ToldIncome[]): LivedOn[] {
  const rows = listNeedRows(facts);
  const first = rows[0]!.age;
  return Array.from({ length: LAST_TOLD_AGE - first + 1 }, (_, years) => {
    const age = first + years;
    const row = rows.filter((one) => one.age <= age).at(-1)!;
    const ofOthers = others.map(({ readAfterTax }) => readAfterTax(row));
    const shown = ofOthers.map(Math.round);
    const ofPlan = Math.max(Math.round(facts.plan.income_needed! + row.over_or_short) - addUp(shown), 0);
    const paidFirst = readLessFirst(facts, age);
    return {
      age,
      parts: [ofPlan, ...shown],
      total: ofPlan + addUp(shown),
      ...(paidFirst !== undefined && { lessFirst: Math.round(addUp(ofOthers) + paidFirst) }),
    };
  });
}

/** The plan's income after tax at an age if only the minimum is drawn until an own income ends. */
function readLessFirst({ common }: PlanFacts, age: number): number | undefined {
  const later = common.later_income;
  return later && age >= later.from_age
    ? later.after_tax_monthly_income_from_then
    : later?.after_tax_monthly_income_until_then;
}

function findTurn(columns: readonly LivedOn[], need: number): IncomeFigures["turn"] {
  const [first] = columns;
  const turn = columns.find(({ total }) => total < need);
  if (!turn || turn === first) return undefined;
  return { age: turn.age, words: `From ${turn.age}, ${formatRand(need - turn.total)} short` };
}

/** Lists the incomes at the age from which they are short, or else in the first year. */
function listEach(
  facts: PlanFacts,
  others: readonly ToldIncome[],
  columns: readonly LivedOn[],
): PaidEachView {
  const need = Math.round(facts.plan.income_needed!);
  const { you, does } = speakOf(facts);
  const age = findTurn(columns, need)?.age ?? columns[0]!.age;
  const { parts, total } = columns.find((column) => column.age === age)!;
  const rows = [{ name: THIS_PLAN, note: "" }, ...others].map(({ name, note }, part) => ({
    part,
    name,
    note,
    amount: formatRand(parts[part] ?? 0),
  }));
  const over = total - need;
  return {
    heading: `What each pays when ${you} ${does("are")} ${age}`,
    note: `A month, after tax, today’s rand${facts.partnerName ? ", while both live" : ""}`,
    rows: rows.reverse(),
    together: formatRand(total),
    beside: {
      name: `${over < 0 ? "Short of" : "Over"} the need of ${formatRand(need)}`,
      amount: formatRand(Math.abs(over)),
      isShort: over < 0,
    },
  };
}

type TableFigures = { columns: readonly LivedOn[]; need: number; parts: readonly string[] };

/** The most other incomes that fit in the table as columns. */
const MOST_COLUMNS = 3;

/** All figures in a table; too many other incomes are summed there and listed separately in a second one. */
function writeTables({ columns, need, parts }: TableFigures): Pick<LivedOnView, "table" | "othersTable"> {
  if (parts.length - 1 <= MOST_COLUMNS) return { table: writeTable({ columns, need, parts }) };
  const joined = columns.map((column) => {
    const [ofPlan = 0] = column.parts;
    return { ...column, parts: [ofPlan, column.total - ofPlan] };
  });
  const table = writeTable({ columns: joined, need, parts: [THIS_PLAN, JOINT_OTHERS] });
  const othersTable = {
    caption: "Of it each other income a month at each age, after tax, today’s rand",
    heads: ["Age", ...parts.slice(1)],
    rows: columns.map(({ age, parts: [, ...others] }) => [age, ...others.map(formatRand)]),
    minorRows: table.minorRows,
  };
  return { table, othersTable };
}

function writeTable({ columns, need, parts }: TableFigures): ChartTable {
  const isMajor = ({ age, total }: LivedOn, i: number) => {
    const before = columns[i - 1];
    return !before || age % STEP_YEARS === 0 || total < need !== before.total < need;
  };
  return {
    caption: `A month at each age, after tax, today’s rand. The need is ${formatRand(need)}`,
    heads: [
      "Age",
      ...parts,
      "Together",
      "Beside the need",
      ...(columns[0]?.lessFirst === undefined ? [] : [LESS_FIRST]),
    ],
    rows: columns.map(({ age, parts: paid, total, lessFirst }) => [
      age,
      ...paid.map(formatRand),
      formatRand(total),
      writeBeside(total - need),
      ...(lessFirst === undefined ? [] : [formatRand(lessFirst)]),
    ]),
    minorRows: columns.flatMap((column, i) => (isMajor(column, i) ? [] : [i])),
  };
}

function writeBeside(over: number): string {
  if (over === 0) return "met";
  return over > 0 ? `${formatRand(over)} over` : `${formatRand(-over)} short`;
}
