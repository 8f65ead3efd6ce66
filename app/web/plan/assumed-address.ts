import { writePlanAddress } from "~/base/plan-address";
import type { NamedPlan } from "~/base/plan-address";
import { DATED_INCOMES, FUNDS_ONE_BY_ONE } from "~/words/assumed/assumed-line";
import type { LineKey } from "~/words/assumed/assumed-line";

/** Says what a plan was told and what it assumes, line by line. */
export const ASSUMED = "/en/recommended-plan/assumed";

/** Asks for other incomes one by one. */
export const INCOMES = `${ASSUMED}/${DATED_INCOMES}`;

/** Asks for retirement funds one by one. */
export const FUNDS = `${ASSUMED}/${FUNDS_ONE_BY_ONE}`;

/** The query that names the line whose answer was saved. */
export const SAVED_LINE = "saved";

/** The page that asks for one line. */
export function writeLinePath(line: LineKey): string {
  return `${ASSUMED}/${line}`;
}

/** What a line says its answer has just changed, by its place on the page. */
export function nameSaved(line: LineKey): string {
  return `saved-${line}`;
}

/** Back at a line, which says what its answer changed. */
export function writeSavedAddress(line: LineKey, named: NamedPlan): string {
  return `${writePlanAddress(ASSUMED, named, { [SAVED_LINE]: line })}#${nameSaved(line)}`;
}
