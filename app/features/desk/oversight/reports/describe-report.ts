import { formatRand } from "~/base/money";
import type { DateFilter, Report, ReportPeriod, ReportRow } from "~/contract/desk/report-operations";
import { findAlike, type NamedPerson, writeBirth } from "~/words/plan/name-with-birth";
import { writeCount, writeDayOfYear, writeIsoDate } from "~/words/plan/write-figures";
import { writeShortDay } from "~/words/plan/short-days";

/** The names of what a report counts, by the event whose day it goes by. */
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
  heads: { name: string; isFigure?: boolean }[];
  rows: DescribedRow[];
};

/** A person's row: name, birth or number that sets them apart, address of their page, and the other columns. */
type DescribedRow = { name: string; apart: string; to: string; cells: string[] };

export type ReportView = {
  mistakes: { field: string; message: string }[];
  values: Record<string, string>;
  /** The organisations from which an administrator may choose. */
  organisations?: { value: string; label: string }[];
} & Partial<DescribedReport & { isAdministrator: boolean; next: string; first: string; csv: string }>;

/** A report in words. */
export function describeReport(
  report: Report,
  { dateFilter, hasFigures }: { dateFilter: DateFilter; hasFigures: boolean },
): DescribedReport {
  const { totals, periods, users, start_date, end_date, organisation } = report;
  const { people, column } = EVENT_WORDS[dateFilter];
  const alike = findAlike(users.map(describeNamed));
  const isOfOneYear = start_date.slice(0, 4) === end_date.slice(0, 4);
  const first = isOfOneYear ? writeDayOfYear(start_date) : writeIsoDate(start_date);
  const period = `from ${first} to ${writeIsoDate(end_date)}`;
  return {
    heading: totals
      ? `${countPeople(totals.users)} ${people} ${period}`
      : `More people who ${people} ${period}`,
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
      { name: hasFigures ? "Client" : "Person" },
      ...(hasFigures
        ? [{ name: "Savings", isFigure: true }, { name: "Retires" }]
        : [{ name: "Organisation" }]),
      { name: "Plans", isFigure: true },
      { name: column },
      ...(dateFilter === "planChosen" ? [] : [{ name: "Chosen" }]),
      ...(dateFilter === "lastLogin" ? [] : [{ name: "Last here" }]),
    ],
    rows: users.map((row) => describeRow(row, { dateFilter, hasFigures, alike })),
  };
}

function describeNamed({ userId, name = "Unnamed", birth_date: birthDate }: ReportRow): NamedPerson {
  return { userId, name, birthDate, number: `person ${userId}` };
}

type Shown = { dateFilter: DateFilter; hasFigures: boolean; alike: ReadonlySet<number> };

function describeRow(row: ReportRow, { dateFilter, hasFigures, alike }: Shown): DescribedRow {
  const named = describeNamed(row);
  const hasAccount = row.rsaIdNr !== undefined;
  const savings = row.retirement_savings === undefined ? "–" : formatRand(row.retirement_savings);
  return {
    name: [row.surname, row.first_name].filter(Boolean).join(", ") || named.name,
    apart: [writeBirth(named, alike), !hasAccount && "No account yet"].filter(Boolean).join(" · "),
    to: `/en/admin/${hasFigures ? "clients" : "people"}/${row.userId}`,
    cells: [
      ...(hasFigures ? [savings, writeShortDay(row.retirement_date)] : [row.organizationName ?? "–"]),
      String(row.plans),
      writeShortDay(row.counted_at),
      ...(dateFilter === "planChosen" ? [] : [writeShortDay(row.chosen_at)]),
      ...(dateFilter === "lastLogin" ? [] : [writeShortDay(row.last_login_at)]),
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
  return {
    sentence: `${countPeople(last.users)} ${people} in the last ${nameDays(last.days)}${sayChoice(last)}. In the first ${nameDays(first.days)} ${first.users === 0 ? "nobody did" : `${first.users} did${sayChoice(first)}`}.`,
    columns: periods.map(({ from, users, users_with_choice }) => ({
      name: writeIsoDate(from).replace(/^(\d+ \w{3})\w* \d+$/, "$1"),
      lower: users_with_choice,
      total: users,
    })),
    axis: first.days === 1 ? "day" : `${nameDays(first.days)} from`,
  };
}

/** `; 2 have chosen one`; nothing if nobody was counted. */
function sayChoice({ users, users_with_choice: chose }: ReportPeriod): string {
  if (users === 0) return "";
  return `; ${chose === 0 ? "none" : chose} ${chose === 1 ? "has" : "have"} chosen a plan`;
}

function nameDays(days: number): string {
  if (days === 1) return "day";
  if (days === 7) return "week";
  return days % 7 === 0 && days <= 28 ? `${writeCount(days / 7)} weeks` : `${days} days`;
}

function countPeople(count: number): string {
  return count === 1 ? "1 person" : `${count} people`;
}

function ofHundred(part: number, whole: number): string {
  return whole === 0 ? "–" : String(Math.round((100 * part) / whole));
}
