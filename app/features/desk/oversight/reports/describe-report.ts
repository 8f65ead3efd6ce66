import { formatRand } from "~/base/money";
import { todayInSouthAfrica } from "~/base/date";
import type { DateFilter, Report, ReportPeriod, ReportRow } from "~/contract/desk/report-operations";
import { findAlike, writeBirth } from "~/words/paper/tell-apart";
import type { NamedPerson } from "~/words/paper/tell-apart";
import { writeDate, writeIsoDate } from "~/words/plan/write-figures";

/** What is counted, by the event whose day counts. */
export const EVENT_WORDS: Record<DateFilter, { choice: string; people: string; column: string }> = {
  planMade: { choice: "Plan made", people: "made a plan", column: "Plan made" },
  planChosen: { choice: "Plan chosen", people: "chose a plan", column: "Plan chosen" },
  accountOpened: { choice: "Account opened", people: "opened an account", column: "Account opened" },
  lastLogin: { choice: "Last login", people: "logged in last", column: "Last login" },
};

type Figure = { name: string; value: string; note?: string };

type DescribedReport = {
  heading: string;
  organisation?: string;
  totals: Figure[];
  chart?: { sentence: string; columns: { name: string; lower: number; total: number }[]; axis: string };
  chartTable?: (string | number)[][];
  heads: string[];
  rows: DescribedRow[];
};

/** A person: who, what tells them from others of the name, the page about them, and what the other columns say. */
type DescribedRow = { name: string; apart: string; to: string; cells: string[] };

export type ReportView = {
  mistakes: { field: string; message: string }[];
  values: Record<string, string>;
  /** Those that an administrator may choose from. */
  organisations?: { value: string; label: string }[];
} & Partial<DescribedReport & { isAdministrator: boolean; next: string; first: string; csv: string }>;

const writeDay = (instant: string | undefined) =>
  instant === undefined ? "–" : writeIsoDate(todayInSouthAfrica(new Date(instant)));

/** A report in words. */
export function describeReport(
  report: Report,
  { dateFilter, hasFigures }: { dateFilter: DateFilter; hasFigures: boolean },
): DescribedReport {
  const { totals, periods, users, start_date, end_date, organisation } = report;
  const { people, column } = EVENT_WORDS[dateFilter];
  const alike = findAlike(users.map(describeNamed));
  const since = `${writeIsoDate(start_date)} to ${writeIsoDate(end_date)}`;
  return {
    heading: totals ? `${countPeople(totals.users)} ${people}, ${since}` : `More who ${people}, ${since}`,
    organisation,
    totals: totals ? describeTotals(totals) : [],
    chart: periods && describeChart(periods, people),
    chartTable: periods?.map(({ from, users: all, users_with_choice }) => [
      writeIsoDate(from),
      all,
      users_with_choice,
      ofHundred(users_with_choice, all),
    ]),
    heads: [
      "Person",
      column,
      "Plans",
      "Chosen",
      "Last here",
      ...(hasFigures ? ["Savings", "Retires"] : ["Organisation"]),
    ],
    rows: users.map((row) => describeRow(row, { hasFigures, alike })),
  };
}

function describeNamed({ userId, name = "Unnamed", birth_date: birthDate }: ReportRow): NamedPerson {
  return { userId, name, birthDate, number: `person ${userId}` };
}

type Shown = { hasFigures: boolean; alike: ReadonlySet<number> };

function describeRow(row: ReportRow, { hasFigures, alike }: Shown): DescribedRow {
  const named = describeNamed(row);
  const savings = row.retirement_savings === undefined ? "–" : formatRand(row.retirement_savings);
  const retires = row.retirement_date === undefined ? "–" : writeDate(row.retirement_date);
  return {
    name: named.name,
    apart: [row.rsaIdNr ?? "No account yet", writeBirth(named, alike)].filter(Boolean).join(" · "),
    to: `/en/admin/${hasFigures ? "clients" : "people"}/${row.userId}`,
    cells: [
      writeDay(row.counted_at),
      String(row.plans),
      writeDay(row.chosen_at),
      writeDay(row.last_login_at),
      ...(hasFigures ? [savings, retires] : [row.organizationName ?? "–"]),
    ],
  };
}

function describeTotals(totals: NonNullable<Report["totals"]>): Figure[] {
  const { users, users_with_choice, plans, plans_chosen, quotes, investments } = totals;
  return [
    { name: "People", value: String(users), note: `${users_with_choice} have chosen a plan` },
    { name: "Their plans", value: String(plans) },
    { name: "Chosen", value: String(plans_chosen), note: `${ofHundred(plans_chosen, plans)} of 100` },
    { name: "Asked for a quote", value: String(quotes), note: `${investments} asked to invest` },
  ];
}

function describeChart(periods: ReportPeriod[], people: string): DescribedReport["chart"] {
  const [first, last] = [periods[0], periods.at(-1)];
  if (!first || !last || periods.every(({ users }) => users === 0)) return undefined;
  const unit = nameDays(first.days);
  return {
    sentence: `${countPeople(last.users)} ${people} in the last ${nameDays(last.days)}; ${last.users_with_choice} of them have a chosen plan. In the first ${unit} there were ${first.users}, of whom ${first.users_with_choice} have one.`,
    columns: periods.map(({ from, users, users_with_choice }) => ({
      name: writeIsoDate(from).replace(/^(\d+ \w{3})\w* \d+$/, "$1"),
      lower: users_with_choice,
      total: users,
    })),
    axis: first.days === 1 ? "day" : `${unit} from`,
  };
}

function nameDays(days: number): string {
  if (days === 1) return "day";
  if (days === 7) return "week";
  return days % 7 === 0 && days <= 28 ? `${days / 7} weeks` : `${days} days`;
}

function countPeople(count: number): string {
  return count === 1 ? "1 person" : `${count} people`;
}

function ofHundred(part: number, whole: number): string {
  return whole === 0 ? "–" : String(Math.round((100 * part) / whole));
}
