import type { ShouldRevalidateFunction } from "@remix-run/react";

/** The intent of a form that a script posts to learn what it would come to, in place of the page that a button would lead to. */
export const PREVIEW = "preview";

/** The answer to a preview, and why a form was refused, is shown by the page itself; whatever else leads to a page loads all of it. */
export const stayAtPreview: ShouldRevalidateFunction = ({ formData, actionResult }) =>
  formData?.get("intent") !== PREVIEW && !isRefusal(actionResult);

function isRefusal(answer: unknown): boolean {
  return typeof answer === "object" && answer !== null && "fieldErrors" in answer;
}
