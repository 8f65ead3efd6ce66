import { type NamedPlan, writePlanAddress } from "~/base/plan-address";
import { DATED_INCOMES, FUNDS_ONE_BY_ONE } from "~/words/assumed/assumed-line";
import type { LineKey } from "~/words/plan/assumed-answers";

/** The page that lists a plan's given and assumed facts, line by line. */
export const ASSUMED = "/en/recommended-plan/assumed";

/** The page that asks for other incomes one by one. */
export const INCOMES = `${ASSUMED}/${DATED_INCOMES}`;

/** The page that asks for retirement funds one by one. */
export const FUNDS = `${ASSUMED}/${FUNDS_ONE_BY_ONE}`;

/** The query parameter that names the line whose answer was saved. */
export const SAVED_LINE = "saved";

/** The page that asks for one line. */
export function writeLinePath(line: LineKey): string {
  return `${ASSUMED}/${line}`;
}

/** The id of the message about the change that a line's answer made. */
export function nameSaved(line: LineKey): string {
  return `saved-${line}`;
}

/** The address that returns to a line and shows the change that its answer made. */
export function writeSavedAddress(line: LineKey, named: NamedPlan): string {
  return `${writePlanAddress(ASSUMED, named, { [SAVED_LINE]: line })}#${nameSaved(line)}`;
}
