import { parseDayMonthYear } from "~/base/date";
import type { ClientCheck, ClientChecks } from "~/contract/living-annuity/client-checks";
import { capitalise, writeCount, writeDayOfYear } from "~/words/plan/write-figures";

/** The list of everybody with a living annuity, or of those whose year begins in one month. */
export const CHECKS_ADDRESS = "/en/admin/living-annuities";

/** The field that names whom an adviser reminds. */
export const REMINDED_FIELD = "client";

const MONTH = new Intl.DateTimeFormat("en-GB", { month: "long", timeZone: "UTC" });

/** A month, 1 to 12, by its name. */
const nameMonth = (month: number) => MONTH.format(new Date(Date.UTC(2026, month - 1, 1)));

/** The month after. */
export const nextMonth = (month: number) => (month % 12) + 1;

/** Where a client is on the way to their next year, and the one act that follows. */
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

/** `Four people’s year begins in December`, where nobody counts as nobody. */
export function sayWhoseYear(total: number, month: number): string {
  const who =
    total === 0 ? "Nobody’s" : total === 1 ? "One person’s" : `${capitalise(writeCount(total))} people’s`;
  return `${who} year begins in ${nameMonth(month)}`;
}

/** `Two more in January`. */
export const sayFollowing = ({ following }: ClientChecks, month: number) =>
  `${capitalise(writeCount(following))} more in ${nameMonth(nextMonth(month))}`;

/** `1 December`: the year goes without saying. */
export function writeYearBegin({ year_begins }: ClientCheck): string {
  return writeDayOfYear(parseDayMonthYear(year_begins) ?? "");
}

/** The client's check, as their adviser opens it. */
export const writeClientCheck = (userId: number) => `/en/living-annuity?client=${userId}`;
