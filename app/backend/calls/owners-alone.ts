import { PLAN_REACH } from "~/contract/wire/rights";
import type { Person } from "../session/person";

/** What a plan says to its owner alone, by its name on the wire wherever it stands in an answer. */
const OWNERS_ALONE = new Set(["first_figure"]);

const MARK = '"others-';

/** Whether all plans that somebody may see are those of others. */
export function readsForOthers(person: Person | undefined): boolean {
  return person !== undefined && !PLAN_REACH[person.role].see.some((whose) => whose === "own");
}

/** An answer, or a part of one, for somebody who is not the owner. */
export function leaveOutOwners(answer: unknown): unknown {
  if (Array.isArray(answer)) return answer.map(leaveOutOwners);
  if (typeof answer !== "object" || answer === null) return answer;
  return Object.fromEntries(
    Object.entries(answer).flatMap(([name, value]) =>
      OWNERS_ALONE.has(name) ? [] : [[name, leaveOutOwners(value)]],
    ),
  );
}

/** The version of such an answer: another than the owner's, so that nobody is given the owner's answer as the one they keep. */
export const markVersion = (version: string) => version.replace('"', MARK);

/** The version that the handler knows; undefined for one that somebody else was told. */
export function unmarkVersion(kept: string): string | undefined {
  return kept.startsWith(MARK) ? kept.replace(MARK, '"') : undefined;
}
