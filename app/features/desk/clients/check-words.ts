import { parseDayMonthYear } from "~/base/date";
import type { ClientCheck, ClientChecks } from "~/contract/living-annuity/client-checks";
import { capitalise, writeCount, writeDayOfYear } from "~/words/plan/write-figures";

/** The list of all clients with a living annuity, or of those whose year begins in one month. */
export const CHECKS_ADDRESS = "/en/admin/living-annuities";

/** The field with the client whom an adviser reminds. */
export const REMINDED_FIELD = "client";

const MONTH = new Intl.DateTimeFormat("en-GB", { month: "long", timeZone: "UTC" });

/** The name of a month, 1 to 12. */
const nameMonth = (month: number) => MONTH.format(new Date(Date.UTC(2026, month - 1, 1)));

export const nextMonth = (month: number) => (month % 12) + 1;

/** A client's progress towards their next year, which decides the row's one action. */
export type CheckState = "drawsTooMuch" | "waits" | "checked";

export function findCheckState(check: ClientCheck): CheckState {
  if (!check.is_checked) return "waits";
  return check.monthly_income > check.lasting_monthly_income ? "drawsTooMuch" : "checked";
}

export const CHECK_STATES = {
  drawsTooMuch: { words: "Draws too much", act: "Talk it over" },
  waits: { words: "Waits for new figures", act: "Do the check" },
  checked: { words: "Checked, it lasts", act: "See the check" },
} as const satisfies Record<CheckState, object>;

/** `Four people’s year begins in December`, or `Nobody’s …`. */
export function sayWhoseYear(total: number, month: number): string {
  const who =
    total === 0 ? "Nobody’s" : total === 1 ? "One person’s" : `${capitalise(writeCount(total))} people’s`;
  return `${who} year begins in ${nameMonth(month)}`;
}

/** `Two more in January`. */
export const sayFollowing = ({ following }: ClientChecks, month: number) =>
  `${capitalise(writeCount(following))} more in ${nameMonth(nextMonth(month))}`;

/** `1 December`, without the year, which is clear. */
export function writeYearBegin({ year_begins }: ClientCheck): string {
  return writeDayOfYear(parseDayMonthYear(year_begins) ?? "");
}

/** The address of the client's check for their adviser. */
export const writeClientCheck = (userId: number) => `/en/living-annuity?client=${userId}`;
