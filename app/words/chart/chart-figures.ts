import { formatRand } from "~/base/money";
import type { DatedEvent } from "./chart-events";
import { formatSeriesAmount, type ShownSeries, VIEW_NAMES } from "./chart-views";
import { type Market, MARKET_NAMES, MARKETS } from "../plan/markets";
import { findGuaranteed, isMixed, type PlanFacts } from "../plan/plan-facts";
import { capitalise, joinWords } from "../plan/write-figures";

/** A line closer to the columns than this fraction is not drawn: the difference would be invisible. */
const SEEN_APART_SHARE = 0.005;

/** Typed names may be long; the axis has room for a short one. */
const LONGEST_NAME = "Partner".length;

/** A part of the columns, with a value for each age. */
type ColumnPart = { name: string; amount: string; note: string; values: readonly number[] };

/** The chart's drawing instructions as plain data. */
export type DrawnFigures = {
  /** Makes the ids of this chart's drawings unique on the page. */
  name: string;
  /** The accessible name, which screen readers read first. */
  label: string;
  ages: readonly number[];
  /** The people whose ages are written under the axis, with each one's age at the first column. */
  ageRows: readonly { name: string; firstAge: number }[];
  /** Income of the chosen market: the annuity below, the unit trust's part above it. */
  columns?: { solid: ColumnPart; striped?: ColumnPart };
  /** The markets as lines; beside columns only the other markets, null where they coincide with the columns. */
  lines: readonly { kind: Market; name: string; values: readonly (number | null)[] }[];
  hasBand: boolean;
  /** Labels at the right end; markets with the same end share one. */
  ends: readonly { name: string; note: string; value: number }[];
  events: readonly DatedEvent[];
};

/** Converts the shown series into drawing data. */
export function buildFigures(shown: ShownSeries, events: readonly DatedEvent[]): DrawnFigures {
  const { facts, view, ages, series, columns } = shown;
  return {
    name: view,
    label: `${VIEW_NAMES[view]} by age${columns ? `, in ${columns.market} markets` : ""}`,
    ages,
    ageRows: listAgeRows(facts, ages[0] ?? 0),
    ...(columns && { columns: stackColumns(facts, columns) }),
    lines: MARKETS.flatMap((kind) => {
      if (kind === columns?.market) return [];
      const values = columns ? keepApart(series[kind], series[columns.market]) : series[kind];
      return [{ kind, name: MARKET_NAMES[kind], values }];
    }),
    hasBand: !columns,
    ends: listEnds(shown),
    events,
  };
}

/** The rows of ages under the axis: the person's, and the partner's if the income supports one. */
export function listAgeRows(
  { common, clientName, partnerName, partnerAge }: PlanFacts,
  firstAge: number,
): DrawnFigures["ageRows"] {
  const own = { name: clientName ? nameBesideAxis(clientName, "Client") : "You", firstAge };
  if (partnerAge === undefined || !partnerName) return [own];
  const name = nameBesideAxis(partnerName, "Partner");
  return [own, { name, firstAge: partnerAge + firstAge - common.age_at_retirement }];
}

function nameBesideAxis(name: string, role: string): string {
  return name.length <= LONGEST_NAME ? capitalise(name) : role;
}

function stackColumns(
  facts: PlanFacts,
  { fromAnnuity, fromUnitTrust }: NonNullable<ShownSeries["columns"]>,
): DrawnFigures["columns"] {
  return {
    solid: {
      name: isMixed(facts) ? "Both annuities" : capitalise(facts.annuityName),
      amount: formatRand(facts.income.fromAnnuity),
      note: isMixed(facts)
        ? `${formatRand(findGuaranteed(facts))} of it guaranteed`
        : facts.isLifeAnnuity
          ? "guaranteed for life"
          : "follows markets",
      values: fromAnnuity,
    },
    striped: fromUnitTrust && {
      name: "Unit trust",
      amount: formatRand(facts.income.fromUnitTrust),
      note: "follows markets",
      values: fromUnitTrust,
    },
  };
}

/** Drops the points of a line that coincide with the columns, except those at which it leaves them. */
function keepApart(values: readonly number[], columns: readonly number[]): (number | null)[] {
  const isApart = (i: number) => {
    const [value, column] = [values[i], columns[i]];
    return (
      value !== undefined && column !== undefined && Math.abs(value - column) > SEEN_APART_SHARE * column
    );
  };
  return values.map((value, i) => (isApart(i - 1) || isApart(i) || isApart(i + 1) ? value : null));
}

function listEnds({ view, ages, series }: ShownSeries): DrawnFigures["ends"] {
  const unit = view === "income" || view === "topups" ? "at" : "left at";
  const write = (market: Market) => {
    const last = series[market].at(-1) ?? 0;
    if (last < 1) return "nothing left";
    return `${formatSeriesAmount(view, last)} ${unit} ${ages.at(-1)}`;
  };
  const notes = [...new Set(MARKETS.map(write))];
  return notes.map((note) => {
    const alike = MARKETS.filter((market) => write(market) === note);
    const names = alike.map((market, index) => (index === 0 ? MARKET_NAMES[market] : market));
    return {
      name: alike.length === MARKETS.length ? "All markets" : joinWords(names),
      note,
      value: series[alike[0] ?? "expected"].at(-1) ?? 0,
    };
  });
}
