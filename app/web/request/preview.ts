import type { ShouldRevalidateFunction } from "@remix-run/react";

/** The intent of a form that a script posts to preview its result on the same page. */
export const PREVIEW = "preview";

/**
 * Skips revalidation after a preview or a refusal, which the page itself shows; any other navigation reloads
 * everything.
 */
export const stayAtPreview: ShouldRevalidateFunction = ({ formData, actionResult }) =>
  formData?.get("intent") !== PREVIEW && !isRefusal(actionResult);

function isRefusal(answer: unknown): boolean {
  return typeof answer === "object" && answer !== null && "fieldErrors" in answer;
}
