import { createContext, useContext } from "react";

/** What is wrong with a field. One that follows from another field's mistake has no line of its own in the summary. */
type NamedMistake = { field: string; message: string; follows?: string };

/** The mistakes that a form's page reports, in the order of its fields. */
export const NamedMistakes = createContext<readonly NamedMistake[]>([]);

/** The mistakes of the surrounding form; empty if there are none. */
export function useMistakes(): readonly NamedMistake[] {
  return useContext(NamedMistakes);
}
