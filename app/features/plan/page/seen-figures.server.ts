import { createHash } from "node:crypto";
import type { Recommendation } from "~/contract/plan/recommendation";
import { SEEN_FIELD } from "./seen-fields";

type Shown = readonly { recommendation: Recommendation }[];

/** A hash of the figures on a page, to detect later changes. */
export function hashFigures(shown: Shown): string {
  // The choice and the engine's version are read separately and are no part of the figures.
  const figures = shown.map(({ recommendation }) => ({
    ...recommendation,
    selected: undefined,
    is_outdated: undefined,
  }));
  return createHash("sha256").update(JSON.stringify(figures)).digest("base64url");
}

/** True if a form's page showed these figures: otherwise another window may have changed the plan. */
export function hasSeen(form: FormData, shown: Shown): boolean {
  return form.get(SEEN_FIELD) === hashFigures(shown);
}
