import { createHash } from "node:crypto";
import type { Recommendation } from "~/contract/plan/recommendation";
import { SEEN_FIELD } from "./seen-fields";

type Shown = readonly { recommendation: Recommendation }[];

/** A hash of the figures that a page shows, and so another one for other figures. */
export function hashFigures(shown: Shown): string {
  // Which plan was chosen, and whether the engine is newer, are found when they are read.
  const figures = shown.map(({ recommendation }) => ({
    ...recommendation,
    selected: undefined,
    is_outdated: undefined,
  }));
  return createHash("sha256").update(JSON.stringify(figures)).digest("base64url");
}

/** Whether a form comes from a page that showed these figures, so that nobody sends one that was changed in another window. */
export function hasSeen(form: FormData, shown: Shown): boolean {
  return form.get(SEEN_FIELD) === hashFigures(shown);
}
