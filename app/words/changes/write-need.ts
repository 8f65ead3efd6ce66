/** The needs that a person can change, in words. */
import { parseDayMonthYear, yearsBetween } from "~/base/date";
import { formatRand } from "~/base/money";
import { type Lever, LEVERS } from "~/contract/plan/levers";
import type { SuccessorFacts } from "../plan/name-successor";
import { formatShare, writeDate } from "../plan/write-figures";
import { LEVER_WORDS } from "./lever-words";

/** A need's name within a sentence. */
export function nameNeed(lever: Lever, facts: SuccessorFacts): string {
  return LEVER_WORDS[lever].name?.(facts) ?? LEVERS[lever].name;
}

/** A need's value in its unit: `1 April 2027`, `R150 000`, `45%`, `10 years`. */
export function writeNeed(lever: Lever, value: string | number): string {
  switch (LEVERS[lever].unit) {
    case "day":
      return writeDate(String(value));
    case "rand":
      return formatRand(Number(value));
    case "fraction":
      return formatShare(Number(value));
    case "percent":
      return formatShare(Number(value) / 100);
    case "years":
      return `${Number(value)} ${Number(value) === 1 ? "year" : "years"}`;
    case "yesNo":
      return value === "yes" ? "Yes" : "No";
  }
}

/** How much later or earlier the second day is: `2 years later`. */
export function compareDays(before: string, after: string): string {
  const [from, to] = [parseDayMonthYear(before), parseDayMonthYear(after)];
  if (!from || !to) return "another day";
  const months = Math.round(Math.abs(yearsBetween(from < to ? from : to, from < to ? to : from)) * 12);
  const direction = from < to ? "later" : "earlier";
  if (months < 1) return `a few days ${direction}`;
  const [count, unit] = months % 12 === 0 ? [months / 12, "year"] : [months, "month"];
  return `${count} ${unit}${count === 1 ? "" : "s"} ${direction}`;
}
