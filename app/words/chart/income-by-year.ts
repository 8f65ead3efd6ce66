/** All that is lived on year by year beside what is needed, where other incomes were told. */
import { formatRand } from "~/base/money";
import type { WireNeedOfYear } from "~/contract/plan/income-need";
import { LAST_TOLD_AGE, listNeedRows, sayShortYears } from "../plan/need-by-year";
import type { PlanFacts } from "../plan/plan-facts";
import { speakOf } from "../plan/speak-of";
import { listAgeRows } from "./chart-figures";
import type { DrawnFigures } from "./chart-figures";
import type { ChartTable } from "./chart-table";

const STEP_YEARS = 5;

/** Whole rand a month after tax: the plan below, which takes the rounding and all the tax that it adds, and other income above. */
type LivedOn = { age: number; lower: number; upper: number; total: number };

/** What the picture draws: a column for each age, and the need as a line through all of them. */
type IncomeFigures = {
  /** What is heard first of it. */
  label: string;
  need: number;
  columns: readonly LivedOn[];
  ageRows: DrawnFigures["ageRows"];
  /** From which age on years are short, in a few words; undefined where that never changes. */
  turn?: { age: number; words: string };
  /** What the parts are called. */
  names: { lower: string; upper: string; need: string; short?: string };
};

/** The picture, its sentences, and the same figures as a table. */
export type LivedOnView = {
  heading: string;
  sentences: readonly string[];
  tags: readonly string[];
  figures: IncomeFigures;
  table: ChartTable;
};

/**
 * Describes what a person lives on year by year.
 * @returns undefined where no need or no other income was told: then the plan alone is held against the need
 */
export function describeIncomes(facts: PlanFacts): LivedOnView | undefined {
  const { plan, partnerName } = facts;
  const rows = listNeedRows(facts);
  const isBesideOthers = (plan.other_incomes ?? []).length > 0 || (plan.other_taxable_income ?? 0) > 0;
  if (!isBesideOthers || plan.income_needed === undefined || rows.length === 0) return undefined;
  const need = Math.round(plan.income_needed);
  const columns = listAges(rows, need);
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
        lower: "This plan",
        upper: "Other income",
        need: `Need ${formatRand(need)}`,
        ...(columns.some(({ total }) => total < need) && { short: "Short" }),
      },
    },
    table: writeTable(columns, need),
  };
}

/** A column for each age; between the years in which something changes all stays as it is. */
function listAges(rows: readonly WireNeedOfYear[], need: number): LivedOn[] {
  const first = rows[0]!.age;
  return Array.from({ length: LAST_TOLD_AGE - first + 1 }, (_, years) => {
    const age = first + years;
    const row = rows.filter((one) => one.age <= age).at(-1)!;
    const total = Math.max(Math.round(need + row.over_or_short), 0);
    const others = Math.min(Math.round(row.other_incomes_after_tax), total);
    return { age, lower: total - others, upper: others, total };
  });
}

function findTurn(columns: readonly LivedOn[], need: number): IncomeFigures["turn"] {
  const [first] = columns;
  const turn = columns.find(({ total }) => total < need);
  if (!turn || turn === first) return undefined;
  return { age: turn.age, words: `From ${turn.age}, ${formatRand(need - turn.total)} short` };
}

function writeTable(columns: readonly LivedOn[], need: number): ChartTable {
  const isMajor = ({ age, total }: LivedOn, i: number) => {
    const before = columns[i - 1];
    return !before || age % STEP_YEARS === 0 || total < need !== before.total < need;
  };
  return {
    caption: `A month at each age, after tax, today’s rand. The need is ${formatRand(need)}`,
    heads: ["Age", "This plan", "Other income", "Together", "Beside the need"],
    rows: columns.map(({ age, lower, upper, total }) => [
      age,
      formatRand(lower),
      formatRand(upper),
      formatRand(total),
      writeBeside(total - need),
    ]),
    minorRows: columns.flatMap((column, i) => (isMajor(column, i) ? [] : [i])),
  };
}

function writeBeside(over: number): string {
  if (over === 0) return "met";
  return over > 0 ? `${formatRand(over)} over` : `${formatRand(-over)} short`;
}
