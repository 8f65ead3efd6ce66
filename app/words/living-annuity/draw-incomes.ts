/** The chart of a check: three incomes by age, in sentences, lines and a table. */
import { formatRand } from "~/base/money";
import type { CheckedIncome } from "~/contract/living-annuity/check-operations";
import { capitalise, formatTens } from "../plan/write-figures";
import { nameIncome, type CheckFacts, type CheckedPerson } from "./check-facts";

/** The last age of the chart; of a person beyond it, the last age that was projected. */
const LAST_AGE_SHOWN = 95;
const FEWEST_YEARS_SHOWN = 10;
/** The age at which a sentence gives the figure of an income that falls before. */
const TOLD_AGE = 85;
const STEP_YEARS = 5;

type Kind = CheckedIncome["kind"];

/** The lines, in the shape of the chart kit. */
type DrawnIncomes = {
  name: string;
  label: string;
  ages: readonly number[];
  ageRows: readonly { name: string; firstAge: number }[];
  lines: readonly { kind: Kind; name: string; keyWords: string; values: readonly number[] }[];
  hasBand: false;
  ends: readonly { name: string; note: string; value: number }[];
  events: readonly { age: number; words: string; shortWords: string }[];
};

export type IncomesChart = {
  title: string;
  sentences: readonly string[];
  tags: readonly string[];
  tableName: string;
  /** Absent for a person so old that the lines would be points. */
  figures?: DrawnIncomes;
  table: {
    caption: string;
    heads: readonly string[];
    rows: readonly (readonly (number | string)[])[];
    minorRows: readonly number[];
  };
};

/** Undefined if no age is left to show. */
export function drawIncomes(facts: CheckFacts): IncomesChart | undefined {
  const { person } = facts;
  const shown = cutIncomes(facts);
  if (shown.ages.length === 0) return undefined;
  return {
    title:
      facts.told.length > 1
        ? `The more ${person.object} ${person.verb("draw", "draws")} now, the sooner it falls`
        : `${capitalise(person.whose)} income as ${person.object} ${person.verb("grow", "grows")} older`,
    sentences: writeSentences(facts, shown),
    tags: [],
    tableName: "The same figures as a table, and in poor markets",
    figures: shown.ages.length > 1 ? buildFigures(shown, person) : undefined,
    table: writeTable(shown),
  };
}

type Shown = { ages: number[]; incomes: readonly CheckedIncome[]; names: readonly string[] };

function cutIncomes(facts: CheckFacts): Shown {
  const { now, told } = facts;
  const ages = now.by_age.map(({ age }) => age);
  const end = Math.max(LAST_AGE_SHOWN, (ages[0] ?? 0) + FEWEST_YEARS_SHOWN);
  return {
    ages: ages.filter((age) => age <= end),
    incomes: told,
    names: told.map((income) => (income === now ? "Now" : nameIncome(income, facts))),
  };
}

const expectedAt = (income: CheckedIncome, at: number) => income.by_age[at]?.expected_income ?? 0;

function writeSentences({ now, lasts, standing }: CheckFacts, shown: Shown): string[] {
  const first = `In expected markets ${sayCourse(now, shown)}.`;
  if (shown.incomes.length === 1) return [first];
  const highest = standing === "draws more" ? findHighest(shown) : undefined;
  const most = shown.incomes.length > 2 ? "the highest of the three" : "the higher of the two";
  const beats = highest === undefined ? "" : `: from ${highest} on it is ${most}`;
  return [first, `${sayHold(lasts)}${beats}.`];
}

/** Says from which age an income falls and what is left of it later; if it falls beyond the chart, how long it holds. */
function sayCourse(income: CheckedIncome, shown: Shown): string {
  const { ages } = shown;
  const falls = income.expected_age_income_reduces;
  const last = ages.at(-1) ?? 0;
  if (falls === null || falls > last) return sayHold(income);
  const amount = formatRand(income.monthly_income);
  const told = falls < TOLD_AGE && ages.includes(TOLD_AGE) ? TOLD_AGE : last;
  if (falls === told) return `${amount} falls from ${falls}`;
  return `${amount} falls from ${falls} and is ${formatTens(expectedAt(income, ages.indexOf(told)))} at ${told}`;
}

/** Projections end at 110. */
function sayHold({ monthly_income, expected_age_income_reduces: falls }: CheckedIncome): string {
  return `${formatTens(monthly_income)} holds ${falls === null ? "past 110" : `until ${falls - 1}`}`;
}

/** The age from which what lasts stays above the other incomes to the chart's end; undefined if there is none. */
function findHighest({ ages, incomes }: Shown): number | undefined {
  const lasts = incomes.at(-1);
  const isHighest = (at: number) =>
    incomes.every((income) => income === lasts || (lasts && expectedAt(income, at) < expectedAt(lasts, at)));
  return ages[ages.map((_, at) => isHighest(at)).lastIndexOf(false) + 1];
}

function buildFigures({ ages, incomes, names }: Shown, person: CheckedPerson): DrawnIncomes {
  const last = ages.length - 1;
  return {
    name: "incomes",
    label: `${capitalise(person.whose)} income by age`,
    ages,
    ageRows: [{ name: person.subject, firstAge: ages[0] ?? 0 }],
    lines: incomes.map((income, line) => ({
      kind: income.kind,
      name: names[line] ?? "",
      keyWords: `${names[line]}: ${formatTens(income.monthly_income)}`,
      values: ages.map((_, at) => expectedAt(income, at)),
    })),
    hasBand: false,
    ends: incomes.map((income, line) => ({
      name: names[line] ?? "",
      note: `${formatTens(expectedAt(income, last))} at ${ages[last]}`,
      value: expectedAt(income, last),
    })),
    events: [],
  };
}

function writeTable({ ages, incomes, names }: Shown): IncomesChart["table"] {
  return {
    caption: "Income a month at each age, today’s rand, before tax: in expected markets, then in poor ones",
    heads: ["Age", ...names, ...names.map((name) => `${name}, poor markets`)],
    rows: ages.map((age, at) => [
      age,
      ...incomes.map((income) => formatTens(expectedAt(income, at))),
      ...incomes.map((income) => formatTens(income.by_age[at]?.poor_income ?? 0)),
    ]),
    minorRows: ages.flatMap((age, at) => (at === 0 || age % STEP_YEARS === 0 ? [] : [at])),
  };
}
