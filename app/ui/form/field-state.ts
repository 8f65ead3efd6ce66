import { createContext, useContext } from "react";
import { parsePath, readPath } from "~/base/field-path";
import { useMistakes } from "./named-mistakes";

/** The values that a form's fields show, nested as the fields' names are. */
export const ShownValues = createContext<unknown>(undefined);

/**
 * The `id` of a field's control, or of its first choice: `dependants[0].fullName` becomes
 * `dependants-0-fullName`.
 */
export function fieldId(name: string): string {
  return parsePath(name).join("-");
}

export type FieldState = {
  id: string;
  hintId: string | undefined;
  errorId: string | undefined;
  describedBy: string | undefined;
  error: string | undefined;
  /** The field's value: text, or a list where several boxes were ticked. */
  shown: unknown;
};

/** A field's part of the form around it: its mistake, its value, and the ids that link its elements. */
export function useFieldState(name: string, hint?: unknown): FieldState {
  const shown = readPath(useContext(ShownValues), name);
  const error = useMistakes().find(({ field }) => field === name)?.message;
  const id = fieldId(name);
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const describedBy = [hintId, errorId].filter(Boolean).join(" ") || undefined;
  return { id, hintId, errorId, describedBy, error, shown };
}

/** A value as the text of an input; a number has no separators. */
export function textOf(shown: unknown): string {
  return typeof shown === "string" || typeof shown === "number" ? String(shown) : "";
}

/** True if a choice is picked: `shown` is its value, or a list that holds it. */
export function isPicked(shown: unknown, value: string): boolean {
  return Array.isArray(shown) ? shown.map(String).includes(value) : textOf(shown) === value;
}
