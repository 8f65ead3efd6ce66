import { createHash } from "node:crypto";
import type { Candidate } from "./enter-selection.server";
import { SEEN_FIELD } from "./selection-page";

/** Names the plans that a page shows by their figures: another name for others. */
export function nameFigures(candidates: readonly Candidate[]): string {
  const figures = candidates.map(({ facts }) => ({ ...facts.recommendation, selected: undefined }));
  return createHash("sha256").update(JSON.stringify(figures)).digest("base64url");
}

/** Whether a form comes from a page that showed these plans, so that nobody asks for one that was changed in another window. */
export function hasSeen(form: FormData, candidates: readonly Candidate[]): boolean {
  return form.get(SEEN_FIELD) === nameFigures(candidates);
}
