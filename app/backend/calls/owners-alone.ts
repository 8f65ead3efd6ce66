import { PLAN_REACH } from "~/contract/wire/rights";
import type { Person } from "../session/person";

/** Wire fields that only a plan's owner may see, wherever they occur in an answer. */
const OWNERS_ALONE = new Set(["first_figure"]);

const MARK = '"others-';

/** Whether a person only sees plans of others. */
export function readsForOthers(person: Person | undefined): boolean {
  return person !== undefined && !PLAN_REACH[person.role].see.some((whose) => whose === "own");
}

/** Removes the owner's fields from an answer, or a part of one, for anybody else. */
export function leaveOutOwners(answer: unknown): unknown {
  if (Array.isArray(answer)) return answer.map(leaveOutOwners);
  if (typeof answer !== "object" || answer === null) return answer;
  return Object.fromEntries(
    Object.entries(answer).flatMap(([name, value]) =>
      OWNERS_ALONE.has(name) ? [] : [[name, leaveOutOwners(value)]],
    ),
  );
}

/** Marks the version of such an answer, so that the owner's answer is never taken for the cached one. */
export const markVersion = (version: string) => version.replace('"', MARK);

/** Restores the handler's version; undefined for one that was returned to the owner. */
export function unmarkVersion(kept: string): string | undefined {
  return kept.startsWith(MARK) ? kept.replace(MARK, '"') : undefined;
}
