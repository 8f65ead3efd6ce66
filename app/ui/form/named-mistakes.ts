import { createContext, useContext } from "react";

/** A mistake in a field. One that follows from another field's mistake has no line of its own in the summary. */
export type NamedMistake = { field: string; message: string; follows?: string };

/** The mistakes that a form's page reports, in the order of its fields. */
export const NamedMistakes = createContext<readonly NamedMistake[]>([]);

/** The mistakes of the surrounding form; empty if there are none. */
export function useMistakes(): readonly NamedMistake[] {
  return useContext(NamedMistakes);
}

/** The library's error messages by field name, as a list in the order of the fields. */
export function listMistakes(fieldErrors: Record<string, string | undefined> = {}): NamedMistake[] {
  return Object.entries(fieldErrors).flatMap(([field, message]) => (message ? [{ field, message }] : []));
}
