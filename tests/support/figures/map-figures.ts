/** Maps the figures on a page or in a PDF to fields of a stored result. */
import { formatRand } from "../../../app/base/money";
import { listDerived } from "./derived-figures";
import { type Figure, readFigures } from "./read-figures";
import {
  findAges,
  listChances,
  listRowsAt,
  listSeriesAt,
  listStored,
  type Source,
  type Stored,
} from "./stored-figures";

/** Chances are shown as so many futures out of 20; chances by age stand beside their age. */
const FUTURES = 20;
const IS_CHANCE = /(success|likely_needs_met|risk_income_\w+)_perct$|target_confidence_level$|^the target$/;

/** The permitted roundings of a stored figure, in the order in which they are tried. */
const ROUNDINGS = {
  rand: {
    "to the rand": Math.round,
    "as a projection, to three figures": (value: number) => Math.round(Number(value.toPrecision(3))),
    "about, to ten rand": (value: number) => Math.round(value / 10) * 10,
  },
  percent: {
    "as it is": (value: number) => value,
    "to a whole percent": (value: number) => Number(value.toFixed(0)),
    "to one decimal": (value: number) => Number(value.toFixed(1)),
    "to two decimals": (value: number) => Number(value.toFixed(2)),
  },
} as const;

/** Finds the field behind a figure; undefined if there is none. */
export type FindField = (figure: Figure, around?: string) => string | undefined;

/** Prepares the search in one stored result. */
export function mapTo(stored: Stored): FindField {
  const written = new Map<string, string>();
  const keep = (source: Source) => {
    for (const key of writeAll(source)) if (!written.has(key)) written.set(key, source.name);
  };
  [...listStored(stored), ...listDerived(stored)].forEach(keep);
  const atAge = new Map<number, Map<string, string>>();
  const findAtAge = (age: number) => {
    const known = atAge.get(age);
    if (known) return known;
    const found = new Map<string, string>();
    const series = listSeriesAt(stored, age);
    if (series.length > 0) found.set("age", "graphs_data.ages");
    for (const { name, cells } of listRowsAt(stored, age))
      found.set(cells.map((amount) => formatCell(name, amount)).join(" "), name);
    for (const source of series)
      for (const key of writeAll(source)) if (!found.has(key)) found.set(key, source.name);
    atAge.set(age, found);
    return found;
  };
  return (figure, around = figure.block) => {
    const row = readRow(figure.block);
    if (row) {
      const names = row.ages.map((age) => findAtAge(age).get(row.cells));
      return names.every(Boolean) ? names[0] : undefined;
    }
    const { kind, value } = figure;
    const stored = written.get(`${kind} ${value}`);
    if (stored) return stored;
    if (kind === "number") return findAge(figure);
    if (kind === "futures") return findChance(figure, readFigures(around));
    if (kind !== "rand") return undefined;
    const beside = readFigures(around);
    return findInSeries(figure, beside) ?? findDifference(figure, beside);
  };

  function findChance({ value }: Figure, beside: readonly Figure[]): string | undefined {
    const ages = beside.flatMap((one) => (one.kind === "number" ? [one.value] : []));
    const chances = [stored.base, ...(stored.edit ? [stored.edit] : [])].flatMap(listChances);
    return chances.find(({ age, percent }) => ages.includes(age) && countFutures(percent) === value)?.name;
  }

  /** The ages of both partners stand below a chart. */
  function findAge({ text, value, block }: Figure): string | undefined {
    if (block !== text) return undefined;
    const { member = 0, partner = member } = findAges(stored, stored.base.common_info.retirement_date);
    return findAtAge(value).get("age") ?? findAtAge(value - partner + member).get("age");
  }

  /** A value of the yearly series stands beside its age. */
  function findInSeries({ value }: Figure, beside: readonly Figure[]): string | undefined {
    const ages = beside.flatMap((one) => (one.kind === "number" ? [one.value] : []));
    return ages.map((age) => findAtAge(age).get(`rand ${value}`)).find(Boolean);
  }

  /** An amount followed by "more" or "less" is the difference of two figures beside it. */
  function findDifference({ text, value, block }: Figure, beside: readonly Figure[]): string | undefined {
    if (!new RegExp(`${text} (more|less)\\b`).test(block)) return undefined;
    const rands = beside.filter((one) => one.kind === "rand");
    const [one, other] =
      rands
        .flatMap((one) => rands.map((other) => [one, other] as const))
        .find(([one, other]) => one.value - other.value === value && other.value > 0) ?? [];
    return one && other && `${one.text} less ${other.text}`;
  }
}

/** A row of a table by age: its age, or all ages that it joins, and its other cells. */
function readRow(block: string): { ages: number[]; cells: string } | undefined {
  const [, from, to = from, cells = ""] =
    /^(\d{2,3})(?: to (\d{2,3}))?((?: \|)? R[\dR| ]+)$/.exec(block) ?? [];
  if (from === undefined) return undefined;
  const ages = Array.from({ length: Number(to) - Number(from) + 1 }, (_, place) => Number(from) + place);
  return { ages, cells: cells.replace(/[| ]+/g, " ").trim() };
}

/** A cell as tables write it: incomes to the rand, other projections to three figures. */
function formatCell(name: string, amount: number): string {
  const shown = name.startsWith("monthly_income") ? Math.round(amount) : Number(amount.toPrecision(3));
  return formatRand(shown).replaceAll("\u00a0", " ");
}

/** All permitted forms of a stored figure. */
function writeAll({ name, unit, value }: Source): string[] {
  if (unit === "rand") return Object.values(ROUNDINGS.rand).map((write) => `rand ${Math.abs(write(value))}`);
  if (unit === "age" || unit === "years" || unit === "count") return [`number ${value}`];
  if (unit !== "percent") return [`${unit} ${value}`];
  const percent = value <= 1 ? value * 100 : value;
  const percents = [value, percent].flatMap((one) =>
    Object.values(ROUNDINGS.percent).map((write) => write(one)),
  );
  const good = countFutures(percent);
  return [
    ...percents.map((one) => `percent ${one}`),
    ...(IS_CHANCE.test(name) ? [`futures ${good}`, `number ${FUTURES - good}`] : []),
    // Shown as a bare number, beside the plan's chance, which says that it is out of twenty.
    ...(name.includes("more_careful_income") ? [`number ${good}`] : []),
  ];
}

/** An uncertain chance never fills or empties the last dot. */
function countFutures(percent: number): number {
  if (percent <= 0 || percent >= 100) return Math.min(Math.max(percent, 0), 100) / (100 / FUTURES);
  return Math.min(FUTURES - 1, Math.max(1, Math.round((percent / 100) * FUTURES)));
}
